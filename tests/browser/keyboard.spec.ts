import type { Page } from "@playwright/test";
import { expect, test, visit } from "./visit.ts";

const focused = (page: Page) => page.locator(":focus");

/** Everything the Tab key reaches, in order, until it leaves the page. */
async function walk(page: Page, most = 200): Promise<{ name: string; visible: boolean; ringed: boolean }[]> {
  const seen = [];
  for (let i = 0; i < most; i++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      const around = element.closest("article, li");
      const box = element.getBoundingClientRect();
      return {
        name: (element.getAttribute("aria-label") ?? element.innerText ?? element.id).trim().slice(0, 60),
        visible: box.width > 0 && box.bottom > 0 && box.top < innerHeight,
        ringed:
          outlineStyle !== "none" ||
          boxShadow !== "none" ||
          (around !== null && getComputedStyle(around).outlineStyle !== "none"),
      };
    });
    if (!stop) break;
    seen.push(stop);
  }
  return seen;
}

test.describe("a person with a keyboard and no mouse", () => {
  test("skips the header first", async ({ page }) => {
    await visit(page, "/");
    await page.keyboard.press("Tab");
    await expect(focused(page)).toHaveText("Đến nội dung chính");
    await expect(focused(page)).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveText("Trò chuyện một chút");
  });

  for (const path of ["/", "/blogs", "/about", "/companion", "/essentials", "/membership/upgrade"]) {
    test(`reaches every control of ${path}, always seeing where they are`, async ({ page }) => {
      await visit(page, path);
      // Some buttons are drawn once their own script is there.
      await page.waitForLoadState("networkidle");
      const stops = await walk(page);
      const controls = await page
        .locator(
          "a[href], button:not(:disabled), input:not([type=radio]), input[type=radio]:checked, summary",
        )
        .filter({ visible: true })
        .count();
      expect(stops.length).toBeGreaterThanOrEqual(controls);
      expect(stops.filter(({ visible, ringed }) => !visible || !ringed)).toEqual([]);
    });
  }

  test("chooses a category by key and stays on it", async ({ page }) => {
    await visit(page, "/blogs");
    const tab = page.getByRole("navigation", { name: "Chủ đề" }).getByRole("link", { name: "Cảm xúc" });
    await tab.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/blogs?category=cam-xuc");
    await expect(tab).toBeFocused();
    await expect(tab).toBeInViewport();
  });

  test("turns the page by key and goes on from the new articles", async ({ page }) => {
    await visit(page, "/blogs");
    await page
      .getByRole("navigation", { name: "Trang", exact: true })
      .getByRole("link", { name: "Trang 2" })
      .focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/blogs?page=2");
    await expect(focused(page)).toBeInViewport();
  });

  test("starts at the top of a new page, and a screen reader hears its title", async ({ page }) => {
    await visit(page, "/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Câu chuyện" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page.locator("[aria-live=polite]#live-region")).toHaveText("Câu chuyện · Bên Trong");
  });

  test("hears an article's own title once it is there", async ({ page }) => {
    await visit(page, "/blogs?q=ba+giac+trua");
    const link = page.getByRole("region", { name: "Bài viết" }).getByRole("link", { name: "Ba giấc trưa" });
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Ba giấc trưa" })).toBeVisible();
    await expect(page.locator("#live-region")).toHaveText(/Ba giấc trưa/);
  });

  test.describe("on a small screen", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("opens the menu, stays inside it, leaves it by Escape and is back at its button", async ({
      page,
    }) => {
      await visit(page, "/about");
      const opener = page.getByRole("button", { name: "Mở menu" });
      await opener.focus();
      await page.keyboard.press("Enter");
      const menu = page.getByRole("dialog", { name: "Menu" });
      await expect(menu).toBeVisible();
      for (let i = 0; i < 12; i++) {
        await page.keyboard.press("Tab");
        const outside = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
        );
        expect(outside).toBe(false);
      }
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
    });
  });

  test("breathes, walks back to the ground and asks another question without a mouse", async ({ page }) => {
    await visit(page, "/essentials");
    await page.getByRole("radio", { name: /Thở vuông/ }).focus();
    await page.keyboard.press("Space");
    await expect(page.getByRole("radio", { name: /Thở vuông/ })).toBeChecked();
    await page.getByRole("button", { name: "Bắt đầu", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Dừng lại" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Bắt đầu", exact: true })).toBeFocused();
    await page.getByRole("button", { name: "Bắt đầu đi" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: /^Neo lại/ }).locator(":focus")).toHaveText("Thấy rồi");
    const question = page
      .getByRole("region", { name: /^Câu hỏi (hôm nay|của (tối|đêm) nay)$/ })
      .getByRole("status");
    const before = await question.innerText();
    await page.getByRole("button", { name: "Câu khác" }).focus();
    await page.keyboard.press("Enter");
    await expect(question).not.toHaveText(before);
  });
});
