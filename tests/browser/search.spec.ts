// The search over the whole site, in the window in front of every page.
import type { Page } from "@playwright/test";
import { expect, hydrated, measureWidth, test, visit } from "./visit.ts";

const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Tìm trên Bên Trong" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Tìm trên Bên Trong" });
const box = (page: Page) => dialog(page).getByRole("combobox");
const options = (page: Page) => dialog(page).getByRole("option");

/** The button answers once its script is there; a press before that is lost. */
async function openSearch(page: Page): Promise<void> {
  await expect(async () => {
    await opener(page).click();
    await expect(dialog(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(box(page)).toBeFocused();
}

async function openByKey(page: Page, key: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(dialog(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(box(page)).toBeFocused();
}

test.describe("somebody who searches", () => {
  test("opens it by key, chooses by arrows and gets there by Enter", async ({ page }) => {
    await visit(page, "/about");
    await openByKey(page, "Control+k");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await openByKey(page, "/");
    await page.keyboard.type("huế mưa");
    await expect(options(page).first()).toContainText("Huế");
    await expect(dialog(page).getByRole("group").first()).toHaveAccessibleName(
      /Bài viết|Podcast|Tập|Khóa học/,
    );
    const selected = dialog(page).getByRole("option", { selected: true });
    await expect(selected).toHaveCount(1);
    await expect(box(page)).toHaveAttribute(
      "aria-activedescendant",
      (await selected.getAttribute("id")) ?? "",
    );
    await expect(dialog(page).locator("mark").first()).toBeVisible();
    const address = (await selected.getAttribute("href")) ?? "";
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(address);
    await expect(dialog(page)).toBeHidden();
  });

  test("walks through all results and around", async ({ page }) => {
    await visit(page, "/");
    await openSearch(page);
    await box(page).fill("mưa");
    await expect(options(page).nth(2)).toBeVisible();
    const selected = dialog(page).getByRole("option", { selected: true });
    await page.keyboard.press("ArrowDown");
    await expect(options(page).nth(1)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
    await expect(selected).toBeInViewport();
  });

  test("hears how many there are, and of none what else to try", async ({ page }) => {
    await visit(page, "/");
    await openSearch(page);
    await box(page).fill("mưa");
    await expect(dialog(page).getByRole("status")).toContainText("kết quả");
    await box(page).fill("qqqqqqzzz");
    await expect(dialog(page).getByText("Chưa có gì cho “qqqqqqzzz”.")).toBeVisible();
    await dialog(page).getByRole("button", { name: "giấc ngủ" }).click();
    await expect(box(page)).toHaveValue("giấc ngủ");
    await expect(options(page).first()).toBeVisible();
    await expect(dialog(page).getByRole("link", { name: /Có người nghe bạn/ })).toHaveAttribute(
      "href",
      "/an-toan",
    );
  });

  test("finds help and tools first, whatever becomes of the network", async ({ page }) => {
    await visit(page, "/");
    await page.route(/functions\/v1\/search/, (route) => route.abort());
    await openSearch(page);
    await box(page).fill("không muốn sống");
    await expect(options(page).first()).toHaveAttribute("href", "/an-toan");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    await box(page).fill("biết ơn");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/essentials/biet-on");
  });

  test("is told when a slip was forgiven", async ({ page }) => {
    await visit(page, "/");
    await openSearch(page);
    await box(page).fill("chuôg");
    await expect(dialog(page).getByText("Đây là những gì gần nhất", { exact: false })).toBeVisible();
    await expect(
      options(page)
        .filter({ hasText: /chuông/i })
        .first(),
    ).toBeVisible();
  });

  test("sees only the answer to what stands in the box", async ({ page }) => {
    await visit(page, "/");
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/functions\/v1\/search\?q=m%C6%B0a$/, async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await openSearch(page);
    const slow = page.waitForRequest(/search\?q=m%C6%B0a$/);
    await box(page).fill("mưa");
    await slow;
    await box(page).fill("chuông");
    await expect(options(page).first()).toContainText(/chuông/i);
    release();
    await expect(options(page).first()).toContainText(/chuông/i);
    await expect(dialog(page).locator("mark", { hasText: /^mưa$/i })).toHaveCount(0);
  });

  test("finds what was searched for lately, and can remove it", async ({ page }) => {
    await visit(page, "/");
    await openSearch(page);
    await box(page).fill("tiếng chuông");
    await options(page).first().click();
    await expect(dialog(page)).toBeHidden();
    await page.reload();
    await hydrated(page);
    await openSearch(page);
    const recent = dialog(page).getByRole("button", { name: "tiếng chuông", exact: true });
    await recent.click();
    await expect(box(page)).toHaveValue("tiếng chuông");
    await box(page).fill("");
    await dialog(page).getByRole("button", { name: "Bỏ “tiếng chuông” khỏi danh sách" }).click();
    await expect(recent).toBeHidden();
    expect(await page.evaluate(() => window.localStorage.getItem("draft recent searches"))).toBeNull();
  });

  test("meets what is for members as a lock, in a result of its own kind", async ({ page }) => {
    await page.route(/functions\/v1\/search/, async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      for (const result of data.results) result.isLocked = true;
      await route.fulfill({ json: { success: true, data } });
    });
    await visit(page, "/");
    await openSearch(page);
    await box(page).fill("mưa");
    await expect(options(page).first()).toHaveAccessibleName(/dành cho thành viên Premium/);
  });

  test("walks on into what is close in meaning, told apart and counted", async ({ page }) => {
    const close = ["Lon đong gạo", "Tiếng tủ lạnh"].map((title, at) => ({
      ...{ kind: at === 0 ? "blog" : "course", id: 9_000 + at, path: "/about", title, excerpt: "" },
      ...{ titleRanges: [], excerptRanges: [], isLocked: at === 1 },
    }));
    const asked: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/functions\/v1\/search\/by-meaning/, async (route) => {
      asked.push(new URL(route.request().url()).searchParams.get("q") ?? "");
      await held;
      await route.fulfill({ json: { success: true, data: { results: close } } });
    });
    await visit(page, "/");
    await openSearch(page);
    await box(page).fill("huế mưa");
    // What holds the words does not wait.
    await expect(options(page).first()).toContainText("Huế");
    const group = dialog(page).getByRole("group", { name: "Gần nghĩa" });
    await expect(group).toBeHidden();
    const before = await options(page).count();
    release();
    await expect(group.getByRole("option")).toHaveCount(2);
    await expect(dialog(page).getByRole("group").last()).toHaveAccessibleName("Gần nghĩa");
    await expect(dialog(page).getByRole("status")).toContainText("Có 2 kết quả gần nghĩa.");
    await expect(group.getByRole("option").first()).toHaveAccessibleName(/Lon đong gạo.*Bài viết/);
    await expect(group.getByRole("option").last()).toHaveAccessibleName(/Premium.*Khóa học/);
    for (let step = 0; step < before; step += 1) await page.keyboard.press("ArrowDown");
    await expect(group.getByRole("option", { selected: true })).toContainText("Lon đong gạo");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowUp");
    await expect(group.getByRole("option", { selected: true })).toContainText("Tiếng tủ lạnh");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/about$/);
    expect(asked).toEqual(["huế mưa"]);
  });

  test("meets what is close in meaning first where the words stand far apart, and nothing moves", async ({
    page,
  }) => {
    const close = {
      kind: "blog",
      id: 9_000,
      path: "/about",
      title: "Lon đong gạo",
      excerpt: "",
      isLocked: false,
    };
    await page.route(/functions\/v1\/search\?/, async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      await route.fulfill({ json: { success: true, data: { ...data, isLoose: true } } });
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked: string[] = [];
    await page.route(/functions\/v1\/search\/by-meaning/, async (route) => {
      asked.push(route.request().url());
      await held;
      await route.fulfill({
        json: { success: true, data: { results: [{ ...close, titleRanges: [], excerptRanges: [] }] } },
      });
    });
    await visit(page, "/");
    await openSearch(page);
    await box(page).fill("huế mưa");
    await expect.poll(() => asked.length).toBe(1);
    await expect(options(page)).toHaveCount(0);
    release();
    await expect(options(page).first()).toHaveAccessibleName(/Lon đong gạo/);
    await expect(dialog(page).getByRole("group").first()).toHaveAccessibleName("Gần nghĩa");
    await expect(dialog(page).getByRole("group").last()).not.toHaveAccessibleName("Gần nghĩa");
    expect(asked).toHaveLength(1);
  });

  test("does not wait long for what is close in meaning", async ({ page }) => {
    await page.route(/functions\/v1\/search\?/, async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      await route.fulfill({ json: { success: true, data: { ...data, isLoose: true } } });
    });
    await page.route(/functions\/v1\/search\/by-meaning/, () => undefined);
    await visit(page, "/");
    await openSearch(page);
    await box(page).fill("huế mưa");
    await expect(options(page).first()).toContainText("Huế");
  });

  test("writes a slash where it is a letter", async ({ page }) => {
    await visit(page, "/blogs");
    const field = page.getByRole("main").getByRole("searchbox");
    await field.focus();
    await page.keyboard.type("/");
    await expect(field).toHaveValue("/");
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe("a search that fails", () => {
  test.use({ expectedComplaint: /search/ });

  test("says so and tries again", async ({ page }) => {
    await visit(page, "/");
    await page.route(/functions\/v1\/search/, (route) => route.fulfill({ status: 503, json: {} }));
    await openSearch(page);
    await box(page).fill("mưa");
    await expect(dialog(page).getByRole("alert")).toHaveText("Chúng mình chưa tìm được. Bạn thử lại nhé.");
    await page.unroute(/functions\/v1\/search/);
    await dialog(page).getByRole("button", { name: "Thử lại" }).click();
    await expect(options(page).first()).toBeVisible();
  });

  test("without a network names the network", async ({ page, context }) => {
    await visit(page, "/");
    await openSearch(page);
    await context.setOffline(true);
    await box(page).fill("mưa");
    await expect(dialog(page).getByRole("alert")).toContainText("ngoại tuyến");
    await context.setOffline(false);
    await dialog(page).getByRole("button", { name: "Thử lại" }).click();
    await expect(options(page).first()).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the window fills the screen, and what a keyboard leaves of it", async ({ page }) => {
    await visit(page, "/");
    await openSearch(page);
    await box(page).fill("mưa");
    await expect(options(page).first()).toBeVisible();
    expect(await dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    expect(await measureWidth(page)).toBe(390);
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, "height", { configurable: true, value: 420 });
      window.visualViewport?.dispatchEvent(new Event("resize"));
    });
    const link = dialog(page).getByRole("link", { name: /Có người nghe bạn/ });
    await expect(async () => {
      const place = await link.boundingBox();
      expect((place?.y ?? 999) + (place?.height ?? 0)).toBeLessThanOrEqual(420);
    }).toPass();
    const end = options(page).last();
    await end.scrollIntoViewIfNeeded();
    await expect(end).toBeInViewport();
    await dialog(page).getByRole("button", { name: "Đóng tìm kiếm" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
});

test("in English everything around the content is English", async ({ page }) => {
  await page
    .context()
    .addCookies([{ name: "lang", value: "en", url: test.info().project.use.baseURL ?? "" }]);
  await visit(page, "/");
  await page.getByRole("banner").getByRole("button", { name: "Search Bên Trong" }).waitFor();
});
