import type { Page } from "@playwright/test";
import { aBlog, mockBlogs, mockTable, tableFails, tablesWait } from "./data-api.ts";
import { aSession, signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

const aPodcast = (id: number, given: object = {}) => ({
  id,
  title: `Podcast số ${id}`,
  description: "Một mô tả.",
  authorName: null,
  coverImage: null,
  podcastType: "PUBLIC",
  categoryId: 1,
  createdAt: "2026-01-01T00:00:00Z",
  ...given,
});

const goHome = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: "Trang chủ", exact: true }).click();

test.describe("a visitor at the front door", () => {
  test("is met by the tagline and the handle", async ({ page }) => {
    await visit(page, "/");
    await expect(
      page.getByRole("heading", { level: 1, name: "Một khoảng lặng để gặp lại chính mình." }),
    ).toBeVisible();
    await expect(page.getByRole("main").getByText("@bentrong.vn")).toBeVisible();
  });

  test("sees the same page at /home and stays there", async ({ page }) => {
    await visit(page, "/");
    const words = await page.getByRole("main").innerText();
    await visit(page, "/home");
    await expect(page).toHaveURL("/home");
    expect(await page.getByRole("main").innerText()).toBe(words);
  });

  for (const [name, path] of [
    ["Đọc tiếp", "/about"],
    ["Inner Companion", "/companion"],
    ["Inner Essentials", "/essentials"],
    ["Xem tất cả podcast", "/podcasts"],
    ["Xem tất cả bài viết", "/blogs"],
  ] as const) {
    test(`goes to ${path} by “${name}”`, async ({ page }) => {
      await visit(page, "/");
      await page.getByRole("main").getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(path);
    });
  }

  test("opens a podcast from its card or its play button, one step back away", async ({ page }) => {
    await visit(page, "/");
    const card = page.getByRole("region", { name: "Pausefulness" }).getByRole("article").first();
    const title = await card.getByRole("heading").innerText();
    for (const name of [title, `Nghe ${title}`]) {
      // From another page, so that no step forward is left in the history.
      await visit(page, "/about");
      await visit(page, "/");
      const link = card.getByRole("link", { name, exact: true });
      const address = (await link.getAttribute("href")) ?? "no address";
      expect(address).toMatch(/^\/podcast\/detail\/\d+$/);
      const before = await page.evaluate(() => history.length);
      await link.click();
      await expect(page).toHaveURL(address);
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
      await page.goBack();
      await expect(page).toHaveURL("/");
    }
  });

  test("sees at most three podcasts and three articles, each article with its own address", async ({
    page,
  }) => {
    await visit(page, "/");
    await expect(page.getByRole("region", { name: "Pausefulness" }).getByRole("article")).toHaveCount(3);
    const articles = page.getByRole("region", { name: "Inner Whispers" }).getByRole("article");
    await expect(articles).toHaveCount(3);
    for (const link of await articles.getByRole("link").all()) {
      await expect(link).toHaveAttribute("href", /^\/blog\/detail\/\d+$/);
    }
  });

  test("reads cover, title, excerpt and a Vietnamese date on an article's card", async ({ page }) => {
    await visit(page, "/");
    const card = page.getByRole("region", { name: "Inner Whispers" }).getByRole("article").first();
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator("img")).toHaveJSProperty("complete", true);
    await expect(card.getByRole("heading")).not.toBeEmpty();
    await expect(card.getByRole("time")).toHaveText(/^\d{2}\/\d{2}\/\d{4}$/);
    const excerpt = await card.getByRole("paragraph").innerText();
    expect([...excerpt].length).toBeGreaterThan(60);
    expect([...excerpt].length).toBeLessThanOrEqual(121);
    expect(excerpt).not.toContain("<");
  });

  test("finds the newsletter as the last thing above the footer", async ({ page }) => {
    await visit(page, "/");
    const last = page.getByRole("main").locator("section").last();
    await expect(last.getByRole("heading", { name: "Thư từ Bên Trong" })).toBeVisible();
  });
});

test.describe("a visitor who comes back to the front door", () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, "/about");
  });
  test("is told what is loading until it is there", async ({ page }) => {
    const gate = await tablesWait(page, "podcast", "blog");
    await goHome(page);
    await expect(page.getByText("Đang tải podcast...")).toBeVisible();
    await expect(page.getByText("Đang tải bài viết...")).toBeVisible();
    gate.open();
    await expect(page.getByRole("region", { name: "Pausefulness" }).getByRole("article")).toHaveCount(3);
    await expect(page.getByText(/^Đang tải/)).toHaveCount(0);
  });

  test("reads a kind sentence where a podcast has no description", async ({ page }) => {
    await mockTable(page, "podcast", [aPodcast(1, { description: "" }), aPodcast(2, { description: null })]);
    await goHome(page);
    await expect(page.getByText("Chưa có mô tả cho podcast này.")).toHaveCount(2);
  });

  test("reads 120 characters whole, and 121 cut with an ellipsis, without any markup", async ({ page }) => {
    const whole = "ạ".repeat(120);
    await mockBlogs(page, [
      aBlog(1, { content: `<p>${whole}</p>` }),
      aBlog(2, { content: `<h2>${whole}ế</h2>` }),
      aBlog(3, { content: "&lt;p&gt;Chữ &lt;em&gt;nghiêng&lt;/em&gt; thôi.&lt;/p&gt;" }),
    ]);
    await goHome(page);
    const excerpts = page
      .getByRole("region", { name: "Inner Whispers" })
      .getByRole("article")
      .getByRole("paragraph");
    await expect(excerpts).toHaveText([whole, `${whole}…`, "Chữ nghiêng thôi."]);
  });
});

test("a signed-in person is led from the front door to their own home", async ({ page, baseURL }) => {
  await signIn(page, await aSession("free"), baseURL ?? "");
  for (const door of ["/", "/home"]) {
    await page.goto(door);
    await expect(page).toHaveURL("/my-home");
  }
});

test.describe("a visitor whose shelves do not come", () => {
  // A failure is told to the console and to nobody else.
  test.use({ expectedComplaint: /could not be loaded/ });

  test("sees no loading text for ever when both shelves fail, and the rest of the page", async ({ page }) => {
    await visit(page, "/about");
    await tableFails(page, "podcast", 500);
    await tableFails(page, "blog", "offline");
    await goHome(page);
    await expect(page.getByText(/^Chưa tải được podcast/)).toBeVisible();
    await expect(page.getByText(/^Chưa tải được bài viết/)).toBeVisible();
    await expect(page.getByText(/^Chưa có/)).toHaveCount(0);
    await expect(page.getByText(/^Đang tải/)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Thư từ Bên Trong" })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Thử lại" }).first().click();
    await expect(page.getByText(/^Chưa tải được/)).toHaveCount(0);
    for (const name of ["Pausefulness", "Inner Whispers"])
      await expect(page.getByRole("region", { name }).getByRole("article")).toHaveCount(3);
  });
});
