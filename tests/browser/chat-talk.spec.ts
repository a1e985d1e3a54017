import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { after, answers, createSession, hasBeenHere, mockCompanion, said } from "./companion-data.ts";
import { expectEnglish } from "./fixed-wording.ts";
import { aMember } from "./members.ts";
import { signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

test.beforeEach(async ({ page, request, baseURL }) => {
  await signIn(page, await aMember(request), baseURL ?? "");
  await hasBeenHere(page);
});

const words = (page: Page) => page.getByRole("list", { name: "Cuộc trò chuyện", exact: true });
const line = (page: Page, n: number) => words(page).getByRole("listitem").nth(n);
const box = (page: Page) => page.getByRole("textbox", { name: "Lời bạn viết" });
const ready = (page: Page) => page.getByRole("button", { name: "Tôi đã sẵn sàng!" });
const send = (page: Page) => page.getByRole("button", { name: "Gửi", exact: true });
const end = (page: Page) => page.getByRole("button", { name: "Kết thúc phiên" });
/** From here on a frame is never later than what React draws after an answer: as on a busy phone. */
const framesComeFirst = (page: Page) =>
  page.evaluate(() => {
    window.requestAnimationFrame = (callback) => {
      callback(performance.now());
      return 0;
    };
  });

test("a member talks with the real companion from the first word to the last", async ({ page }) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/chat/map");
  await expect(line(page, 0)).toContainText("AI");
  await expect(box(page)).toHaveCount(0);
  await ready(page).click();
  await expect(words(page).getByRole("listitem")).toHaveCount(3);
  await expect(page.getByText("Còn 5 tin nhắn trong phiên này")).toBeVisible();
  const story = [
    "Hôm nay họp xong mình mệt muốn khóc.",
    "Chắc là vì cả buổi chẳng ai hỏi tới mình.",
    "Hồi nhỏ ở nhà cũng vậy, mình hay ngồi một góc.",
    "Mình nghĩ mình muốn được nhìn thấy.",
    "Ừ, mình sẽ nói với chị một câu.",
  ];
  for (const [i, sentence] of story.entries()) {
    await expect(page.getByRole("button", { name: "Dừng câu trả lời" })).toHaveCount(0);
    await box(page).fill(sentence);
    await box(page).press("Enter");
    await expect(words(page).getByRole("listitem")).toHaveCount(5 + 2 * i);
    await expect(page.getByRole("button", { name: "Dừng câu trả lời" })).toHaveCount(0);
    await expect(
      words(page)
        .getByRole("listitem")
        .nth(4 + 2 * i)
        .locator("p")
        .last(),
    ).not.toBeEmpty();
  }
  await expect(box(page)).toBeDisabled();
  await expect(box(page)).toHaveAttribute("placeholder", "Phiên đã đạt giới hạn 5 tin nhắn");
  const before = await words(page).innerText();
  await page.reload();
  await expect(words(page).getByRole("listitem")).toHaveCount(13);
  expect(await words(page).innerText()).toBe(before);

  await end(page).click();
  const dialog = page.getByRole("dialog", { name: "Chia sẻ điều bạn khám phá được" });
  await dialog.getByRole("textbox").fill("Mình muốn được nhìn thấy.");
  await dialog.getByRole("button", { name: "Lưu" }).click();
  await expect(page.getByText("Phiên trò chuyện đã kết thúc")).toBeVisible();
  await expect(page.getByRole("button", { name: /Mình muốn được nhìn thấy.*Đã kết thúc/ })).toBeVisible();
});

test("a fresh conversation has one button; it sends the fixed words, once", async ({ page }) => {
  const companion = await mockCompanion(page, { sessions: [createSession("a")] });
  await visit(page, "/chat/map");
  await expect(line(page, 0)).toContainText("Chào bạn, mình là AI.");
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await ready(page).click();
  await expect(line(page, 2)).toContainText("Mình nghe bạn.");
  expect(companion.asked.map(({ question }) => question)).toEqual(["Tôi đã sẵn sàng"]);
  await expect(box(page)).toBeFocused();
  await expect(end(page)).toBeVisible();
});

test("a conversation that has its first message is not greeted again", async ({ page }) => {
  const companion = await mockCompanion(page, {
    sessions: [createSession("a")],
    messages: { a: said("Chào bạn") },
  });
  await visit(page, "/chat/map");
  await expect(ready(page)).toBeEnabled();
  expect(companion.introduced).toEqual([]);
});

test("the keyboard sends with Enter, and neither nothing, nor a letter that is being put together", async ({
  page,
}) => {
  const companion = await mockCompanion(page, { sessions: [createSession("a")], messages: { a: after(0) } });
  await visit(page, "/chat/map");
  await box(page).press("Enter");
  await box(page).fill("   ");
  await box(page).press("Enter");
  await expect(send(page)).toBeDisabled();
  await box(page).fill("Mình mệt");
  await box(page).press("Shift+Enter");
  await box(page).pressSequentially("quá");
  await box(page).dispatchEvent("keydown", { key: "Enter", keyCode: 229, isComposing: true });
  await expect(box(page)).toHaveValue("Mình mệt\nquá");
  expect(companion.asked).toEqual([]);
  await box(page).press("Enter");
  await expect(line(page, 4)).toContainText("Mình nghe bạn.");
  await expect(box(page)).toHaveValue("");
  expect(companion.asked.map(({ question }) => question)).toEqual(["Mình mệt\nquá"]);
  expect(companion.asked[0]?.key).toMatch(/^[0-9a-f]{32}$/);
});

test("the box grows with the words and then scrolls", async ({ page }) => {
  await mockCompanion(page, { sessions: [createSession("a")], messages: { a: after(0) } });
  await visit(page, "/chat/map");
  const height = () => box(page).evaluate((element) => element.getBoundingClientRect().height);
  expect(await height()).toBe(57);
  await box(page).fill("Một\nHai");
  const two = await height();
  expect(two).toBeGreaterThan(57);
  await box(page).fill("Một\nHai\nBa\nBốn\nNăm\nSáu");
  expect(await height()).toBe(120);
  await box(page).fill("");
  expect(await height()).toBe(57);
});

test("a reply is awaited under three dots, written out letter by letter, and can be shown at once", async ({
  page,
}) => {
  await page.clock.install();
  const text = "Mình nghe bạn nói. ".repeat(10).trim();
  let reply: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    reply = resolve;
  });
  await mockCompanion(page, {
    sessions: [createSession("a")],
    messages: { a: after(0) },
    answer: async (route) => {
      await asked;
      await answers(text)(route);
    },
  });
  await visit(page, "/chat/map");
  await expect(line(page, 2)).toContainText("Mình nghe đây.");
  await box(page).fill("Mình mệt");
  await box(page).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Companion đang nghĩ..." })).toHaveCount(1);
  await expect(send(page)).toHaveCount(0);
  reply();
  const written = async () => (await line(page, 4).locator("p").last().textContent())?.length ?? 0;
  await expect(page.getByRole("button", { name: "Hiện cả câu trả lời" })).toBeVisible();
  await expect(page.getByText("Companion đang nghĩ...")).toHaveCount(0);
  const from = await written();
  await page.clock.runFor(1000);
  await expect.poll(async () => (await written()) - from).toBeGreaterThanOrEqual(49);
  expect((await written()) - from).toBeLessThan(70);
  const height = await line(page, 4).evaluate((element) => element.clientHeight);
  await page.getByRole("button", { name: "Hiện cả câu trả lời" }).click();
  await expect(line(page, 4)).toContainText(text);
  expect(await line(page, 4).evaluate((element) => element.clientHeight)).toBe(height);
  await page.clock.runFor(100);
  await expect(page.locator("#live-region")).toHaveText(`Companion: ${text}`);
});

test("what a member is writing is still there after a reload and another conversation", async ({ page }) => {
  await mockCompanion(page, {
    sessions: [
      createSession("a", { title: "Chuyện họp" }),
      createSession("b", { title: "Chuyện của má", createdAt: "2026-01-05T02:00:00Z" }),
    ],
    messages: { a: after(0), b: after(1) },
  });
  await visit(page, "/chat/map");
  await box(page).fill("Mình đang viết dở");
  await page.getByRole("button", { name: /^Chuyện của má/ }).click();
  await expect(box(page)).toHaveValue("");
  await page.reload();
  await page.getByRole("button", { name: /^Chuyện họp/ }).click();
  await expect(box(page)).toHaveValue("Mình đang viết dở");
  await page.getByRole("button", { name: "Tài khoản của bạn" }).click();
  await page.getByRole("link", { name: "Đăng xuất" }).click();
  await expect(page).toHaveURL("/");
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft"))),
  ).toEqual([]);
});

test("a title that comes with a reply names the conversation", async ({ page }) => {
  await mockCompanion(page, {
    sessions: [createSession("a")],
    messages: { a: after(0) },
    answer: answers("Mình nghe bạn.", { title: "Buổi họp dài" }),
  });
  await visit(page, "/chat/map");
  await box(page).fill("Mình mệt");
  await send(page).click();
  await expect(page.getByRole("button", { name: /^Buổi họp dài/ })).toBeVisible();
});

test("the fifth message closes the box of Inner Map, and nothing opens by itself", async ({ page }) => {
  await page.clock.install();
  await mockCompanion(page, { sessions: [createSession("a")], messages: { a: after(4) } });
  await visit(page, "/chat/map");
  await expect(page.getByText("Còn 1 tin nhắn trong phiên này")).toBeVisible();
  await box(page).fill("Lời cuối");
  await box(page).press("Enter");
  await expect(box(page)).toBeDisabled();
  await expect(box(page)).toHaveAttribute("placeholder", "Phiên đã đạt giới hạn 5 tin nhắn");
  await expectEnglish(page, "Session reached limit of 5 messages");
  await page.clock.runFor(60_000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a member leaves without a note, and Escape leaves nothing", async ({ page }) => {
  const companion = await mockCompanion(page, { sessions: [createSession("a")], messages: { a: after(1) } });
  await visit(page, "/chat/map");
  await end(page).click();
  const dialog = page.getByRole("dialog", { name: "Chia sẻ điều bạn khám phá được" });
  await expect(dialog).toContainText("Share what you discovered");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  expect(companion.ended).toEqual([]);
  await end(page).click();
  await dialog.getByRole("button", { name: "Bỏ qua" }).click();
  await expect(page.getByText("Phiên trò chuyện đã kết thúc")).toBeVisible();
  expect(companion.ended).toEqual([{ id: "a", summary: "" }]);
});

test.describe("an end that the server refuses", () => {
  test.use({ expectedComplaint: /The conversation could not be ended/ });

  test("is only logged: the conversation stays open, and the note is not lost", async ({ page }) => {
    await mockCompanion(page, { sessions: [createSession("a")], messages: { a: after(1) } });
    await page.route("**/complete", (route) => route.fulfill({ status: 500, json: {} }));
    await visit(page, "/chat/map");
    await end(page).click();
    await page.getByRole("dialog").getByRole("textbox").fill("Mình cần ngủ");
    await page.getByRole("dialog").getByRole("textbox").press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
    await expect(box(page)).toBeEnabled();
    await end(page).click();
    await expect(page.getByRole("dialog").getByRole("textbox")).toHaveValue("Mình cần ngủ");
  });
});

test("a member takes the page of their own words along: copied, printed, saved", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 390, height: 844 });
  const createdAt = new Date(2026, 10, 22, 12).toISOString();
  const session = { status: "completed", title: "Một ngày họp", summary: "Mình cần nghỉ.", createdAt };
  await mockCompanion(page, { sessions: [createSession("a", session)], messages: { a: after(2) } });
  await visit(page, "/chat/map");
  const own = page.getByRole("article", { name: "Một ngày họp" });
  await expect(own).toContainText("Chủ Nhật, 22 tháng 11, 2026 · Inner Map");
  await expect(own).toContainText("Mình cần nghỉ.");
  await expect(own).toContainText("Lời thứ 2");
  await expect(own).not.toContainText("Mình nghe");

  await page.getByRole("button", { name: "Sao chép" }).click();
  await expect(page.locator("#live-region")).toHaveText("Đã sao chép trang của bạn.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split("\n\n").slice(2)).toEqual(["Mình cần nghỉ.", "Lời thứ 1", "Lời thứ 2\n"]);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Lưu thành tệp" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("ben-trong-2026-11-22.md");
  expect(await readFile(await file.path(), "utf8")).toMatch(
    /^# Một ngày họp\n\n\*Chủ Nhật.*\n\n> Mình cần nghỉ\./,
  );
  await expect(page.locator("#live-region")).toHaveText("Đã lưu vào tệp ben-trong-2026-11-22.md.");

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "In ra" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "");
  await page.emulateMedia({ media: "print" });
  await expect(own).toBeVisible();
  await expect(words(page)).toBeHidden();
  expect((await page.locator("body").innerText()).trim()).toBe((await own.innerText()).trim());
});

test("a note that was skipped is added later, and a failure keeps its words", async ({ page }) => {
  const { sessions } = await mockCompanion(page, {
    sessions: [createSession("a", { status: "completed", summary: "", title: "Một ngày họp" })],
    messages: { a: after(1) },
  });
  await visit(page, "/chat/map");
  const add = page.getByRole("button", { name: "Ghi lại điều bạn nhận ra" });
  await add.click();
  const note = page.getByRole("textbox", { name: "Điều bạn nhận ra" });
  await expect(note).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(add).toBeFocused();
  await add.click();
  await note.fill("Mình cần nghỉ.");
  await page.route("**/summary", (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await page.getByRole("button", { name: "Lưu", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Chưa lưu được" })).toBeVisible();
  await expect(note).toHaveValue("Mình cần nghỉ.");
  await framesComeFirst(page);
  await page.getByRole("button", { name: "Lưu", exact: true }).click();
  await expect(page.getByRole("article", { name: "Một ngày họp" })).toContainText("Mình cần nghỉ.");
  await expect(page.getByRole("button", { name: "Sửa điều đã ghi" })).toBeFocused();
  expect(sessions[0]?.summary).toBe("Mình cần nghỉ.");
});
