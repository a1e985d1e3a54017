import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { fetchRows, type Row, tableFails } from "./data-api.ts";
import { aMember, call } from "./members.ts";
import { type SignedIn, signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

const follow = (page: Page) => page.getByRole("button", { name: "Theo dõi" });
const about = (page: Page) => page.getByRole("complementary", { name: "Về podcast này" });
const followed = (page: Page) => page.getByRole("region", { name: "Bạn đang theo dõi" });
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("followedPodcasts") ?? "[]"));

/** Podcasts that no other test follows. */
async function twoPodcasts(request: APIRequestContext, skip: number): Promise<[Row, Row]> {
  const [first, second] = await fetchRows(
    request,
    `podcast?select=id,title&order=id.desc&offset=${skip}&limit=2`,
  );
  if (!first || !second) throw new Error("The first content has more podcasts");
  return [first, second];
}

const listFollows = async (request: APIRequestContext, { accessToken }: SignedIn): Promise<number[]> =>
  (await fetchRows(request, "follow?select=podcastId&order=podcastId", accessToken)).map((row) =>
    Number(row.podcastId),
  );

/** Signs in where a visitor has been reading: what the browser keeps besides stays. */
async function becomeMember(page: Page, { password: _, ...session }: SignedIn & { password?: string }) {
  await page.evaluate((user) => localStorage.setItem("user", user), JSON.stringify(session));
}

async function elsewhere(browser: Browser, baseURL: string, session: SignedIn): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signIn(page, session, baseURL);
  return page;
}

test("a visitor who signs in takes along what they followed, wherever they land", async ({
  page,
  request,
}) => {
  const [one, two] = await twoPodcasts(request, 0);
  for (const { id } of [one, two]) {
    await visit(page, `/podcast/detail/${id}`);
    await follow(page).click();
    await expect(about(page)).toContainText("Được nhớ trong trình duyệt này.");
  }
  const member = await aMember(request);
  await call(request, "/rest/v1/follow", { token: member.accessToken, data: { podcastId: two.id } });
  await becomeMember(page, member);
  await visit(page, "/about");
  await expect.poll(() => kept(page)).toEqual([]);
  expect(await listFollows(request, member)).toEqual([one.id, two.id].sort((a, b) => a - b));
  await visit(page, `/podcast/detail/${one.id}`);
  await expect(follow(page)).toHaveAttribute("aria-pressed", "true");
  await expect(about(page)).not.toContainText("Được nhớ trong trình duyệt này.");
  await visit(page, "/podcasts");
  await expect(followed(page).getByRole("listitem")).toHaveCount(2);
});

test("a visitor's list waits in the browser while the account cannot be reached", async ({
  page,
  request,
}) => {
  const [one] = await twoPodcasts(request, 2);
  await visit(page, `/podcast/detail/${one.id}`);
  await follow(page).click();
  const member = await aMember(request);
  await becomeMember(page, member);
  await tableFails(page, "follow", 503);
  await visit(page, "/about");
  expect(await kept(page)).toEqual([one.id]);
  await page.unrouteAll();
  await page.reload();
  await expect.poll(() => kept(page)).toEqual([]);
  expect(await listFollows(request, member)).toEqual([one.id]);
});

test("a podcast that is gone, or that the account may not see, does not hold back the others", async ({
  page,
  request,
}) => {
  const [one] = await twoPodcasts(request, 4);
  const [hidden] = await fetchRows(request, "premiumPreview?select=id&kind=eq.podcast&limit=1");
  await visit(page, "/about");
  const ids = [99_999_999, hidden?.id, one.id];
  await page.evaluate((text) => localStorage.setItem("followedPodcasts", text), JSON.stringify(ids));
  const member = await aMember(request);
  await becomeMember(page, member);
  await visit(page, "/about");
  await expect.poll(() => kept(page)).toEqual([]);
  expect(await listFollows(request, member)).toEqual([one.id]);
});

test("two members and a visitor each read the right number", async ({ page, request, browser, baseURL }) => {
  test.setTimeout(150_000);
  const [one] = await twoPodcasts(request, 6);
  const path = `/podcast/detail/${one.id}`;
  const [first, second] = [await aMember(request), await aMember(request)];
  await signIn(page, first, baseURL ?? "");
  const other = await elsewhere(browser, baseURL ?? "", second);
  await visit(page, path);
  await expect(about(page)).not.toContainText("người theo dõi");
  await follow(page).click();
  await expect(about(page)).toContainText("Bạn đang theo dõi");
  await expect(follow(page)).toBeEnabled();
  await visit(other, path);
  await expect(about(other)).toContainText("1 người theo dõi");
  await follow(other).click();
  await expect(about(other)).toContainText("Bạn và 1 người khác đang theo dõi");
  await expect(follow(other)).toBeEnabled();
  await page.reload();
  await expect(about(page)).toContainText("Bạn và 1 người khác đang theo dõi");
  await follow(page).click();
  await expect(follow(page)).toBeEnabled();
  await expect(about(page)).toContainText("1 người theo dõi");
  await other.reload();
  await expect(about(other)).toContainText("Bạn đang theo dõi");
  // What a visitor is shown may be a minute old.
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await visit(visitor, path);
  await expect(follow(visitor)).toBeEnabled();
  await expect(async () => {
    await visitor.reload();
    await expect(about(visitor)).toContainText("1 người theo dõi", { timeout: 2_000 });
  }).toPass({ timeout: 90_000 });
  await expect(about(visitor)).not.toContainText("Bạn");
  for (const opened of [other, visitor]) await opened.context().close();
});

test("a member is told when following could not be saved or asked", async ({ page, request, baseURL }) => {
  const [one] = await twoPodcasts(request, 8);
  await signIn(page, await aMember(request), baseURL ?? "");
  await visit(page, `/podcast/detail/${one.id}`);
  await expect(follow(page)).toBeEnabled();
  await tableFails(page, "follow", 500);
  await follow(page).click();
  await expect(about(page).getByRole("alert")).toContainText("Chưa lưu được.");
  await expect(follow(page)).toHaveAttribute("aria-pressed", "false");
  await visit(page, "/podcasts");
  const failed = page.getByRole("alert").filter({ hasText: "Chưa tải được danh sách bạn đang theo dõi." });
  await expect(failed).toBeVisible();
  await page.unrouteAll();
  await failed.getByRole("button", { name: "Thử lại" }).click();
  await expect(failed).toHaveCount(0);
});

test("a podcast that somebody may not see cannot be followed by them", async ({ request }) => {
  const [hidden] = await fetchRows(request, "premiumPreview?select=id&kind=eq.podcast&limit=1");
  const member = await aMember(request);
  const data = { podcastId: hidden?.id };
  const refused = await call(request, "/rest/v1/follow", { token: member.accessToken, data });
  expect(refused.status()).toBe(403);
  const missing = await call(request, "/rest/v1/follow", {
    token: member.accessToken,
    data: { podcastId: 99_999_999 },
  });
  expect(missing.ok()).toBe(false);
  expect(await listFollows(request, member)).toEqual([]);
});
