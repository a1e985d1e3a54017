import type { Page } from "@playwright/test";
import { hasBeenHere } from "./companion-data.ts";
import { aMember } from "./members.ts";
import { signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

test.beforeEach(async ({ page, request, baseURL }) => {
  await signIn(page, await aMember(request), baseURL ?? "");
  await hasBeenHere(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/chat/map");
  await page.getByRole("button", { name: "Tôi đã sẵn sàng!" }).click();
  await expect(words(page).getByRole("listitem")).toHaveCount(3);
});

const words = (page: Page) => page.getByRole("list", { name: "Cuộc trò chuyện", exact: true });
const box = (page: Page) => page.getByRole("textbox", { name: "Lời bạn viết" });
const choices = (page: Page) => page.getByRole("list", { name: "Chạm để chọn, hoặc cứ viết tiếp" });
const choice = (page: Page, name: string) => choices(page).getByRole("button", { name, exact: true });

async function say(page: Page, text: string): Promise<void> {
  const before = await words(page).getByRole("listitem").count();
  const stop = page.getByRole("button", { name: "Dừng câu trả lời" });
  await expect(stop).toHaveCount(0);
  await box(page).fill(text);
  await box(page).press("Enter");
  await expect(words(page).getByRole("listitem")).toHaveCount(before + 2);
  await expect(stop).toHaveCount(0);
}

test("a member taps what it is about, keeps what they were writing, and it costs nothing", async ({
  page,
}) => {
  await say(page, "Mẹ cứ so sánh mình với con nhà người ta.");
  await expect(choices(page).getByRole("button")).toHaveText([
    "Chuyện bị đem ra so sánh",
    "Chuyện khác",
    "Chỉ viết thôi",
  ]);
  await expect(page.getByText("Còn 4 tin nhắn trong phiên này")).toBeVisible();
  await page.reload();
  await box(page).fill("Đang viết dở");
  await choice(page, "Chuyện bị đem ra so sánh").click();
  await expect(words(page).getByRole("listitem").last()).toContainText(/đem ra so|qua một người khác/);
  await expect(page.getByText("Còn 4 tin nhắn trong phiên này")).toBeVisible();
  await expect(choices(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue("Đang viết dở");
});

test("a member in doubt is asked once, and no is believed", async ({ page }) => {
  await say(page, "Mình thấy mình là gánh nặng.");
  await expect(words(page).getByRole("listitem").last()).toContainText("Mình hỏi cho chắc");
  await choice(page, "Không, chỉ là mệt").click();
  await expect(words(page).getByRole("listitem").last()).toContainText("mình tin bạn");
  await expect(page.getByText("Còn 5 tin nhắn trong phiên này")).toBeVisible();
});

test("a member who is harmed finds a way out, and can delete the conversation", async ({ page }) => {
  await say(page, "Nghe tiếng xe ba về là mình run.");
  await choice(page, "Có").click();
  await expect(page.getByRole("heading", { name: "Bạn cần được an toàn trước đã" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Thoát nhanh" })).toBeVisible();
  await page.getByRole("button", { name: "Xóa cuộc trò chuyện này" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Trang viết trong ngày");
  await dialog.getByRole("button", { name: /^Xóa/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Nghe tiếng xe ba về là mình run.")).toHaveCount(0);
});

test("a member who leaves quickly is elsewhere at once", async ({ page }) => {
  await page.route("https://www.google.com/**", (route) => route.fulfill({ body: "thời tiết" }));
  await say(page, "Chồng đánh mình tối qua.");
  const before = await page.evaluate(() => history.length);
  await page.getByRole("button", { name: "Thoát nhanh" }).click();
  await page.waitForURL(/google\.com/);
  // In the place of the conversation, so that Back does not lead to it.
  expect(await page.evaluate(() => history.length)).toBe(before);
});
