// Every list and detail of podcasts and articles as a free, an expired and a premium member sees it, and as it looks
// once a premium member has signed out. The rows are the first content's own; the memberships are real.

import type { APIRequestContext, Page } from "@playwright/test";
import { fetchRows, type Row } from "./data-api.ts";
import { expectEnglish } from "./fixed-wording.ts";
import { aSession, signIn } from "./sign-in.ts";
import { test as base, expect, visit } from "./visit.ts";

const INCLUDED = "(Đã bao gồm nội dung Premium)";
const LOCK = "This content is exclusive to premium members.";
const UPGRADE = /\/membership\/upgrade$/;

interface Library {
  open: Row;
  closed: Row;
  closedPodcast: Row;
  /** A public podcast with an episode for members. */
  mixed: number;
  closedEpisode: Row;
}

async function createLibrary(request: APIRequestContext): Promise<Library> {
  const { accessToken } = await aSession("premium");
  const first = async (query: string): Promise<Row> => {
    const [row] = await fetchRows(request, query, accessToken);
    if (!row) throw new Error(`the first content has ${query}`);
    return row;
  };
  const closedPodcast = await first(
    "podcast?select=*,category(*)&podcastType=eq.PRIVATE&order=id.asc&limit=1",
  );
  const publicPodcasts = await fetchRows(request, "podcast?select=id&podcastType=eq.PUBLIC");
  const isPublic = new Set(publicPodcasts.map(({ id }) => id));
  const previews = await fetchRows(request, "premiumPreview?kind=eq.episode&order=id.asc");
  const closedEpisode = previews.find(({ podcastId }) => isPublic.has(Number(podcastId)));
  if (!closedEpisode) throw new Error("the first content has a premium episode in a public podcast");
  return {
    open: await first("blog?blogType=eq.PUBLIC&order=id.asc&limit=1"),
    closed: await first("blog?blogType=eq.PRIVATE&order=id.asc&limit=1"),
    closedPodcast,
    mixed: Number(closedEpisode.podcastId),
    closedEpisode,
  };
}

interface Fixtures {
  library: Library;
  /** Responses to the data API's calls of this page. */
  answers: Promise<string>[];
}

const test = base.extend<Fixtures>({
  library: async ({ request }, use) => use(await createLibrary(request)),
  answers: async ({ page }, use) => {
    const answers: Promise<string>[] = [];
    page.on("response", (answer) => {
      if (answer.url().includes("/rest/v1/")) answers.push(answer.text().catch(() => ""));
    });
    await use(answers);
  },
});

const articles = (page: Page) => page.getByRole("region", { name: "Bài viết" }).getByRole("article");
const shelf = (page: Page) => page.getByRole("region", { name: "Dành cho hội viên Premium" });
const episodes = (page: Page) => page.getByRole("region", { name: "Các tập" }).getByRole("article");
const badges = (page: Page) => page.getByRole("main").getByText("Premium", { exact: true });
const getListPath = ({ closedPodcast }: Library) =>
  `/podcast/list/${String(Reflect.get(Object(closedPodcast.category), "slug"))}`;
const named = (page: Page, { title }: Row) => page.getByRole("heading", { name: String(title), exact: true });
const titled = (page: Page, { title }: Row) =>
  page.getByRole("main").getByRole("heading", { name: String(title), exact: true });

/** Some words from the middle of a text, which no excerpt shows. */
function deepWords({ content }: Row): string {
  const lines = String(content)
    .replace(/<[^>]+>/g, "\n")
    .split("\n")
    .filter((line) => line.length > 80);
  return String(lines[3]).slice(0, 50).trim();
}

async function readsPublicArticle(page: Page, { open }: Library): Promise<void> {
  await visit(page, `/blog/detail/${open.id}`);
  await expect(page.getByRole("main").getByText(deepWords(open))).toBeVisible();
  await expect(page.getByText(LOCK, { exact: true })).toHaveCount(0);
}

/** Audio that plays on the page, and elements that only hold the address of a premium sound. */
const premiumSound = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("audio")]
      .filter(({ paused, currentSrc, src }) => !paused || `${currentSrc} ${src}`.includes("/media/premium/"))
      .map(({ currentSrc }) => currentSrc),
  );

/** `home`: where this person is at home. */
async function findsTheDoorsClosed(page: Page, library: Library, home: string): Promise<void> {
  const { closed, closedPodcast, mixed, closedEpisode } = library;
  await visit(page, `/blogs?q=${encodeURIComponent(String(closed.title))}`);
  await expect(page.getByRole("searchbox").first()).toHaveValue(String(closed.title));
  await expect(articles(page).filter({ has: named(page, closed) })).toHaveCount(0);
  await expect(shelf(page).filter({ has: named(page, closed) })).toBeVisible();
  await expect(page.getByText(INCLUDED)).toHaveCount(0);
  await readsPublicArticle(page, library);
  await visit(page, `/blog/detail/${closed.id}`);
  await expectEnglish(page, LOCK);
  await expect(page.getByRole("main").getByText(deepWords(closed))).toHaveCount(0);

  for (const path of ["/podcasts", getListPath(library)]) {
    await visit(page, path);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await expect(page.getByRole("article").filter({ has: named(page, closedPodcast) })).toHaveCount(0);
    await expect(shelf(page).filter({ has: named(page, closedPodcast) })).toBeVisible();
    await expect(page.getByText(INCLUDED)).toHaveCount(0);
    await expect(badges(page)).toHaveCount(0);
  }
  await page.goto(`/podcast/detail/${closedPodcast.id}`);
  await expect(page).toHaveURL(UPGRADE);
  await visit(page, `/podcasts?q=${encodeURIComponent(String(closedEpisode.title))}`);
  await shelf(page)
    .getByRole("link", { name: String(closedEpisode.title), exact: true })
    .click();
  await expect(page).toHaveURL(UPGRADE);

  await visit(page, `/podcast/detail/${mixed}`);
  const locked = episodes(page).filter({ hasText: String(closedEpisode.title) });
  await expect(locked.getByText("Premium", { exact: true })).toBeVisible();
  await expect(locked.getByRole("button")).toHaveCount(0);
  await locked.getByText(String(closedEpisode.title)).click();
  await expect(page).toHaveURL(UPGRADE);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trong nhà còn một căn phòng phía sau");
  expect(await premiumSound(page)).toEqual([]);

  await visit(page, home);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("article").getByText("Premium", { exact: true })).toHaveCount(
    0,
  );
}

async function findsTheDoorsOpen(page: Page, library: Library): Promise<void> {
  const { closed, closedPodcast, mixed, closedEpisode } = library;
  await visit(page, `/blogs?q=${encodeURIComponent(String(closed.title))}`);
  await expect(page.getByText(INCLUDED)).toBeVisible();
  const card = articles(page).filter({
    has: page.getByRole("link", { name: String(closed.title), exact: true }),
  });
  await expect(card.getByText("Premium", { exact: true })).toBeVisible();
  await readsPublicArticle(page, library);
  await visit(page, `/blog/detail/${closed.id}`);
  await expect(page.getByRole("main").getByText(deepWords(closed))).toBeVisible();
  await expect(page.getByText(LOCK, { exact: true })).toHaveCount(0);

  for (const path of ["/podcasts", getListPath(library)]) {
    await visit(page, path);
    await expect(page.getByText(INCLUDED)).toBeVisible();
    await expect(badges(page).first()).toBeVisible();
  }
  await expect(titled(page, closedPodcast)).toBeVisible();
  await visit(page, `/podcast/detail/${closedPodcast.id}`);
  await expect(page.getByRole("heading", { level: 1, name: String(closedPodcast.title) })).toBeVisible();

  await visit(page, `/podcast/detail/${mixed}`);
  const entry = episodes(page).filter({ hasText: String(closedEpisode.title) });
  await entry.getByRole("button", { name: /^Nghe / }).click();
  await expect(entry.getByRole("button", { name: /^Nghe / })).toHaveAttribute("aria-pressed", "true");
  const source = () =>
    page
      .locator("audio")
      .first()
      .evaluate((audio: HTMLAudioElement) => audio.currentSrc);
  await expect.poll(source).toMatch(/\/media\/premium\/.*signature=/);

  await visit(page, "/my-home");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
}

/** No row for members, no address of their sound: not on the screen, and not in what was sent. */
async function expectNothingClosed(answers: readonly Promise<string>[]): Promise<void> {
  const told = (await Promise.all(answers)).join("\n");
  expect(told).not.toMatch(/"(blog|podcast|episode)Type":\s*"PRIVATE"/);
  expect(told).not.toContain("/media/premium/");
}

for (const kind of ["free", "expired"] as const) {
  test(`a member whose membership is ${kind} finds what is public, and locks where there is more`, async ({
    page,
    baseURL,
    library,
    answers,
  }) => {
    test.setTimeout(120_000);
    await signIn(page, await aSession(kind), baseURL ?? "");
    await findsTheDoorsClosed(page, library, "/my-home");
    await expectNothingClosed(answers);
  });
}

test("a premium member finds everything open, and everything closed again after signing out", async ({
  page,
  baseURL,
  library,
  answers,
}) => {
  test.setTimeout(180_000);
  await signIn(page, await aSession("premium"), baseURL ?? "");
  await findsTheDoorsOpen(page, library);
  await visit(page, "/about");
  await page.getByRole("button", { name: "Tài khoản của bạn" }).click();
  await expect(page.getByRole("banner").getByText("Premium", { exact: true })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Đăng xuất" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Premium", { exact: true })).toHaveCount(0);
  answers.length = 0;
  await findsTheDoorsClosed(page, library, "/");
  await expectNothingClosed(answers);
});

test("a premium member whose session ends while a list is open sees it close without a reload", async ({
  page,
  baseURL,
}) => {
  await signIn(page, await aSession("premium"), baseURL ?? "");
  await visit(page, "/blogs");
  await expect(page.getByText(INCLUDED)).toBeVisible();
  await page.evaluate(() => void window.dispatchEvent(new Event("logout")));
  await expect(page.getByRole("banner").getByRole("link", { name: "Đăng nhập" })).toBeVisible();
  await expect(page.getByText(INCLUDED)).toHaveCount(0);
});
