import type { Page } from "@playwright/test";
import { aBlog, callsTo, mockBlogs, mockTable, tableFails, tablesWait } from "./data-api.ts";
import { expect, test, visit } from "./visit.ts";

const featured = (page: Page) => page.getByRole("region", { name: "Nổi bật" }).getByRole("article");
const grid = (page: Page) => page.getByRole("region", { name: "Bài viết" }).getByRole("article");
const tabs = (page: Page) => page.getByRole("navigation", { name: "Chủ đề" }).getByRole("link");
const pages = (page: Page) => page.getByRole("navigation", { name: "Trang", exact: true });
const toLibrary = async (page: Page) => {
  await page.getByRole("banner").getByRole("link", { name: "Blogs", exact: true }).click();
  await expect(page).toHaveURL(/\/blogs/);
};
const many = (count: number) => Array.from({ length: count }, (_, i) => aBlog(i + 1));

test.describe("a reader in the library", () => {
  test("finds a search, tabs, one large and three small articles, and twelve in the grid", async ({
    page,
  }) => {
    await visit(page, "/blogs");
    await expect(page.getByRole("searchbox", { name: "Tìm bài viết" })).toBeVisible();
    await expect(featured(page)).toHaveCount(4);
    await expect(grid(page)).toHaveCount(12);
    await expect(pages(page).getByRole("link", { name: "Trang 1", exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
  });

  test("narrows the grid to a category and opens it again", async ({ page }) => {
    await visit(page, "/blogs");
    await tabs(page).filter({ hasText: "Cảm xúc" }).click();
    await expect(page).toHaveURL("/blogs?category=cam-xuc");
    await expect(tabs(page).filter({ hasText: "Cảm xúc" })).toHaveAttribute("aria-current", "true");
    await expect(grid(page)).not.toHaveCount(12);
    for (const card of await grid(page).all()) await expect(card).toContainText("Cảm xúc");
    await tabs(page).filter({ hasText: "Tất cả bài viết" }).click();
    await expect(page).toHaveURL("/blogs");
    await expect(grid(page)).toHaveCount(12);
  });

  test("is left where they are when the page comes to life, and when they press a category", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const scrolled: unknown[] = [];
      Object.assign(window, { scrolled, scrollTo: (...to: unknown[]) => void scrolled.push(to) });
    });
    await visit(page, "/blogs");
    await tabs(page).filter({ hasText: "Cảm xúc" }).click();
    await expect(page).toHaveURL("/blogs?category=cam-xuc");
    await expect(tabs(page).filter({ hasText: "Cảm xúc" })).toHaveAttribute("aria-current", "true");
    expect(await page.evaluate(() => Reflect.get(window, "scrolled"))).toEqual([]);
  });

  test("turns the page, and finds the same page after reload and after back", async ({ page }) => {
    await visit(page, "/blogs");
    const first = await grid(page).first().getByRole("heading").innerText();
    await pages(page).getByRole("link", { name: "Trang sau" }).click();
    await expect(page).toHaveURL("/blogs?page=2");
    await expect(grid(page).first().getByRole("heading")).not.toHaveText(first);
    const second = await grid(page).first().getByRole("heading").innerText();
    await page.reload();
    await expect(grid(page).first().getByRole("heading")).toHaveText(second);
    await page.goBack();
    await expect(page).toHaveURL("/blogs");
    await expect(grid(page).first().getByRole("heading")).toHaveText(first);
  });

  test("sees the articles of the new page after turning it, not the head of the library", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/blogs");
    await pages(page).getByRole("link", { name: "Trang 2", exact: true }).click();
    await expect(page).toHaveURL("/blogs?page=2");
    await expect(grid(page).first()).toBeInViewport();
  });

  for (const page_ of ["0", "-1", "1.5", "xyz", ""]) {
    test(`gets the first page for page=${page_}`, async ({ page }) => {
      await visit(page, `/blogs?page=${page_}`);
      await expect(grid(page)).toHaveCount(12);
    });
  }

  test("is told kindly that a page past the end is empty, and led back", async ({ page }) => {
    await visit(page, "/blogs?page=99999");
    await expect(page.getByText("Trang này chưa có bài viết.")).toBeVisible();
    await page.getByRole("link", { name: "Xem tất cả bài viết" }).click();
    await expect(grid(page)).toHaveCount(12);
  });
});

test.describe("a reader of a large library", () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, "/about");
  });

  test("sees every page number up to seven pages", async ({ page }) => {
    await mockBlogs(page, many(84));
    await toLibrary(page);
    await expect(pages(page).getByRole("link", { name: /^Trang \d+$/ })).toHaveText([
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
      "7",
    ]);
  });

  test("sees the first, the last and the neighbours of nine pages", async ({ page }) => {
    await mockBlogs(page, many(100));
    await toLibrary(page);
    await expect(page.getByText("100 bài viết")).toBeVisible();
    const items = pages(page).getByRole("listitem").filter({ hasText: /\S/ });
    await expect(items).toHaveText(["1", "2", "…", "9"]);
    for (const next of [2, 3, 4, 5]) {
      await pages(page)
        .getByRole("link", { name: `Trang ${next}`, exact: true })
        .click();
      await expect(pages(page).locator("[aria-current=page]")).toHaveText(String(next));
    }
    await expect(items).toHaveText(["1", "…", "4", "5", "6", "…", "9"]);
    await pages(page).getByRole("link", { name: "Trang 9", exact: true }).click();
    await expect(grid(page)).toHaveCount(4);
  });

  test("asks for a range and an exact count", async ({ page }) => {
    await mockBlogs(page, many(30));
    await toLibrary(page);
    const call = page.waitForRequest((request) => request.headers().range === "12-23");
    await pages(page).getByRole("link", { name: "Trang 2", exact: true }).click();
    expect((await call).headers().prefer).toBe("count=exact");
  });

  test("sees “all” and at most seven categories", async ({ page }) => {
    const categories = Array.from({ length: 9 }, (_, i) => ({
      id: i + 1,
      name: `Chủ đề ${i + 1}`,
      slug: `chu-de-${i + 1}`,
      description: null,
      categoryType: "BLOG",
    }));
    await mockTable(page, "category", categories);
    await toLibrary(page);
    await expect(tabs(page)).toHaveText([
      "Tất cả bài viết",
      ...categories.slice(0, 7).map(({ name }) => name),
    ]);
  });

  test("reads excerpts of 150, 100 and 120 characters, cut only where they are longer", async ({ page }) => {
    const long = "ữ".repeat(200);
    await mockBlogs(page, [aBlog(1, { content: long }), aBlog(2, { content: long })]);
    await toLibrary(page);
    const cut = (length: number) => `${"ữ".repeat(length)}…`;
    await expect(featured(page).getByRole("paragraph")).toHaveText([cut(150), cut(100)]);
    await expect(grid(page).getByRole("paragraph")).toHaveText([cut(120), cut(120)]);
  });

  test("is not troubled by very long titles and missing covers on a small phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await mockBlogs(page, [
      aBlog(1, {
        title: `https://vi.example.com/${"trang-nghieng-nghieng-".repeat(4)}`,
        coverImage: "/media/covers/none.svg",
      }),
      aBlog(2, { title: "Một tựa rất dài ".repeat(20), coverImage: null }),
    ]);
    await page.getByRole("button", { name: "Mở menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Blogs" }).click();
    await expect(grid(page)).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test("is told that articles are loading until they are there", async ({ page }) => {
    const gate = await tablesWait(page, "blog");
    await toLibrary(page);
    await expect(page.getByText("Đang tải bài viết...")).toBeVisible();
    gate.open();
    await expect(grid(page)).toHaveCount(12);
    await expect(page.getByText("Đang tải bài viết...")).toHaveCount(0);
  });
});

test.describe("a reader who searches", () => {
  const box = (page: Page) => page.getByRole("searchbox", { name: "Tìm bài viết" });
  const searches = (calls: readonly URL[]) => calls.filter((url) => url.searchParams.has("or"));

  test("starts one search, 300 milliseconds after the last key", async ({ page }) => {
    await page.clock.install();
    const calls = callsTo(page, "blog");
    await visit(page, "/blogs");
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await box(page).pressSequentially("giấc");
    await page.clock.runFor(299);
    expect(searches(calls)).toHaveLength(0);
    await page.clock.runFor(1);
    await expect(page.getByText(/^Kết quả cho “giấc”/)).toBeVisible();
    await page.clock.runFor(2000);
    expect(searches(calls)).toHaveLength(1);
    expect(searches(calls)[0]?.searchParams.get("or")).toContain('title.ilike."*giấc*"');
  });

  test("finds words typed without marks, and gets everything back by clearing the box", async ({ page }) => {
    await visit(page, "/blogs?page=2");
    await box(page).fill("ba giac trua");
    await expect(grid(page).getByRole("heading")).toHaveText(["Ba giấc trưa"]);
    await expect(page).toHaveURL("/blogs?q=ba+giac+trua");
    await page.getByRole("button", { name: "Xóa từ tìm kiếm" }).click();
    await expect(page).toHaveURL("/blogs");
    await expect(grid(page)).toHaveCount(12);
    await expect(featured(page)).toHaveCount(4);
  });

  test("gets everything back by typing blanks", async ({ page }) => {
    await visit(page, "/blogs?q=ba+giac+trua");
    await expect(grid(page)).toHaveCount(1);
    await box(page).fill("   ");
    await expect(page).toHaveURL("/blogs");
    await expect(grid(page)).toHaveCount(12);
  });

  test("keeps the keyboard in the box while results come", async ({ page }) => {
    await visit(page, "/blogs");
    await box(page).pressSequentially("mưa");
    await expect(page).toHaveURL(/q=/);
    await expect(page.getByText(/^Kết quả cho/)).toBeVisible();
    await expect(box(page)).toBeFocused();
  });

  for (const words of ["%", "a,b)", '"', "<script>alert(1)</script>", "😴🌙", "_", "\\"]) {
    test(`is told that nothing holds ${words}`, async ({ page }) => {
      await visit(page, `/blogs?q=${encodeURIComponent(words)}`);
      await expect(page.getByText(`Không thấy bài nào có “${words}”.`)).toBeVisible();
      await expect(box(page)).toHaveValue(words);
    });
  }

  test.describe("while the search is broken", () => {
    test.use({ expectedComplaint: /The list of articles could not be loaded/ });

    for (const [words, found] of [
      ["cái ghế", "Hai chiếc ghế"],
      ["Lan Anh", "Một buổi sáng"],
      ["quả mít", "Trưa"],
    ] as const) {
      test(`finds “${words}” among what is already here`, async ({ page }) => {
        await visit(page, "/about");
        await mockBlogs(page, [
          aBlog(1, { title: "Hai chiếc ghế", content: "<p>Có cái ghế ở hiên.</p>" }),
          aBlog(2, { title: "Một buổi sáng", authorName: "Lan Anh" }),
          aBlog(3, { title: "Trưa", content: "<p>Bổ một quả&nbsp;<b>mít</b>.</p>" }),
        ]);
        await toLibrary(page);
        await expect(grid(page)).toHaveCount(3);
        await tableFails(page, "blog", 500);
        await box(page).fill(words);
        await expect(page.getByText(/Tìm kiếm đang trục trặc/)).toBeVisible();
        await expect(grid(page).getByRole("heading")).toHaveText([found]);
      });
    }
  });
});
