import type { Page } from "@playwright/test";
import { fetchRows, mockTable, tableFails, tablesWait } from "./data-api.ts";
import { expectEnglish } from "./fixed-wording.ts";
import { aCategory, anEpisode, aPodcast, episodes, goInside, podcasts, requestsTo } from "./podcast-data.ts";
import { aSession, signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

const INCLUDED = "(Đã bao gồm nội dung Premium)";

const latest = (page: Page) => page.getByRole("region", { name: "Tập mới nhất" });
const player = (page: Page) => page.getByRole("region", { name: "Trình phát âm thanh" });
const search = (page: Page) => page.getByRole("searchbox", { name: "Tìm podcast và tập" });
const cards = (page: Page, section: string) =>
  page.getByRole("region", { name: section, exact: true }).getByRole("article");

/** From another page of the site, so that the browser asks for the library itself. */
async function enter(page: Page): Promise<void> {
  await visit(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: "Podcasts", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Podcasts" })).toBeVisible();
}

test.describe("a visitor of the podcast library", () => {
  test("finds a search, the latest episodes, every category, and a player that stays", async ({ page }) => {
    await visit(page, "/podcasts");
    await expect(search(page)).toBeVisible();
    await expect(latest(page).getByRole("article")).toHaveCount(6);
    for (const category of ["Pausefulness", "Ngủ ngon", "Hơi thở", "Thiên nhiên", "Chuông và bát xoay"]) {
      expect(await cards(page, category).count()).toBeGreaterThan(0);
    }
    await expect(player(page)).toBeInViewport();
    await page.mouse.wheel(0, 1500);
    await expect(latest(page)).not.toBeInViewport();
    await expect(player(page)).toBeInViewport();
  });

  test("sees the newest episodes, newest first", async ({ page, request }) => {
    await visit(page, "/podcasts");
    const newest = await fetchRows(
      request,
      "episode?select=id,title&episodeType=eq.PUBLIC&order=createdAt.desc,id.desc&limit=6",
    );
    await expect(latest(page).getByRole("heading", { level: 3 })).toContainText(
      newest.map(({ title }) => String(title)),
    );
  });

  test("sees the first six episodes, three in a column", async ({ page }) => {
    await mockTable(page, "episode", episodes(8));
    await enter(page);
    const rows = latest(page).getByRole("article");
    await expect(rows).toHaveCount(6);
    const places = await rows.evaluateAll((all) =>
      all.map((row) => ({ title: row.querySelector("h3")?.innerText, box: row.getBoundingClientRect() })),
    );
    const columns = Map.groupBy(places, ({ box }) => Math.round(box.left));
    const titles = [...columns.values()].map((column) =>
      column.map(({ title }) => title?.slice(-1)).join(""),
    );
    expect(titles).toEqual(["123", "456"]);
  });

  test("sees three podcasts of a category and is led to all of them", async ({ page }) => {
    await mockTable(page, "category", [aCategory(1), aCategory(2)]);
    await mockTable(page, "podcast", [...podcasts(5), aPodcast(6, { categoryId: 2 })]);
    await enter(page);
    await expect(cards(page, "Chủ đề 1")).toHaveCount(3);
    await expect(cards(page, "Chủ đề 2")).toHaveCount(1);
    await page.getByRole("link", { name: "Xem tất cả podcast trong Chủ đề 1" }).click();
    await expect(page).toHaveURL("/podcast/list/chu-de-1");
  });

  test("hears an episode, pauses it and goes on by pressing it again", async ({ page }) => {
    await visit(page, "/podcasts");
    const button = latest(page).getByRole("button").first();
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(player(page).getByRole("button", { name: "Tạm dừng" })).toBeVisible();
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await expect(player(page).getByRole("button", { name: "Phát", exact: true })).toBeVisible();
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(latest(page).locator("[aria-pressed=true]")).toHaveCount(1);
  });

  test("plays an episode with the keyboard alone", async ({ page }) => {
    await visit(page, "/podcasts");
    await search(page).focus();
    await page.keyboard.press("Tab");
    const button = latest(page).getByRole("button").first();
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-pressed", "true");
  });

  test("is led to Premium by a premium episode, and hears nothing", async ({ page }) => {
    await mockTable(page, "episode", [anEpisode(1, { episodeType: "PRIVATE" })]);
    await enter(page);
    await latest(page).getByText("Tập số 1").click();
    await expect(page).toHaveURL("/membership/upgrade");
    await expect(page.locator("audio")).toHaveCount(0);
  });

  test("sees sections and skeletons while the library is on its way", async ({ page }) => {
    const gate = await tablesWait(page, "podcast", "episode");
    await enter(page);
    await expect(page.getByText("Đang tải podcast...")).toBeVisible();
    gate.open();
    await expect(latest(page).getByRole("article")).toHaveCount(6);
    await expect(page.getByText("Đang tải podcast...")).toHaveCount(0);
  });

  test("asks with the public key, without a token, for what is public", async ({ page }) => {
    const [podcast, episode] = [requestsTo(page, "podcast"), requestsTo(page, "episode")];
    await enter(page);
    await expect(latest(page).getByRole("article")).toHaveCount(6);
    expect(podcast[0]?.url).toContain("podcastType=eq.PUBLIC");
    expect(episode[0]?.url).toContain("select=*,category(name)&order=createdAt.desc,id.desc");
    expect(episode[0]?.url).toContain("episodeType=eq.PUBLIC");
    for (const { request } of [...podcast, ...episode]) {
      const headers = await request.allHeaders();
      expect(headers.apikey).toBeTruthy();
      expect(headers.authorization ?? "").toBe("");
    }
  });

  test("finds what they follow again, kept in this browser", async ({ page }) => {
    await visit(page, "/podcasts");
    await expect(page.getByRole("region", { name: "Bạn đang theo dõi" })).toHaveCount(0);
    const title = await cards(page, "Hơi thở").first().getByRole("heading").innerText();
    await cards(page, "Hơi thở").first().getByRole("link", { name: title, exact: true }).click();
    await page.getByRole("button", { name: "Theo dõi" }).click();
    await page.getByRole("link", { name: "Về trang Podcasts" }).click();
    const followed = page.getByRole("region", { name: "Bạn đang theo dõi" });
    await expect(followed.getByRole("link", { name: title })).toBeVisible();
  });
});

test.describe("a search in the library", () => {
  test("goes out once, half a second after the last key, for podcasts and for episodes", async ({ page }) => {
    await visit(page, "/podcasts");
    const asked = [requestsTo(page, "podcast"), requestsTo(page, "episode")];
    await search(page).evaluate((box) =>
      box.addEventListener("input", () => Reflect.set(window, "lastKey", Date.now())),
    );
    await search(page).pressSequentially("mưa", { delay: 150 });
    await expect(page.getByText(/Kết quả cho “mưa”: \d+ podcast, \d+ tập/)).toBeVisible();
    await expect(page).toHaveURL("/podcasts?q=m%C6%B0a");
    const lastKey = await page.evaluate(() => Number(Reflect.get(window, "lastKey")));
    for (const requests of asked) {
      expect(requests).toHaveLength(1);
      expect(requests[0]?.url).toContain("or=(title.ilike.");
      expect((requests[0]?.at ?? 0) - lastKey).toBeGreaterThan(490);
    }
    expect(asked[0]?.[0]?.url).toContain("authorName.ilike.");
  });

  test("finds words without their marks, and everything is back once it is cleared", async ({ page }) => {
    await visit(page, "/podcasts");
    await search(page).fill("den da tat");
    await expect(page.getByRole("heading", { name: "Đèn đã tắt" })).toBeVisible();
    await expect(latest(page)).toHaveCount(0);
    await search(page).fill("   ");
    await expect(latest(page).getByRole("article")).toHaveCount(6);
    await expect(page).toHaveURL("/podcasts");
  });

  test("takes commas, brackets and quotes as they are", async ({ page }) => {
    await visit(page, "/podcasts");
    await search(page).fill('a,b) "c"');
    await expect(page.getByText('Không tìm thấy gì cho “a,b) "c"”.')).toBeVisible();
    await page.getByRole("link", { name: "Xem tất cả podcast" }).click();
    await expect(latest(page).getByRole("article")).toHaveCount(6);
    await expect(search(page)).toHaveValue("");
  });

  test("shows the rest of the episodes when asked, and keeps its words on the way to a list", async ({
    page,
  }) => {
    await visit(page, "/podcasts");
    await mockTable(page, "episode", episodes(9));
    await search(page).fill("tiếng");
    const found = page.getByRole("region", { name: "Tập tìm thấy" });
    await expect(found.getByRole("article")).toHaveCount(6);
    await found.getByRole("button", { name: "Xem thêm 3 tập" }).click();
    await expect(found.getByRole("article")).toHaveCount(9);
    await page
      .getByRole("link", { name: /^Xem tất cả podcast trong/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/podcast\/list\/[a-z-]+\?q=ti%E1%BA%BFng/);
  });

  test.describe("that fails", () => {
    test.use({ expectedComplaint: /could not be loaded/ });

    test("is made in what is there: title, author and description", async ({ page }) => {
      await mockTable(page, "podcast", [
        aPodcast(1, { title: "Mưa đêm" }),
        aPodcast(2, { authorName: "Hạ Vy" }),
        aPodcast(3, { description: "Một chén trà nguội." }),
      ]);
      await mockTable(page, "episode", [anEpisode(1, { title: "Mái tôn" }), anEpisode(2)]);
      await enter(page);
      await expect(latest(page).getByRole("article")).toHaveCount(2);
      await tableFails(page, "podcast", 500);
      await tableFails(page, "episode", "offline");
      for (const [words, title] of [
        ["mua", "Mưa đêm"],
        ["hạ vy", "Podcast số 2"],
        ["tra nguoi", "Podcast số 3"],
        ["mái tôn", "Tập tìm thấy"],
      ] as const) {
        await search(page).fill(words);
        await expect(page.getByText(`Kết quả cho “${words}”`)).toBeVisible();
        await expect(page.getByRole("heading", { name: title })).toBeVisible();
        await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
      }
      await expect(page.getByText("chúng mình chỉ tìm trong những gì đã tải")).toBeVisible();
    });
  });
});

test.describe("a library out of reach", () => {
  test.use({ expectedComplaint: /could not be loaded/ });

  test("says so, shows what is built in, and comes back when asked again", async ({ page }) => {
    await tableFails(page, "podcast", 500);
    await tableFails(page, "episode", 500);
    await enter(page);
    const message = page.getByText("Failed to load data. Using fallback content.", { exact: true });
    await expectEnglish(page, "Failed to load data. Using fallback content.");
    await expect(page.getByText("Chưa tải được dữ liệu. Đây là nội dung có sẵn.")).toBeVisible();
    const samples = page.getByRole("region", { name: "Làm được ngay, không cần nghe" });
    await expect(samples.getByRole("article")).toHaveCount(3);
    await expect(samples.getByText("Mẫu", { exact: true })).toHaveCount(3);
    await expect(samples.getByRole("link")).toHaveCount(0);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Thử lại" }).click();
    await expect(latest(page).getByRole("article")).toHaveCount(6);
    await expect(message).toHaveCount(0);
  });

  test("has three built-in categories when none can be looked up", async ({ page }) => {
    for (const table of ["category", "podcast_categories", "podcast_category"])
      await tableFails(page, table, 404);
    await enter(page);
    for (const name of ["Trending Podcasts", "Relax Podcasts", "Education Podcasts"]) {
      await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    }
    await expect(page.getByRole("link", { name: "Xem tất cả podcast trong Relax Podcasts" })).toHaveAttribute(
      "href",
      "/podcast/list/relax",
    );
    await expect(cards(page, "Tất cả podcast")).toHaveCount(3);
  });
});

test("an empty library says that its content is a sample", async ({ page }) => {
  await mockTable(page, "podcast", []);
  await mockTable(page, "episode", []);
  await enter(page);
  await expectEnglish(page, "Using sample data. Connect to your APP to see real podcasts.");
  await expect(
    page.getByRole("region", { name: "Làm được ngay, không cần nghe" }).getByRole("article"),
  ).toHaveCount(3);
  await expect(page.getByText("Chưa có tập nào.")).toBeVisible();
});

test("somebody who reads English gets the messages in English alone", async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: "lang", value: "en", url: baseURL ?? "" }]);
  await mockTable(page, "podcast", []);
  await visit(page, "/about");
  await goInside(page, "/podcasts");
  await expect(page.getByText("Using sample data. Connect to your APP to see real podcasts.")).toBeVisible();
  await expect(page.getByText("nội dung mẫu")).toHaveCount(0);
});

test.describe("a premium member", () => {
  test("sees premium podcasts and episodes with their badge, and is told so", async ({ page, baseURL }) => {
    const member = await aSession("premium");
    await signIn(page, member, baseURL ?? "");
    const podcast = requestsTo(page, "podcast");
    await visit(page, "/podcasts");
    await expect(page.getByText(INCLUDED)).toBeVisible();
    const heading = page.getByRole("heading", { name: "Vành bát đồng", exact: true });
    const card = cards(page, "Chuông và bát xoay").filter({ has: heading });
    await expect(card.getByText("Premium", { exact: true })).toBeVisible();
    await expect(latest(page).getByText("Premium", { exact: true }).first()).toBeVisible();
    expect(podcast[0]?.url).not.toContain("podcastType");
    expect(await podcast[0]?.request.headerValue("authorization")).toBe(`Bearer ${member.accessToken}`);
  });
});

for (const kind of ["free", "expired"] as const) {
  test(`a ${kind} member sees the public library, asked for in their name`, async ({ page, baseURL }) => {
    const member = await aSession(kind);
    await signIn(page, member, baseURL ?? "");
    const podcast = requestsTo(page, "podcast");
    await visit(page, "/podcasts");
    await expect(latest(page).getByRole("article")).toHaveCount(6);
    await expect(page.getByText(INCLUDED)).toHaveCount(0);
    await expect(page.getByRole("main").getByText("Premium", { exact: true })).toHaveCount(0);
    // The visitor's page is the same: the request comes after it.
    await expect.poll(() => podcast[0]?.url).toContain("podcastType=eq.PUBLIC");
    expect(await podcast[0]?.request.headerValue("authorization")).toBe(`Bearer ${member.accessToken}`);
  });
}
