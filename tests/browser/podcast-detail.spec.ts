import type { APIRequestContext, Page } from "@playwright/test";
import { fetchRows, mockTable, type Row, tableFails, tablesWait } from "./data-api.ts";
import { expectEnglish } from "./fixed-wording.ts";
import { anEpisode, aPodcast, buildPlaylist, episodes, goInside, requestsTo } from "./podcast-data.ts";
import { createAxe } from "./problems.ts";
import { aSession, type SignedIn, signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

const playlist = (page: Page) => page.getByRole("region", { name: "Các tập" });
const rows = (page: Page) => playlist(page).getByRole("article");
/** The first row itself: it plays. */
const listen = (page: Page) =>
  rows(page)
    .first()
    .getByRole("button", { name: /^Nghe / });
const related = (page: Page) => page.getByRole("region", { name: "Nghe thêm" });
const about = (page: Page) => page.getByRole("complementary", { name: "Về podcast này" });
const follow = (page: Page) => page.getByRole("button", { name: "Theo dõi" });
const said = (page: Page, message: string) => page.getByText(message, { exact: true });

/** Podcast 1 as the test makes it up, opened inside the site. */
async function open(page: Page, links: object[], given: Record<string, unknown> = {}): Promise<void> {
  const own = aPodcast(1, { followerCount: 0, ...given });
  await page.route("**/rest/v1/podcast?*", (route) =>
    route.fulfill({
      json: route.request().url().includes("id=eq.1&") ? [own] : [2, 3, 4, 5].map((id) => aPodcast(id)),
    }),
  );
  await mockTable(page, "podcastEpisode", links);
  await mockTable(page, "premiumPreview", []);
  await visit(page, "/about");
  await goInside(page, "/podcast/detail/1");
}

/** The podcast with public and premium episodes of the first content. */
async function mixed(request: APIRequestContext): Promise<Row> {
  const locked = await fetchRows(request, "premiumPreview?kind=eq.episode&order=id.asc");
  const open = await fetchRows(request, "podcast?select=id,title");
  const found = open.find(({ id }) => locked.some(({ podcastId }) => podcastId === id));
  if (!found) throw new Error("The first content has such a podcast");
  return found;
}

const hidden = async (request: APIRequestContext): Promise<Row> => {
  const [podcast] = await fetchRows(request, "premiumPreview?kind=eq.podcast&order=id.asc&limit=1");
  if (!podcast) throw new Error("The first content has a premium podcast");
  return podcast;
};

test.describe("a visitor of a podcast", () => {
  test("finds its head, its episodes, what is known about it, and three like it", async ({ page }) => {
    await open(page, buildPlaylist(...episodes(3)), { title: "Mưa đêm", description: "Nghe mưa." });
    await expect(page.getByRole("heading", { level: 1, name: "Mưa đêm" })).toBeVisible();
    await expect(page.getByText("Nghe mưa.")).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    await expect(about(page)).not.toContainText("người theo dõi");
    await expect(about(page)).toContainText("01/10/2026");
    await expect(related(page).getByRole("article")).toHaveCount(3);
    await expect(page.getByRole("region", { name: "Trình phát âm thanh" })).toBeInViewport();
    await expect(page).toHaveTitle(/^Mưa đêm · /);
  });

  test("hears the episodes in the podcast's own order", async ({ page }) => {
    const links = buildPlaylist(anEpisode(7), anEpisode(3), anEpisode(5)).map((link, place) => ({
      ...link,
      position: [3, 1, 2][place],
    }));
    await open(page, links);
    await expect(rows(page).getByRole("heading")).toHaveText([/Tập số 3/, /Tập số 5/, /Tập số 7/]);
  });

  test("reads the whole of an episode's notes, and nothing starts to play", async ({ page }) => {
    const notes = `Mắt hoa hay tay tê thì nghỉ. ${"Một câu nữa của lời dặn. ".repeat(12)}Uống ngụm nước rồi thôi.`;
    await open(page, buildPlaylist(anEpisode(901, { description: notes })));
    const text = page.getByText(notes.slice(0, 20));
    const isCut = () => text.evaluate((element) => element.scrollHeight > element.clientHeight);
    expect(await isCut()).toBe(true);
    await page.getByText("Đọc hết").click();
    expect(await isCut()).toBe(false);
    await expect(rows(page).locator("[aria-pressed=true]")).toHaveCount(0);
    await page.getByText("Thu lại").click();
    expect(await isCut()).toBe(true);
  });

  test("plays all of it with one button, and sees which episode sounds", async ({ page, request }) => {
    const podcast = await mixed(request);
    await visit(page, `/podcast/detail/${podcast.id}`);
    await page.getByRole("button", { name: "Nghe từ đầu" }).click();
    const first = listen(page);
    await expect(first).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("main").getByRole("button", { name: "Tạm dừng" }).click();
    await expect(first).toHaveAttribute("aria-pressed", "false");
    await page.getByRole("main").getByRole("button", { name: "Nghe tiếp" }).click();
    await expect(first).toHaveAttribute("aria-pressed", "true");
  });

  test("sees premium episodes in their places with a lock, and is led on by them", async ({
    page,
    request,
  }) => {
    const podcast = await mixed(request);
    const [preview] = await fetchRows(request, `premiumPreview?kind=eq.episode&podcastId=eq.${podcast.id}`);
    await visit(page, `/podcast/detail/${podcast.id}`);
    const locked = rows(page).filter({ hasText: String(preview?.title) });
    await expect(locked.getByText("Premium", { exact: true })).toBeVisible();
    await expect(locked.getByRole("button")).toHaveCount(0);
    await locked.getByText(String(preview?.title)).click();
    await expect(page).toHaveURL("/membership/upgrade");
    await expect(page.locator("audio")).toHaveCount(0);
  });

  test("is led to Premium by a podcast that is for members, and never told that it is missing", async ({
    page,
    request,
  }) => {
    const podcast = await hidden(request);
    await visit(page, "/about");
    await page.goto(`/podcast/detail/${podcast.id}`);
    await expect(page).toHaveURL("/membership/upgrade");
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });

  test("asks for what is public, joined inwards", async ({ page }) => {
    const asked = requestsTo(page, "podcastEpisode");
    await visit(page, "/about");
    await goInside(page, "/podcast/detail/1");
    await expect(rows(page).first()).toBeVisible();
    expect(asked[0]?.url).toContain("select=*,episode!inner(*)&podcastId=eq.1&episode.episodeType=eq.PUBLIC");
    expect(asked[0]?.url).toContain("order=position.asc");
  });

  test("follows and stops following; the browser remembers, the count stays real", async ({ page }) => {
    await visit(page, "/podcast/detail/1");
    await expect(follow(page)).toHaveAttribute("aria-pressed", "false");
    await expect(about(page)).not.toContainText("người theo dõi");
    await follow(page).click();
    await expect(follow(page)).toHaveAttribute("aria-pressed", "true");
    await expect(about(page)).toContainText("Bạn đang theo dõi");
    await page.reload();
    await expect(follow(page)).toHaveAttribute("aria-pressed", "true");
    await follow(page).click();
    await expect(follow(page)).toHaveAttribute("aria-pressed", "false");
    await page.reload();
    await expect(follow(page)).toHaveAttribute("aria-pressed", "false");
  });

  test("counts the others beside themselves", async ({ page }) => {
    await open(page, [], { followerCount: 12 });
    await expect(about(page)).toContainText("12 người theo dõi");
    await follow(page).click();
    await expect(about(page)).toContainText("Bạn và 12 người khác đang theo dõi");
  });

  test("is brought to the episode that a link is about", async ({ page }) => {
    await visit(page, "/podcast/detail/1?episode=2");
    await expect(rows(page).nth(1)).toBeInViewport();
    await expect(said(page, "Episode not found")).toHaveCount(0);
    await visit(page, "/podcast/detail/1?episode=999999");
    await expectEnglish(page, "Episode not found");
  });

  test("hears the podcast's own title once it is there", async ({ page }) => {
    const gate = await tablesWait(page, "podcast");
    await visit(page, "/about");
    await goInside(page, "/podcast/detail/1");
    await expect(page).toHaveTitle(/^Đang tải podcast/);
    gate.open();
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    await expect(page).toHaveTitle(`${title} · Bên Trong`);
    await expect(page.locator("#live-region")).toHaveText(`${title} · Bên Trong`);
  });

  test("gives readers of feeds and search engines what they look for", async ({ page }) => {
    await page.goto("/podcast/detail/1");
    const feed = page.locator('link[rel=alternate][type="application/rss+xml"]');
    await expect(feed).toHaveAttribute("href", "/feed/podcast/1");
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? "{}")).toMatchObject({
      "@type": "PodcastSeries",
      inLanguage: "vi",
      episode: expect.arrayContaining([
        expect.objectContaining({
          "@type": "PodcastEpisode",
          url: expect.stringMatching(/^\/podcast\/detail\/1\?episode=\d+$/),
          timeRequired: expect.stringMatching(/^PT\d+S$/),
        }),
      ]),
    });
  });

  test("sees the shape of the page while it is on its way", async ({ page }) => {
    const gate = await tablesWait(page, "podcast");
    await visit(page, "/about");
    await goInside(page, "/podcast/detail/1");
    await expect(page.getByText("Đang tải podcast...")).toBeVisible();
    gate.open();
    await expect(rows(page).first()).toBeVisible();
  });
});

test.describe("a podcast that cannot be shown", () => {
  test("is missing under an id that nobody knows, with that status", async ({ page }) => {
    for (const id of ["999999", "abc"]) {
      const response = await page.goto(`/podcast/detail/${id}`);
      expect(response?.status()).toBe(404);
      await expectEnglish(page, "Podcast not found");
      await expect(page.getByRole("heading", { level: 1, name: "Không tìm thấy podcast" })).toBeVisible();
    }
    await page.getByRole("main").getByRole("link", { name: "Tất cả podcast" }).click();
    await expect(page).toHaveURL("/podcasts");
  });

  test("without episodes says so, and leads on", async ({ page }) => {
    await open(page, []);
    await expectEnglish(page, "No episodes available");
    await expect(page.getByRole("button", { name: "Nghe từ đầu" })).toHaveCount(0);
    await expect(playlist(page).getByRole("link", { name: "Tất cả podcast" })).toBeVisible();
  });

  test.describe("because calls fail", () => {
    test.use({ expectedComplaint: /could not be loaded/ });

    test("says so, and comes back when asked again", async ({ page }) => {
      await tableFails(page, "podcast", 500);
      await visit(page, "/about");
      await goInside(page, "/podcast/detail/1");
      await expectEnglish(page, "Failed to load podcast data");
      await page.unrouteAll();
      await page.getByRole("button", { name: "Thử lại" }).click();
      await expect(rows(page).first()).toBeVisible();
    });

    test("works on without the related ones", async ({ page }) => {
      await page.route("**/rest/v1/podcast?*categoryId=eq.*", (route) => route.abort());
      await visit(page, "/about");
      await goInside(page, "/podcast/detail/1");
      await expectEnglish(page, "Failed to load related podcast");
      await listen(page).click();
      await expect(listen(page)).toHaveAttribute("aria-pressed", "true");
    });

    test("keeps its head when only the episodes are missing", async ({ page }) => {
      await tableFails(page, "podcastEpisode", 500);
      await visit(page, "/about");
      await goInside(page, "/podcast/detail/1");
      await expectEnglish(page, "Failed to load podcast data");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  });

  test("tells that an episode has no sound", async ({ page }) => {
    await open(page, buildPlaylist(anEpisode(1, { audio: null }), anEpisode(2)));
    await listen(page).click();
    await expectEnglish(page, "No audio available for this episode");
  });

  test("tells that a sound does not come", async ({ page }) => {
    await open(page, buildPlaylist(anEpisode(1)));
    await page.route("**/media/audio/**", (route) => route.fulfill({ status: 404, body: "" }));
    await listen(page).click();
    await expectEnglish(page, "Failed to play episode");
    await expectEnglish(page, "Audio Error: Failed to load audio");
  });
});

test.describe("a premium member", () => {
  test("hears a podcast that is for members, and never sees the lock", async ({ page, request, baseURL }) => {
    const podcast = await hidden(request);
    await signIn(page, await aSession("premium"), baseURL ?? "");
    const asked = requestsTo(page, "podcastEpisode");
    await visit(page, `/podcast/detail/${podcast.id}`);
    await expect(page.getByRole("heading", { level: 1, name: String(podcast.title) })).toBeVisible();
    await expect(said(page, "(Đã bao gồm nội dung Premium)")).toBeVisible();
    await expect(rows(page).getByText("Premium", { exact: true }).first()).toBeVisible();
    await listen(page).click();
    await expect(listen(page)).toHaveAttribute("aria-pressed", "true");
    await expect(page).toHaveURL(`/podcast/detail/${podcast.id}`);
    expect(asked[0]?.url).toContain("select=*,episode(*)&podcastId=eq.");
    expect(asked[0]?.url).not.toContain("episodeType");
  });
});

test("a free member is led to Premium as a visitor is", async ({ page, request, baseURL }) => {
  const podcast = await hidden(request);
  await signIn(page, await aSession("free"), baseURL ?? "");
  await page.goto(`/podcast/detail/${podcast.id}`);
  await expect(page).toHaveURL("/membership/upgrade");
});

test("a member follows in their account, on every device", async ({ page, browser, baseURL }) => {
  const member = await aSession("free");
  await signIn(page, member, baseURL ?? "");
  await visit(page, "/podcast/detail/2");
  await follow(page).click();
  await expect(about(page)).toContainText("Bạn đang theo dõi");
  await expect(follow(page)).toBeEnabled();

  const open = async (session: SignedIn) => {
    const other = await (await browser.newContext({ baseURL })).newPage();
    await signIn(other, session, baseURL ?? "");
    await visit(other, "/podcast/detail/2");
    return other;
  };
  // A visitor's page may be a minute old; whoever is signed in is told the true number at once.
  const reader = await open(await aSession("free"));
  await expect(about(reader)).toContainText("1 người theo dõi");
  await reader.context().close();
  const elsewhere = await open(member);
  await expect(follow(elsewhere)).toHaveAttribute("aria-pressed", "true");
  await follow(elsewhere).click();
  await expect(follow(elsewhere)).toHaveAttribute("aria-pressed", "false");
  await elsewhere.context().close();

  await page.reload();
  await expect(follow(page)).toHaveAttribute("aria-pressed", "false");
  await expect(about(page)).not.toContainText("người theo dõi");
});

test.describe("nobody is shut out", () => {
  const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  for (const colorScheme of ["light", "dark"] as const) {
    test(`of a podcast whose episode sounds, ${colorScheme}`, async ({ page, request }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const podcast = await mixed(request);
      await visit(page, `/podcast/detail/${podcast.id}`);
      await listen(page).click();
      await expect(listen(page)).toHaveAttribute("aria-pressed", "true");
      await follow(page).click();
      const { violations } = await createAxe(page).include("main").withTags(RULES).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join()}`)).toEqual(
        [],
      );
    });
  }

  test("and nothing moves for who asked for less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/podcast/detail/1");
    await listen(page).click();
    // Under the pointer the row shows what a click would do.
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(page.locator(".equalizer.moving")).toBeVisible();
    const moving = await page
      .getByRole("main")
      .evaluate(
        (main) =>
          main
            .getAnimations({ subtree: true })
            .filter(({ effect }) => Number(effect?.getTiming().duration) > 50).length,
      );
    expect(moving).toBe(0);
  });
});
