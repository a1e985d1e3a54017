import type { BrowserContext, Page } from "@playwright/test";
import { aMember, isAccepted } from "./members.ts";
import { aSession, signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

// What pages tell the console of a call without an answer that they could use.
const CALL_FAILED = /^The .+ (could not be loaded|failed) /;
const REFRESH = "**/auth/v1/token?grant_type=refresh_token";
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "null"));
const accountMenu = (page: Page) => page.getByRole("button", { name: "Tài khoản của bạn" });
const login = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Đăng nhập" });

/** Every logout event of this browser's pages, over reloads. */
async function logoutEvents(context: BrowserContext): Promise<string[]> {
  const events: string[] = [];
  await context.exposeFunction("tellLogout", (path: string) => void events.push(path));
  await context.addInitScript(() => {
    window.addEventListener("logout", () => Reflect.get(window, "tellLogout")(location.pathname));
  });
  return events;
}

const dispatchLogout = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event("logout")));

/** The token in storage is worth nothing any more; the refresh token is what it was. */
const spoilToken = (page: Page) =>
  page.addInitScript(() => {
    if (sessionStorage.getItem("spoilt")) return;
    sessionStorage.setItem("spoilt", "once");
    const user = JSON.parse(localStorage.getItem("user") ?? "null");
    if (user) localStorage.setItem("user", JSON.stringify({ ...user, accessToken: "worn-out" }));
  });

test("a member whose token is worn out notices nothing: one renewal, and every call is made again", async ({
  page,
  request,
  baseURL,
}) => {
  const events = await logoutEvents(page.context());
  await signIn(page, await aMember(request, "Đỗ Quang Huy"), baseURL ?? "");
  await spoilToken(page);
  let renewals = 0;
  page.on("request", (asked) => asked.url().includes("grant_type=refresh_token") && renewals++);
  await visit(page, "/my-home");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Đỗ Quang Huy");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  expect((await stored(page)).accessToken).toMatch(/^ey/);
  expect(renewals).toBe(1);
  expect(events).toEqual([]);
});

// Calls that were refused may still tell the console so before the page is gone.
test.describe("a member whose session is over", () => {
  test.use({ expectedComplaint: CALL_FAILED });

  test("is signed out once, however many calls were refused", async ({ page, baseURL }) => {
    const events = await logoutEvents(page.context());
    await signIn(page, { ...(await aSession("free")), accessToken: "worn-out" }, baseURL ?? "");
    await page.goto("/my-home");
    await expect(page).toHaveURL("/login");
    expect(await stored(page)).toBeNull();
    expect(events).toEqual(["/my-home"]);
    // And comes back here after signing in.
    expect(await page.evaluate(() => localStorage.getItem("redirectAfterLogin"))).toBe("/my-home");
  });

  test("is signed out once, too, when the new token is refused as well", async ({
    page,
    request,
    baseURL,
  }) => {
    const events = await logoutEvents(page.context());
    await signIn(page, await aMember(request), baseURL ?? "");
    await page.route("**/rest/v1/membership**", (route) => route.fulfill({ status: 401, json: {} }));
    await page.goto("/my-home");
    await expect(page).toHaveURL("/login");
    expect(events).toEqual(["/my-home"]);
  });
});

test("a member without a network keeps the session, and reads why nothing comes", async ({
  page,
  request,
  baseURL,
}) => {
  const member = await aMember(request);
  await signIn(page, member, baseURL ?? "");
  await page.route("**/auth/v1/**", (route) => route.abort("internetdisconnected"));
  await visit(page, "/about");
  const banner = page
    .getByRole("alert")
    .filter({ hasText: "Không thể kết nối đến server. Vui lòng thử lại sau!" });
  await expect(banner).toBeVisible();
  await banner.getByRole("button", { name: "Đóng" }).click();
  await expect(page.getByText("Không thể kết nối đến server.")).toHaveCount(0);
  expect((await stored(page)).accessToken).toBe(member.accessToken);
});

test.describe("a member whose renewal meets no server", () => {
  test.use({ expectedComplaint: CALL_FAILED });

  test("keeps the session", async ({ page, request, baseURL }) => {
    const events = await logoutEvents(page.context());
    const member = await aMember(request);
    await signIn(page, { ...member, accessToken: "worn-out" }, baseURL ?? "");
    await page.route(REFRESH, (route) => route.abort("internetdisconnected"));
    const asked = page.waitForRequest(/refresh_token/);
    await visit(page, "/my-home");
    await asked;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await stored(page)).refreshToken).toBe(member.refreshToken);
    expect(events).toEqual([]);
  });
});

test("two tabs with the same worn-out token renew it once, and both go on", async ({
  context,
  page,
  request,
  baseURL,
}) => {
  await signIn(page, { ...(await aMember(request)), accessToken: "worn-out" }, baseURL ?? "");
  let renewals = 0;
  context.on("request", (asked) => asked.url().includes("grant_type=refresh_token") && renewals++);
  const other = await context.newPage();
  await Promise.all([page.goto("/my-home"), other.goto("/my-home")]);
  for (const each of [page, other]) {
    await expect(each.getByRole("main").getByRole("article").first()).toBeVisible();
    await expect(each).toHaveURL("/my-home");
  }
  expect(renewals).toBe(1);
});

test("two tabs renew once where the browser has no locks, too", async ({
  context,
  page,
  request,
  baseURL,
}) => {
  await context.addInitScript(() => Object.defineProperty(navigator, "locks", { value: undefined }));
  await signIn(page, { ...(await aMember(request)), accessToken: "worn-out" }, baseURL ?? "");
  const other = await context.newPage();
  await Promise.all([page.goto("/my-home"), other.goto("/my-home")]);
  for (const each of [page, other]) {
    await expect(each.getByRole("main").getByRole("article").first()).toBeVisible();
    await expect(each).toHaveURL("/my-home");
  }
  expect((await stored(page)).accessToken).toMatch(/^ey/);
});

test("a token is renewed before it runs out, while the page just stands there", async ({
  page,
  request,
  baseURL,
}) => {
  const member = await aMember(request);
  await signIn(page, member, baseURL ?? "");
  await page.clock.install();
  await visit(page, "/about");
  await expect(accountMenu(page)).toBeVisible();
  const renewed = page.waitForResponse(/grant_type=refresh_token/);
  await page.clock.fastForward("01:00:00");
  expect((await renewed).ok()).toBe(true);
  await expect.poll(async () => (await stored(page)).refreshToken).not.toBe(member.refreshToken);
});

test("the logout event, from wherever it comes, ends the session and leaves the protected page", async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page, await aMember(request), baseURL ?? "");
  await visit(page, "/my-home");
  await page.evaluate(() => localStorage.setItem("LS_SHOW_MODAL", "true"));
  await dispatchLogout(page);
  await expect(page).toHaveURL("/login");
  expect(await stored(page)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem("LS_SHOW_MODAL"))).toBeNull();
  const asked = page.waitForRequest("**/rest/v1/podcast?**");
  await page.goto("/about");
  await expect(login(page)).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Podcasts" }).click();
  expect((await asked).headers().authorization).toBe("");
});

test("a member who signs out in one tab is signed out in the other, where nothing of theirs stays", async ({
  context,
  page,
  request,
  baseURL,
}) => {
  const member = await aMember(request, "Phạm Thùy Dương");
  await signIn(page, member, baseURL ?? "");
  const other = await context.newPage();
  await visit(page, "/about");
  await visit(other, "/my-home");
  await expect(other.getByRole("heading", { level: 1 })).toContainText("Phạm Thùy Dương");
  await accountMenu(page).click();
  await page.getByRole("link", { name: "Đăng xuất" }).click();
  await expect(page).toHaveURL("/");
  await expect(login(page)).toBeVisible();
  await expect(other).toHaveURL("/login");
  await expect(other.getByText("Phạm Thùy Dương")).toHaveCount(0);
  await expect.poll(() => isAccepted(request, member.accessToken)).toBe(false);
});

test("a premium reader who signs out leaves nothing premium on the screen", async ({
  page,
  baseURL,
  request,
}) => {
  const session = await aSession("premium");
  const answer = await request.get("/rest/v1/blog?select=id,title&blogType=eq.PRIVATE&limit=1", {
    headers: {
      apikey: await page.request.get("/login").then(keyIn),
      Authorization: `Bearer ${session.accessToken}`,
    },
  });
  const [secret] = await answer.json();
  await signIn(page, session, baseURL ?? "");
  await visit(page, `/blog/detail/${secret.id}`);
  await expect(page.locator("article p").first()).toBeVisible();
  const words = await page.locator("article p").last().innerText();
  await dispatchLogout(page);
  await expect(page.getByRole("link", { name: "Đăng nhập" }).first()).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
});

async function keyIn(answer: { text(): Promise<string> }): Promise<string> {
  return /"publicKey":"([^"]+)"/.exec(await answer.text())?.[1] ?? "";
}

test("somebody who signs in in another tab is greeted here too, and what was typed stays", async ({
  context,
  page,
  request,
}) => {
  const member = await aMember(request);
  await visit(page, "/about");
  const other = await context.newPage();
  await visit(other, "/about");
  const { password: _kept, ...session } = member;
  await other.evaluate((user) => localStorage.setItem("user", JSON.stringify(user)), session);
  await expect(accountMenu(page)).toBeVisible();
});
