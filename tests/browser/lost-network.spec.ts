import type { Page } from "@playwright/test";
import { tableFails } from "./data-api.ts";
import { expect, test, visit } from "./visit.ts";

const nav = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("navigation").getByRole("link", { name, exact: true });

test.describe("a visitor whose data does not come", () => {
  test.use({ expectedComplaint: /could not be loaded/ });

  for (const how of [500, "offline"] as const) {
    for (const table of ["blog", "category", "both"] as const) {
      test(`still has a library page when ${table} fails with ${how}`, async ({ page }) => {
        await visit(page, "/about");
        for (const each of table === "both" ? ["blog", "category"] : [table])
          await tableFails(page, each, how);
        await nav(page, "Blogs").click();
        await expect(page.getByRole("heading", { level: 1, name: "Inner Whispers" })).toBeVisible();
        await expect(
          page.getByRole("navigation", { name: "Chủ đề" }).getByRole("link").first(),
        ).toBeVisible();
        await expect(page.getByText("Đang tải bài viết...")).toHaveCount(0);
        if (table === "category") {
          await expect(page.getByRole("region", { name: "Bài viết" }).getByRole("article")).toHaveCount(12);
        }
      });
    }
  }

  test("is not told that the library is empty when it only could not be reached", async ({ page }) => {
    await visit(page, "/about");
    await tableFails(page, "blog", "offline");
    await nav(page, "Blogs").click();
    await expect(page.getByRole("heading", { level: 1, name: "Inner Whispers" })).toBeVisible();
    await expect(page.getByText("Đang tải bài viết...")).toHaveCount(0);
    await expect(page.getByText("0 bài viết", { exact: true })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Thử lại" })).toBeVisible();
  });
});

test.describe("a visitor whose script of answers was lost on its way", () => {
  test.use({ expectedComplaint: /could not be loaded/ });

  test("gets the articles with a new document, because the browser does not ask for it twice", async ({
    page,
  }) => {
    await page.route("**/assets/schemas-*.js", (route) => route.abort("internetdisconnected"), { times: 1 });
    await visit(page, "/about");
    await nav(page, "Blogs").click();
    await page.getByRole("button", { name: "Thử lại" }).click();
    await expect(page.getByRole("region", { name: "Bài viết" }).getByRole("article")).toHaveCount(12);
  });
});

test("a phone without a network closes the menu to say why nothing opens", async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/about");
  await page.getByRole("button", { name: "Mở menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await context.setOffline(true);
  await menu.getByRole("link", { name: "Blogs" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Bạn đang ngoại tuyến" })).toBeVisible();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/about$/);
  await context.setOffline(false);
});

test.describe("a visitor in a tunnel", () => {
  // The router tells the console that a page's script did not come.
  test.use({ expectedComplaint: /fetch|load|import/i });

  for (const [from, to] of [
    ["/", "Câu chuyện"],
    ["/about", "Blogs"],
    ["/blogs", "Inner Essentials"],
    ["/essentials", "Trang chủ"],
  ] as const) {
    test(`finds no white page going from ${from} to “${to}”, and goes on when the network is back`, async ({
      page,
      context,
    }) => {
      await visit(page, from);
      await page.waitForLoadState("networkidle");
      await context.setOffline(true);
      await nav(page, to).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("banner")).toBeVisible();
      await context.setOffline(false);
      await nav(page, to).click();
      await expect(nav(page, to)).toHaveAttribute("aria-current", "page");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
});

test.describe("a visitor whose phone believes it is online", () => {
  test.use({ expectedComplaint: /fetch|load|import/i });
  const SCRIPTS = /\/assets\/|\/favicon\.svg/;

  test("keeps the page when another one cannot be fetched, is told why, and goes on later", async ({
    page,
  }) => {
    await visit(page, "/about");
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      document.body.dataset.same = "document";
    });
    await page.route(SCRIPTS, (route) => route.abort("internetdisconnected"));
    await nav(page, "Inner Essentials").click();
    await expect(page.getByRole("status").filter({ hasText: "Chưa mở được trang ấy" })).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.locator("#main")).toHaveAttribute("aria-busy", "false");
    // Nothing was loaded again: what plays goes on, what was typed is there.
    await expect(page.locator("body")).toHaveAttribute("data-same", "document");
    await page.unroute(SCRIPTS);
    await nav(page, "Inner Essentials").click();
    await expect(page).toHaveURL(/\/essentials$/);
    await expect(page.getByRole("heading", { level: 1, name: "Những thứ nhỏ" })).toBeVisible();
    await expect(page.getByText("Chưa mở được trang ấy")).toHaveCount(0);
  });
});
