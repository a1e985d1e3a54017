import type { Page } from "@playwright/test";
import { expect, test, visit } from "./visit.ts";

const header = (page: Page) => page.getByRole("banner");
const footer = (page: Page) => page.getByRole("contentinfo");

const VISITOR_WAYS = [
  ["Trang chủ", "/"],
  ["Câu chuyện", "/about"],
  ["Inner Essentials", "/essentials"],
  ["Podcasts", "/podcasts"],
  ["Blogs", "/blogs"],
] as const;

test.describe("a visitor looking for the way", () => {
  test("finds every way in the header, and the one they are on is marked", async ({ page }) => {
    await visit(page, "/membership/upgrade");
    for (const [name, path] of VISITOR_WAYS) {
      const link = header(page).getByRole("navigation").getByRole("link", { name, exact: true });
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(link).toHaveAttribute("aria-current", "page");
    }
  });

  test("finds the companion and the login", async ({ page }) => {
    await visit(page, "/");
    await expect(header(page).getByRole("link", { name: "Đăng nhập" })).toHaveAttribute("href", "/login");
    await header(page).getByRole("link", { name: "Khám phá Inner Companion" }).click();
    await expect(page).toHaveURL("/companion");
    await expect(header(page).getByRole("link", { name: "Khám phá Inner Companion" })).toHaveCount(0);
    await header(page).getByRole("link", { name: "Blogs" }).click();
    await expect(header(page).getByRole("link", { name: "Khám phá Inner Companion" })).toBeVisible();
  });

  for (const width of [769, 820, 900, 1024]) {
    test(`reads every word of the header in one line at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, "/about");
      for (const link of await header(page).getByRole("link").all()) {
        const lines = await link.evaluate((element) => {
          const words = document.createRange();
          words.selectNodeContents(element);
          const tops = [...words.getClientRects()]
            .filter(({ width }) => width > 2)
            .map(({ bottom }) => bottom);
          return tops.length === 0 ? 0 : Math.max(...tops) - Math.min(...tops);
        });
        expect(lines, await link.innerText()).toBeLessThan(20);
      }
    });
  }

  test("finds the ways of the house in the footer", async ({ page }) => {
    await visit(page, "/membership/upgrade");
    for (const [name, path] of VISITOR_WAYS.slice(1)) {
      await footer(page).getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(path);
    }
  });

  test("finds a letter box, social pages in new tabs, a poem and the copyright", async ({ page }) => {
    await visit(page, "/about");
    await expect(footer(page).getByRole("link", { name: /lienhe@bentrong\.vn/ })).toHaveAttribute(
      "href",
      "mailto:lienhe@bentrong.vn",
    );
    for (const name of ["Facebook", "Instagram", "YouTube"]) {
      const link = footer(page).getByRole("link", { name: new RegExp(`^${name}`) });
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("href", /^https:\/\//);
      await expect(link).toHaveAttribute("rel", /noreferrer|noopener/);
    }
    await expect(footer(page).getByRole("blockquote")).toContainText("tối về nghe lại trong lòng mưa rơi.");
    await expect(footer(page).getByText(/^© \d{4} Bên Trong/)).toBeVisible();
  });
});

test.describe("a visitor with a small screen", () => {
  test.use({ viewport: { width: 768, height: 900 } });
  const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
  const held = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflowY === "hidden");

  test.beforeEach(async ({ page }) => {
    await visit(page, "/about");
    await page.getByRole("button", { name: "Mở menu" }).click();
    await expect(menu(page)).toBeVisible();
  });

  test("holds the page still while the menu is open", async ({ page }) => {
    expect(await held(page)).toBe(true);
    await page.mouse.move(100, 500);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await menu(page).getByRole("button", { name: "Đóng menu" }).click();
    await expect(menu(page)).toBeHidden();
    await expect.poll(() => held(page)).toBe(false);
  });

  test("loses the menu when the window grows beyond 768 pixels, and may scroll again", async ({ page }) => {
    await page.setViewportSize({ width: 769, height: 900 });
    await expect(menu(page)).toBeHidden();
    await expect.poll(() => held(page)).toBe(false);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(menu(page)).toBeHidden();
  });

  test("goes somewhere from the menu, which is closed there, and after back too", async ({ page }) => {
    await menu(page).getByRole("link", { name: "Blogs" }).click();
    await expect(page).toHaveURL("/blogs");
    await expect(menu(page)).toBeHidden();
    await expect.poll(() => held(page)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(menu(page)).toBeHidden();
  });

  test("closes the menu by choosing the page they are on", async ({ page }) => {
    await menu(page).getByRole("link", { name: "Câu chuyện" }).click();
    await expect(menu(page)).toBeHidden();
  });

  test("finds the companion and the login in the menu", async ({ page }) => {
    await expect(menu(page).getByRole("link", { name: "Đăng nhập" })).toHaveAttribute("href", "/login");
    await menu(page).getByRole("link", { name: "Khám phá Inner Companion" }).click();
    await expect(page).toHaveURL("/companion");
    await page.getByRole("button", { name: "Mở menu" }).click();
    await expect(menu(page).getByRole("link", { name: "Khám phá Inner Companion" })).toHaveCount(0);
  });
});
