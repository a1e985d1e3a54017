import type { Page } from "@playwright/test";
import { aMember } from "./members.ts";
import { aSession, signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

const header = (page: Page) => page.getByRole("banner");
const button = (page: Page) => header(page).getByRole("button", { name: "Tài khoản của bạn" });
const entries = (page: Page) =>
  header(page).getByRole("navigation", { name: "Tài khoản của bạn" }).getByRole("link");

const WAYS = [
  ["Trang chủ", "/my-home"],
  ["Khám phá khóa học", "/courses"],
  ["Dashboard", "/dashboard"],
  ["Podcasts", "/podcasts"],
  ["Blogs", "/blogs"],
] as const;

test.beforeEach(async ({ page, request, baseURL }) => {
  await signIn(page, await aMember(request, "Vũ Hồng Hạnh"), baseURL ?? "");
});

test("a member finds their own ways in the header, and no login", async ({ page }) => {
  await visit(page, "/about");
  const ways = header(page).getByRole("navigation", { name: "Điều hướng chính" });
  for (const [name, path] of WAYS) {
    await expect(ways.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  }
  await expect(header(page).getByRole("link", { name: "Trò chuyện" })).toHaveAttribute("href", "/chat/map");
  await expect(header(page).getByRole("link", { name: "Đăng nhập" })).toHaveCount(0);
});

test("a member opens the account menu by keyboard, walks through it, and gets back", async ({ page }) => {
  await visit(page, "/about");
  await expect(button(page)).toHaveAttribute("aria-expanded", "false");
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect(button(page)).toHaveAttribute("aria-expanded", "true");
  await expect(entries(page)).toHaveText(["Trang cá nhân", "Đăng xuất", "Tài khoản"]);
  await expect(entries(page).nth(0)).toHaveAttribute("href", "/dashboard");
  await expect(entries(page).nth(1)).toHaveAttribute("href", "/settings");
  await expect(entries(page).nth(2)).toHaveAttribute("href", "/profile");
  await expect(header(page).getByText("Vũ Hồng Hạnh").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(entries(page).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button(page)).toBeFocused();
  await expect(button(page)).toHaveAttribute("aria-expanded", "false");
  await button(page).click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(entries(page)).toHaveCount(0);
});

for (const [kind, path] of [
  ["administrator", "/admin"],
  ["moderator", "/mod"],
] as const) {
  test(`staff (${kind}) find the way to ${path} in the account menu`, async ({ page, baseURL }) => {
    await signIn(page, await aSession(kind), baseURL ?? "");
    await visit(page, "/about");
    await button(page).click();
    await expect(entries(page).last()).toHaveText("Quản trị");
    await expect(entries(page).last()).toHaveAttribute("href", path);
  });
}

test("a member changes language and light in the account menu", async ({ page }) => {
  await visit(page, "/about");
  await button(page).click();
  await header(page).getByRole("button", { name: "Tối" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await header(page).getByRole("button", { name: "English" }).click();
  await expect(header(page).getByRole("link", { name: "Explore courses" })).toBeVisible();
});

test("a member who leaves stands at the visitors' front door, with nothing kept", async ({ page }) => {
  await visit(page, "/my-home");
  await button(page).click();
  await entries(page).nth(1).click();
  await expect(page).toHaveURL("/");
  await expect(header(page).getByRole("link", { name: "Đăng nhập" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
});

for (const width of [769, 900, 1280]) {
  test(`a member reads the header in one line at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/about");
    await expect(button(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const boxes = await Promise.all(
      (await header(page).getByRole("link").all()).map((link) => link.boundingBox()),
    );
    const shown = boxes.filter((box) => box !== null);
    expect(shown.length).toBeGreaterThan(5);
    for (const box of shown) {
      expect(box.height).toBeLessThan(60);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
  });
}

test.describe("a member with a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("finds the same ways and their account in the menu, and may leave from there", async ({ page }) => {
    await visit(page, "/about");
    await page.getByRole("button", { name: "Mở menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    for (const [name, path] of WAYS) {
      await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
    }
    await expect(menu.getByRole("link", { name: "Trang cá nhân" })).toHaveAttribute("href", "/dashboard");
    await expect(menu.getByRole("link", { name: "Trò chuyện" })).toHaveAttribute("href", "/chat/map");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await menu.getByRole("link", { name: "Đăng xuất" }).click();
    await expect(page).toHaveURL("/");
    expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
  });
});
