import type { Page } from "@playwright/test";
import { fetchRows } from "./data-api.ts";
import { expect, hydrated, test, visit } from "./visit.ts";

const choose = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("button", { name, exact: true });
const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains("dark"));

test.describe("a reader who prefers English", () => {
  test("keeps it over a reload and on every page, and goes back to Vietnamese", async ({ page }) => {
    await visit(page, "/");
    await choose(page, "English").click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("link", { name: "Explore Inner Companion" })).toBeVisible();
    const response = await page.reload();
    expect(await response?.text()).toContain('<html lang="en"');
    await hydrated(page);
    await page.getByRole("banner").getByRole("link", { name: "Blogs" }).click();
    await expect(page.getByRole("navigation", { name: "Topics" }).getByRole("link").first()).toHaveText(
      "All Blogs",
    );
    await choose(page, "Tiếng Việt").click();
    await expect(page.getByRole("navigation", { name: "Chủ đề" }).getByRole("link").first()).toHaveText(
      "Tất cả bài viết",
    );
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "vi");
  });

  test("reads the specified words to the letter", async ({ page, request, context, baseURL }) => {
    await context.addCookies([{ name: "lang", value: "en", url: baseURL ?? "" }]);
    const [locked] = await fetchRows(request, "premiumPreview?select=id&kind=eq.blog&limit=1");
    await visit(page, `/blog/detail/${locked?.id}`);
    await expect(
      page.getByText("This content is exclusive to premium members.", { exact: true }),
    ).toBeVisible();
    await visit(page, "/blog/detail/99999999");
    await expect(page.getByRole("heading", { level: 1, name: "Blog not found", exact: true })).toBeVisible();
  });

  test("finds no second wording to open beside them", async ({ page, context, baseURL }) => {
    await visit(page, "/blog/detail/99999999");
    const summary = page.getByRole("main").locator("summary").filter({ hasText: "Chi tiết" });
    expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await summary.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Blog not found", { exact: true })).toBeVisible();
    await context.addCookies([{ name: "lang", value: "en", url: baseURL ?? "" }]);
    await visit(page, "/blog/detail/99999999");
    await expect(summary).toHaveCount(0);
  });

  test("sees the same words in the browser's own name of the page", async ({ page }) => {
    await visit(page, "/about");
    await choose(page, "English").click();
    await expect(page).toHaveTitle(/^About|^Our story|^The story/i);
  });
});

test.describe("a reader at night", () => {
  test("follows the device until they choose, and keeps the choice over a reload", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await visit(page, "/");
    expect(await isDark(page)).toBe(true);
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(() => isDark(page)).toBe(false);
    await choose(page, "Tối").click();
    expect(await isDark(page)).toBe(true);
    await page.reload();
    await hydrated(page);
    expect(await isDark(page)).toBe(true);
    await expect(choose(page, "Tối")).toHaveAttribute("aria-pressed", "true");
    await choose(page, "Theo thiết bị").click();
    expect(await isDark(page)).toBe(false);
  });

  test("chooses for every tab that is open", async ({ page, context }) => {
    await visit(page, "/");
    const other = await context.newPage();
    await visit(other, "/about");
    await choose(page, "Tối").click();
    await expect.poll(() => isDark(other)).toBe(true);
    await expect(choose(other, "Tối")).toHaveAttribute("aria-pressed", "true");
  });

  test("is never blinded by a light first paint", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const [first] = list.getEntriesByName("first-paint");
        if (first)
          Reflect.set(window, "darkAtFirstPaint", document.documentElement.classList.contains("dark"));
      }).observe({ type: "paint", buffered: true });
    });
    await visit(page, "/");
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "darkAtFirstPaint"))).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(244, 236, 227)");
  });

  test("keeps light when the device is dark and they chose light", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await visit(page, "/about");
    await choose(page, "Sáng").click();
    await page.getByRole("contentinfo").getByRole("link", { name: "Blogs" }).click();
    await expect(page).toHaveURL("/blogs");
    await page.reload();
    expect(await isDark(page)).toBe(false);
  });
});
