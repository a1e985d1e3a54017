import type { Page } from "@playwright/test";
import { after, createSession, hasBeenHere, mockCompanion } from "./companion-data.ts";
import { aMember } from "./members.ts";
import { signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

test.beforeEach(async ({ page, request, baseURL }) => {
  await page.clock.install();
  await signIn(page, await aMember(request), baseURL ?? "");
  await hasBeenHere(page);
});

const box = (page: Page) => page.getByRole("textbox", { name: "Lời bạn viết" });
const question = (page: Page) => page.getByRole("dialog", { name: "Bạn đã nhận ra điều gì về chính mình?" });
const left = (n: number) => `Còn lại ${n} tin nhắn trước khi phiên tự động kết thúc`;
const portal = (id: string, given = {}) => createSession(id, { mode: "portal", ...given });

async function say(page: Page, words: string): Promise<void> {
  await box(page).fill(words);
  await box(page).press("Enter");
  await expect(page.getByText("Mình nghe bạn.").last()).toBeAttached();
  await page.clock.runFor(400);
  await expect(page.getByRole("button", { name: "Dừng câu trả lời" })).toHaveCount(0);
}

test("Inner Ping counts down, and asks its question 16 seconds after the last message", async ({ page }) => {
  const companion = await mockCompanion(page, { sessions: [portal("a")], messages: { a: after(3) } });
  await visit(page, "/chat/portal");
  await expect(page.getByText(left(2))).toBeVisible();
  await box(page).fill("Lời thứ tư");
  await box(page).press("Enter");
  await expect(page.getByText(left(1))).toBeVisible();
  await expect(box(page)).toBeEnabled();
  await page.clock.runFor(1000);
  await box(page).fill("Lời cuối");
  await box(page).press("Enter");
  await expect(box(page)).toBeDisabled();
  await expect(page.getByText(/^Còn lại/)).toHaveCount(0);
  await page.clock.runFor(15_000);
  await expect(question(page)).toHaveCount(0);
  await page.clock.runFor(1_000);
  await question(page).getByRole("textbox").fill("Mình nhớ nhà.");
  await question(page).getByRole("button", { name: "Lưu" }).click();
  await expect(page.getByText("Phiên trò chuyện đã kết thúc")).toBeVisible();
  expect(companion.ended).toEqual([{ id: "a", summary: "Mình nhớ nhà." }]);
});

for (const [way, leave] of [
  ["saving nothing", (page: Page) => question(page).getByRole("button", { name: "Lưu" }).click()],
  ["skipping", (page: Page) => question(page).getByRole("button", { name: "Bỏ qua" }).click()],
  ["closing", (page: Page) => page.keyboard.press("Escape")],
] as const) {
  test(`coming back to a full conversation asks at once, and ${way} ends it with what was there`, async ({
    page,
  }) => {
    const companion = await mockCompanion(page, {
      sessions: [portal("a", { summary: "Có sẵn từ trước" })],
      messages: { a: after(5) },
    });
    await visit(page, "/chat/portal");
    await expect(question(page)).toBeVisible();
    await leave(page);
    await expect(page.getByText("Phiên trò chuyện đã kết thúc")).toBeVisible();
    expect(companion.ended).toEqual([{ id: "a", summary: "Có sẵn từ trước" }]);
  });
}

test("a member who goes to another conversation meanwhile is not asked there", async ({ page }) => {
  const companion = await mockCompanion(page, {
    sessions: [
      portal("a", { title: "Hôm nay" }),
      portal("b", { title: "Dạo trước", createdAt: "2026-01-05T02:00:00Z" }),
    ],
    messages: { a: after(4), b: after(1) },
  });
  await visit(page, "/chat/portal");
  await expect(page.getByText(left(1))).toBeVisible();
  await say(page, "Lời cuối");
  await page.getByRole("button", { name: /^Dạo trước/ }).click();
  await expect(page.getByText(left(4))).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(companion.ended).toEqual([]);
});
