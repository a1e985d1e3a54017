import type { Page } from "@playwright/test";
import { after, createSession, hasBeenHere, mockCompanion, said } from "./companion-data.ts";
import { aMember } from "./members.ts";
import { signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

test.beforeEach(async ({ page, request, baseURL }) => {
  await signIn(page, await aMember(request), baseURL ?? "");
  await hasBeenHere(page);
});

const list = (page: Page) => page.getByRole("navigation", { name: "Các cuộc trò chuyện" });
/** Beside each stands a button of a picture alone, which removes it. */
const WITH_WORDS = { hasText: /\S/ };
const entries = (page: Page) => list(page).getByRole("button").filter(WITH_WORDS);
const entry = (page: Page, name: string | RegExp) =>
  list(page).getByRole("button", { name }).filter(WITH_WORDS);
const words = (page: Page) => page.getByRole("list", { name: "Cuộc trò chuyện", exact: true });
const at = (...when: [number, number, number, number, number]) => new Date(...when).toISOString();

test("a member sees their conversations under their days, by the names they have", async ({ page }) => {
  const there = new Date(Date.now() + 7 * 3_600_000);
  // One minute before the browser's midnight, in Vietnam.
  const yesterday = new Date(
    Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate() - 1, 16, 59),
  ).toISOString();
  await mockCompanion(page, {
    sessions: [
      createSession("a", { createdAt: at(2026, 0, 5, 9, 0), status: "finished", summary: "", title: "" }),
      createSession("b", {
        createdAt: yesterday,
        status: "completed",
        summary: "Mình cần ngủ",
        title: "Chuyện họp",
      }),
      createSession("c", { title: "Chuyện của má" }),
      createSession("d", { mode: "portal", title: "Của Inner Ping" }),
    ],
    messages: { c: after(1), b: said("Chào bạn", "Tôi đã sẵn sàng") },
  });
  await visit(page, "/chat/map");
  await expect(list(page).getByRole("heading")).toHaveText([
    "Hôm nay",
    "Hôm qua",
    "Thứ Hai, 5 tháng 1, 2026",
  ]);
  await expect(entries(page)).toHaveCount(3);
  await expect(entry(page, "Chuyện của má")).toContainText("Đang trò chuyện");
  await expect(entry(page, "Chuyện của má")).toHaveAttribute("aria-current", "true");
  await expect(entry(page, "Mình cần ngủ")).toContainText("Đã kết thúc");
  const untitled = entry(page, /^Phiên 1: Cuộc trò chuyện chưa có tiêu đề/);
  await expect(untitled).toContainText("Session 1: conversation without a title");

  await expect(words(page).getByRole("listitem")).toHaveCount(5);
  await expect(words(page).getByRole("listitem").first()).toContainText("Đây là AI, không phải người");
  await expect(words(page).getByRole("listitem").nth(3)).toContainText(
    /Lời thứ 1.*Hôm nay \d\d:\d\d|Hôm qua/,
  );
  await entry(page, "Mình cần ngủ").click();
  await expect(page.getByText("Phiên trò chuyện đã kết thúc")).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await page.reload();
  await expect(entry(page, "Mình cần ngủ")).toHaveAttribute("aria-current", "true");
});

test("a member who has no conversation finds one opened; after that only the button opens one", async ({
  page,
}) => {
  const companion = await mockCompanion(page, { sessions: [] });
  await visit(page, "/chat/portal");
  await expect(page.getByRole("button", { name: "Tôi đã sẵn sàng!" })).toBeEnabled();
  expect(companion.opened).toEqual(["portal"]);
  expect(companion.introduced).toEqual(["new-1"]);
  await page.reload();
  await expect(page.getByRole("button", { name: "Tôi đã sẵn sàng!" })).toBeEnabled();
  expect(companion.opened).toEqual(["portal"]);
  await page.getByRole("button", { name: "Cuộc trò chuyện mới" }).click();
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).first()).toHaveAttribute("aria-current", "true");
  expect(companion.opened).toEqual(["portal", "portal"]);
});

test("a member hides the list, shows it again, and finds the ways from it", async ({ page }) => {
  await mockCompanion(page, { sessions: [createSession("a")], messages: { a: after(0) } });
  await visit(page, "/chat/map");
  const ways = page.getByRole("navigation", { name: "Công cụ khác" });
  await expect(ways.getByRole("button", { name: /Inner Scenes.*Sắp ra mắt/ })).toBeDisabled();
  await expect(ways.getByRole("link", { name: "Nâng cấp gói" })).toHaveAttribute("href", "/upgrade-ai-chat");
  await page.getByRole("button", { name: "Ẩn danh sách" }).click();
  await expect(list(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Hiện danh sách" }).click();
  await ways.getByRole("link", { name: /Inner Ping/ }).click();
  await expect(page).toHaveURL(/\/chat\/portal/);
  await expect(page.getByRole("heading", { level: 1, name: "Inner Ping" })).toBeVisible();
  await page.getByRole("button", { name: "Tài khoản của bạn" }).click();
  await expect(page.getByRole("link", { name: "Trang cá nhân" })).toHaveAttribute("href", "/dashboard");
  await expect(page.getByRole("link", { name: "Đăng xuất" })).toBeVisible();
});

test("a member on a phone draws the list over the conversation, and it goes once they chose", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await mockCompanion(page, {
    sessions: [
      createSession("a", { title: "Chuyện của má", createdAt: at(2026, 0, 5, 9, 0) }),
      createSession("b", { title: "Chuyện họp" }),
    ],
    messages: { a: said("Chào bạn", "Tôi đã sẵn sàng", "Má khỏe không?"), b: after(0) },
  });
  await visit(page, "/chat/map");
  await page.getByRole("button", { name: "Hiện danh sách" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Chuyện của má/ })
    .click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(words(page)).toContainText("Má khỏe không?");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("a member with many conversations sees the newest ones, and older ones when asked", async ({ page }) => {
  const all = Array.from({ length: 70 }, (_, n) =>
    createSession(`s${n}`, { title: `Chuyện ${n}`, createdAt: at(2026, 0, 1 + n, 9, 0) }),
  );
  await mockCompanion(page, { sessions: all, messages: { s0: after(0), s69: after(0) } });
  await page.route("**/rest/v1/session?*", (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const newest = all.toReversed();
    const found = newest.filter(({ id }) => !asked.has("id") || asked.get("id") === `eq.${id}`);
    const rows = found.slice(0, Number(asked.get("limit") ?? found.length));
    return route.fulfill({
      json: rows,
      headers: { "Content-Range": `0-${rows.length - 1}/${found.length}` },
    });
  });
  // Fifty, the one that stands open, however old it is, and the button for more.
  await visit(page, "/chat/map?s=s0");
  await expect(entries(page)).toHaveCount(52);
  await expect(entry(page, "Chuyện 0")).toHaveAttribute("aria-current", "true");
  await list(page).getByRole("button", { name: "Xem thêm cuộc trò chuyện cũ" }).click();
  await expect(entries(page)).toHaveCount(70);
  await expect(list(page).getByRole("button", { name: "Xem thêm cuộc trò chuyện cũ" })).toHaveCount(0);
});

test("a member reads their list from elsewhere when its table fails", async ({ page }) => {
  await mockCompanion(page, { sessions: [], messages: { a: after(0) } });
  await page.route("**/rest/v1/session?*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.route("**/functions/v1/session", (route) =>
    route.fulfill({
      json: { data: [createSession("a", { title: "Chuyện họp" }), createSession("b", { mode: "portal" })] },
    }),
  );
  await visit(page, "/chat/map");
  await expect(entries(page)).toHaveCount(1);
  await expect(entry(page, "Chuyện họp")).toBeVisible();
});

test("a member whose list cannot be loaded at all may ask again", async ({ page }) => {
  await mockCompanion(page, {
    sessions: [createSession("a", { title: "Chuyện họp" })],
    messages: { a: after(0) },
  });
  let isAway = true;
  for (const path of ["**/rest/v1/session?*", "**/functions/v1/session"]) {
    await page.route(path, (route) => (isAway ? route.abort("internetdisconnected") : route.fallback()));
  }
  await page.route("**/auth/v1/user", (route) => (isAway ? route.abort() : route.fallback()));
  await visit(page, "/chat/map");
  await expect(page.getByText("Không thể kết nối đến server. Vui lòng thử lại sau!")).toBeVisible();
  isAway = false;
  await list(page).getByRole("button", { name: "Thử lại" }).click();
  await expect(entry(page, "Chuyện họp")).toBeVisible();
});

test("a member whose month is used up is told kindly and can still read", async ({ page }) => {
  await mockCompanion(page, {
    sessions: [createSession("a", { title: "Chuyện họp" })],
    messages: { a: after(2) },
  });
  await page.route("**/functions/v1/session", (route) =>
    route.fulfill({
      status: 403,
      json: { success: false, code: "allowance_used", error: "Tháng này bạn đã dùng hết 3 cuộc trò chuyện." },
    }),
  );
  await visit(page, "/chat/map");
  await page.getByRole("button", { name: "Cuộc trò chuyện mới" }).click();
  await expect(page.getByText("Tháng này bạn đã dùng hết 3 cuộc trò chuyện.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Xem các gói" })).toHaveAttribute("href", "/upgrade-ai-chat");
  await expect(words(page)).toContainText("Lời thứ 2");
});

test("a member removes a conversation after being told what that means, and reads on in another", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const removed: string[] = [];
  const sessions = [
    createSession("a", { title: "Chuyện của má", createdAt: at(2026, 0, 5, 9, 0) }),
    createSession("b", { title: "Chuyện họp" }),
  ];
  await mockCompanion(page, {
    sessions,
    messages: { a: said("Chào bạn", "Tôi đã sẵn sàng", "Má khỏe không?") },
  });
  await page.route("**/functions/v1/session/b", (route) => {
    if (route.request().method() !== "DELETE") return route.fallback();
    removed.push("b");
    return route.fulfill({ status: removed.length === 1 ? 500 : 200, json: { success: removed.length > 1 } });
  });
  await visit(page, "/chat/map");
  await page.getByRole("button", { name: "Hiện danh sách" }).click();
  const bin = page.getByRole("button", { name: "Xóa cuộc trò chuyện: Chuyện họp" });
  const dialog = page.getByRole("dialog", { name: "Xóa cuộc trò chuyện này?" });
  await bin.click();
  await expect(dialog).toContainText("Mọi lời đã nói trong đó mất hẳn");
  await expect(dialog).toContainText("không được hoàn lại");
  await dialog.getByRole("button", { name: "Giữ lại" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(bin).toBeFocused();
  // The drawer is still open, so the page behind it is still held.
  await expect(page.locator("html")).toHaveClass(/overflow-hidden/);
  expect(removed).toEqual([]);
  await bin.click();
  await dialog.getByRole("button", { name: "Xóa hẳn" }).click();
  await expect(dialog).toContainText("Chưa xóa được");
  await dialog.getByRole("button", { name: "Xóa hẳn" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(entry(page, "Chuyện họp")).toHaveCount(0);
  await expect(entry(page, "Chuyện của má")).toHaveAttribute("aria-current", "true");
  await expect(list(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(words(page)).toContainText("Má khỏe không?");
});

test("a member gives a conversation a name of their own, in its place in the list", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { sessions } = await mockCompanion(page, {
    sessions: [createSession("a", { title: "Chuyện họp", summary: "Mình cần ngủ" })],
    messages: { a: after(1) },
  });
  await visit(page, "/chat/map");
  await page.getByRole("button", { name: "Hiện danh sách" }).click();
  const pencil = page.getByRole("button", { name: "Đổi tên cuộc trò chuyện: Mình cần ngủ" });
  const name = page.getByRole("textbox", { name: "Tên cuộc trò chuyện" });
  await pencil.click();
  await expect(name).toBeFocused();
  await name.fill("Không dùng");
  await page.keyboard.press("Escape");
  // The drawer is still there, and so is the old name.
  await expect(pencil).toBeFocused();
  await pencil.click();
  await name.fill("   ");
  await expect(page.getByRole("button", { name: "Lưu tên" })).toBeDisabled();
  await page.keyboard.press("Enter");
  await name.fill(` Đêm   mất ngủ `);
  await page.route("**/name", (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Chưa đổi được tên" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(entry(page, "Đêm mất ngủ")).toBeVisible();
  await expect(page.locator("#live-region")).toHaveText("Đã đổi tên thành “Đêm mất ngủ”.");
  await expect(page.getByRole("button", { name: "Đổi tên cuộc trò chuyện: Đêm mất ngủ" })).toBeFocused();
  expect(sessions[0]?.name).toBe("Đêm mất ngủ");
});

test("a conversation of another day is not gone on with unasked", async ({ page }) => {
  const old = createSession("a", { createdAt: at(2026, 0, 5, 9, 0) });
  const messages = { a: said("Chào bạn", "Tôi đã sẵn sàng", "Mình nghe đây.", "Hôm đó mình mệt.") };
  const companion = await mockCompanion(page, { sessions: [old], messages });
  await visit(page, "/chat/map");
  const offer = page.getByRole("region", { name: "Lần trước bạn đang viết dở" });
  await expect(offer).toContainText("Thứ Hai, 5 tháng 1, 2026");
  await expect(offer).toContainText("Hôm đó mình mệt.");
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await offer.getByRole("button", { name: "Viết tiếp" }).click();
  await expect(words(page)).toContainText("Hôm đó mình mệt.");
  await expect(page.getByRole("textbox", { name: "Lời bạn viết" })).toBeEnabled();
  await visit(page, "/chat/map");
  await offer.getByRole("button", { name: "Bắt đầu mới" }).click();
  await expect(page.getByRole("button", { name: "Tôi đã sẵn sàng!" })).toBeVisible();
  expect(companion.opened).toEqual(["map"]);
});

test("a conversation of another day in which nothing was written stands open as it is", async ({ page }) => {
  const old = createSession("a", { createdAt: at(2026, 0, 5, 9, 0) });
  await mockCompanion(page, { sessions: [old], messages: { a: said("Chào bạn") } });
  await visit(page, "/chat/map");
  await expect(page.getByRole("button", { name: "Tôi đã sẵn sàng!" })).toBeVisible();
});
