import type { Page } from "@playwright/test";
import { after, createSession, hasBeenHere, mockCompanion } from "./companion-data.ts";
import { aMember } from "./members.ts";
import { problemsOn } from "./problems.ts";
import { signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

test.beforeEach(async ({ page, request, baseURL }) => {
  await signIn(page, await aMember(request), baseURL ?? "");
  await hasBeenHere(page);
  await mockCompanion(page, { sessions: [createSession("a")], messages: { a: after(2) } });
});

const panel = (page: Page) => page.getByRole("dialog", { name: "Điều Companion ghi nhớ" });
const open = async (page: Page) => {
  await page.getByRole("button", { name: "Điều Companion ghi nhớ" }).click();
  await expect(panel(page).getByRole("switch").first()).toBeVisible();
};

test("a member writes, changes and removes what the companion may remember", async ({ page }) => {
  await visit(page, "/chat/map");
  await open(page);
  const notes = panel(page).getByRole("listitem");
  const use = panel(page).getByRole("switch", { name: "Dùng ghi chú trong những lần sau" });
  await expect(use).not.toBeChecked();
  await use.click();
  await panel(page).getByRole("textbox", { name: "Thêm ghi chú" }).fill("Mình hay mất ngủ trước ngày họp");
  await panel(page).getByRole("button", { name: "Thêm ghi chú" }).click();
  await expect(notes).toHaveText(/Mình hay mất ngủ trước ngày họp/);

  await notes.getByRole("button", { name: "Sửa" }).click();
  await notes.getByRole("textbox", { name: "Sửa" }).fill("Mình ngủ ngon khi có tiếng mưa");
  await notes.getByRole("button", { name: "Lưu" }).click();
  await page.reload();
  await open(page);
  await expect(use).toBeChecked();
  await expect(notes).toHaveText(/Mình ngủ ngon khi có tiếng mưa/);
  expect(await problemsOn(page)).toEqual([]);

  await notes.getByRole("button", { name: "Xóa" }).click();
  await notes.getByRole("button", { name: "Giữ lại" }).click();
  await expect(notes).toHaveCount(1);
  await notes.getByRole("button", { name: "Xóa" }).click();
  await notes.getByRole("button", { name: "Xóa" }).click();
  await expect(notes).toHaveCount(0);
  await page.reload();
  await open(page);
  await expect(panel(page).getByText("Chưa có ghi chú nào.")).toBeVisible();
});

for (const [colorScheme, width] of [
  ["light", 1280],
  ["dark", 390],
] as const) {
  test(`nobody is shut out of a conversation, ${colorScheme}, ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await visit(page, "/chat/map");
    await expect(page.getByText("Mình nghe lời thứ 2.")).toBeVisible();
    expect(await problemsOn(page)).toEqual([]);
  });
}
