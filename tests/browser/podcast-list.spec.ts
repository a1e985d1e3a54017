import type { Page } from "@playwright/test";
import { mockTable, tableFails, tablesWait } from "./data-api.ts";
import { expectEnglish } from "./fixed-wording.ts";
import { aCategory, aPodcast, goInside, podcasts, requestsTo } from "./podcast-data.ts";
import { aSession, signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const pages = (page: Page) => page.getByRole("navigation", { name: "Trang", exact: true });
const search = (page: Page) => page.getByRole("searchbox", { name: "Tìm podcast" });
const size = (page: Page) => page.getByRole("combobox", { name: "Mỗi trang" });
const shownPages = async (page: Page) =>
  (await pages(page).getByRole("listitem").allInnerTexts()).filter(Boolean).join(" ");

/** A list inside the site, so that the browser asks for it itself. */
async function enter(page: Page, path = "/podcast/list/all"): Promise<void> {
  await visit(page, "/about");
  await goInside(page, path);
  await expect(page.getByRole("link", { name: "Về trang Podcasts" }).first()).toBeVisible();
}

test.describe("a visitor of a category", () => {
  test("finds its podcasts, a search and the way back", async ({ page }) => {
    await visit(page, "/podcast/list/hoi-tho");
    await expect(page.getByRole("heading", { level: 1, name: "Hơi thở" })).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
    await expect(search(page)).toBeVisible();
    await page.getByRole("link", { name: "Về trang Podcasts" }).click();
    await expect(page).toHaveURL("/podcasts");
  });

  for (const called of ["3", "Hơi thở", "hoi-tho"]) {
    test(`finds it under ${called}`, async ({ page }) => {
      const response = await page.goto(`/podcast/list/${encodeURIComponent(called)}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1, name: "Hơi thở" })).toBeVisible();
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/podcast\/list\/hoi-tho$/);
    });
  }

  test("learns from the status, too, that there is no such category", async ({ page }) => {
    const response = await page.goto("/podcast/list/khong-co");
    expect(response?.status()).toBe(404);
    await expectEnglish(page, 'No podcasts found in "khong-co" category. Using sample data.');
  });
});

test.describe("a visitor of all podcasts", () => {
  test("sees everything that is public, twelve to a page", async ({ page }) => {
    await visit(page, "/podcast/list/all");
    await expect(page.getByRole("heading", { level: 1, name: "Tất cả podcast" })).toBeVisible();
    await expect(cards(page)).toHaveCount(11);
    await expect(size(page)).toHaveValue("12");
    expect(await size(page).getByRole("option").allInnerTexts()).toEqual([
      "6 podcast",
      "12 podcast",
      "18 podcast",
      "24 podcast",
    ]);
  });

  test("chooses six to a page, turns it, and finds it again by reload, back and address", async ({
    page,
  }) => {
    await visit(page, "/podcast/list/all");
    await size(page).selectOption("6");
    await expect(page).toHaveURL("/podcast/list/all?page=1&per_page=6");
    await expect(cards(page)).toHaveCount(6);
    await pages(page).getByRole("link", { name: "Trang 2", exact: true }).click();
    await expect(page).toHaveURL("/podcast/list/all?page=2&per_page=6");
    await expect(cards(page)).toHaveCount(5);
    const title = await cards(page).first().getByRole("heading").innerText();
    await page.reload();
    await expect(cards(page)).toHaveCount(5);
    await expect(cards(page).first().getByRole("heading")).toHaveText(title);
    await expect(size(page)).toHaveValue("6");
    await page.goBack();
    await expect(page).toHaveURL("/podcast/list/all?page=1&per_page=6");
    await expect(cards(page)).toHaveCount(6);
    await visit(page, "/podcast/list/all?page=2&per_page=6");
    await expect(cards(page).first().getByRole("heading")).toHaveText(title);
  });

  test("stays at the podcast they were looking at when the size changes", async ({ page }) => {
    await mockTable(page, "podcast", podcasts(40));
    await enter(page, "/podcast/list/all?page=3&per_page=6");
    await expect(cards(page).first()).toContainText("Podcast số 13");
    await size(page).selectOption("12");
    await expect(page).toHaveURL("/podcast/list/all?page=2&per_page=12");
    await expect(cards(page).first()).toContainText("Podcast số 13");
  });

  for (const bad of [
    "page=0&per_page=7",
    "page=-1&per_page=0",
    "page=abc&per_page=abc",
    "page=1.5",
    "page=",
  ]) {
    test(`gets the first page of twelve for ${bad}`, async ({ page }) => {
      await visit(page, `/podcast/list/all?${bad}`);
      await expect(cards(page)).toHaveCount(11);
      await expect(size(page)).toHaveValue("12");
    });
  }

  test("gets the first page, and is told, for a page past the end", async ({ page }) => {
    await visit(page, "/podcast/list/all?page=99&per_page=6");
    await expect(page.getByText("Trang ấy chưa có podcast, nên đây là trang đầu.")).toBeVisible();
    await expect(cards(page)).toHaveCount(6);
  });

  test("sees every page number up to five, then first, last and neighbours", async ({ page }) => {
    await mockTable(page, "podcast", podcasts(30));
    await enter(page, "/podcast/list/all?page=1&per_page=6");
    await expect(cards(page)).toHaveCount(6);
    expect(await shownPages(page)).toBe("1 2 3 4 5");
    await page.unrouteAll();
    await mockTable(page, "podcast", podcasts(48));
    await goInside(page, "/podcast/list/all?page=4&per_page=6");
    await expect(pages(page).getByRole("link", { name: "Trang 4", exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    expect(await shownPages(page)).toBe("1 … 3 4 5 … 8");
  });

  test("turns the page by key and goes on from the new podcasts", async ({ page }) => {
    await visit(page, "/podcast/list/all?page=1&per_page=6");
    await pages(page).getByRole("link", { name: "Trang 2", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(":focus")).toContainText("Trang 2 trong 2");
    await expect(page.locator(":focus")).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(size(page)).toBeFocused();
  });

  test("sees that another page is on its way", async ({ page }) => {
    await visit(page, "/podcast/list/all?page=1&per_page=6");
    const gate = await tablesWait(page, "podcast");
    await pages(page).getByRole("link", { name: "Trang 2", exact: true }).click();
    await expect(page.locator("[aria-busy=true]")).toBeVisible();
    gate.open();
    await expect(cards(page)).toHaveCount(5);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  });

  test("searches once, after a rest of 300 milliseconds, and a blank brings everything back", async ({
    page,
  }) => {
    await visit(page, "/podcast/list/all");
    const requests = requestsTo(page, "podcast");
    await search(page).evaluate((box) =>
      box.addEventListener("input", () => Reflect.set(window, "lastKey", Date.now())),
    );
    await search(page).pressSequentially("chuong", { delay: 100 });
    await expect(page).toHaveURL("/podcast/list/all?q=chuong");
    await expect(page.getByRole("heading", { name: "Tiếng chuông đi xa" })).toBeVisible();
    const lastKey = await page.evaluate(() => Number(Reflect.get(window, "lastKey")));
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url).toContain("or=(title.ilike.");
    expect((requests[0]?.at ?? 0) - lastKey).toBeGreaterThan(290);
    await search(page).fill(" ");
    await expect(cards(page)).toHaveCount(11);
    await expect(page).toHaveURL("/podcast/list/all");
  });

  test("is led on when a search finds nothing", async ({ page }) => {
    await visit(page, "/podcast/list/all");
    await search(page).fill("qqqq");
    await expect(page.getByText("Không tìm thấy gì cho “qqqq”.")).toBeVisible();
    await page.getByRole("link", { name: "Xem tất cả podcast" }).click();
    await expect(cards(page)).toHaveCount(11);
  });
});

test.describe("when calls fail", () => {
  test.use({ expectedComplaint: /could not be loaded/ });

  test("a list says so, shows what is built in, and comes back when asked again", async ({ page }) => {
    await tableFails(page, "podcast", 500);
    await enter(page);
    await expectEnglish(page, "Failed to load podcasts. Using fallback content.");
    await expect(cards(page)).toHaveCount(3);
    await expect(cards(page).getByRole("link")).toHaveCount(0);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Thử lại" }).click();
    await expect(cards(page)).toHaveCount(11);
  });

  test("a search is made in the podcasts that are there", async ({ page }) => {
    await mockTable(page, "podcast", [
      aPodcast(1, { title: "Mưa đêm" }),
      aPodcast(2, { authorName: "Hạ Vy" }),
      aPodcast(3, { description: "Một chén trà nguội." }),
    ]);
    await enter(page);
    await expect(cards(page)).toHaveCount(3);
    await tableFails(page, "podcast", "offline");
    for (const [words, title] of [
      ["mua", "Mưa đêm"],
      ["ha vy", "Podcast số 2"],
      ["trà", "Podcast số 3"],
    ] as const) {
      await search(page).fill(words);
      await expect(page.getByText(`Kết quả cho “${words}”`)).toBeVisible();
      await expect(cards(page)).toHaveCount(1);
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
    }
  });
});

test.describe("an empty list", () => {
  test("of a category names it, and says that its content is a sample", async ({ page }) => {
    await mockTable(page, "category", [aCategory(1, { name: "Giấc ngủ", slug: "giac-ngu" })]);
    await mockTable(page, "podcast", []);
    await enter(page, "/podcast/list/giac-ngu");
    await expectEnglish(page, 'No podcasts found in "Giấc ngủ" category. Using sample data.');
    await expect(cards(page)).toHaveCount(3);
  });

  test("of all podcasts says that its content is a sample", async ({ page }) => {
    await mockTable(page, "podcast", []);
    await enter(page);
    await expectEnglish(page, "No podcasts available. Using sample data.");
    await expect(cards(page)).toHaveCount(3);
  });
});

test("a premium member finds premium podcasts in the list, with their badge", async ({ page, baseURL }) => {
  await signIn(page, await aSession("premium"), baseURL ?? "");
  await visit(page, "/podcast/list/hoi-tho");
  await expect(page.getByText("(Đã bao gồm nội dung Premium)")).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).getByText("Premium", { exact: true })).toHaveCount(1);
});
