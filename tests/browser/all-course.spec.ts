import type { Page } from "@playwright/test";
import { aCourse, courses } from "./course-data.ts";
import { callsTo, mockTable, tableFails, tablesWait } from "./data-api.ts";
import { expectEnglish } from "./fixed-wording.ts";
import { goInside } from "./podcast-data.ts";
import { expect, test, visit } from "./visit.ts";

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");
const titles = (page: Page) => main(page).getByRole("heading", { level: 2 });
const search = (page: Page) => page.getByRole("searchbox", { name: "Tìm khóa học" });
const submit = (page: Page) => main(page).getByRole("button", { name: "Tìm", exact: true });
const sort = (page: Page) => page.getByRole("combobox", { name: "Sắp xếp" });
const pages = (page: Page) => page.getByRole("navigation", { name: "Trang", exact: true });
const shownPages = async (page: Page) =>
  (await pages(page).getByRole("listitem").allInnerTexts()).filter(Boolean).join(" ");

/** The catalogue inside the site, so that the browser asks for it itself. */
async function enter(page: Page, path = "/all-course"): Promise<void> {
  await visit(page, "/about");
  await goInside(page, path);
  await expect(page.getByRole("heading", { level: 1, name: "Tất cả khóa học" })).toBeVisible();
}

test.describe("a visitor of all courses", () => {
  test("finds a search, an order, how many there are, and the first twelve", async ({ page }) => {
    await visit(page, "/all-course");
    await expect(page.getByRole("heading", { level: 1, name: "Tất cả khóa học" })).toBeVisible();
    await expect(search(page)).toBeVisible();
    await expect(submit(page)).toBeVisible();
    expect(await sort(page).getByRole("option").allInnerTexts()).toEqual([
      "Mới nhất",
      "Cũ nhất",
      "Đánh giá cao",
      "Tên A-Z",
    ]);
    await expect(sort(page)).toHaveValue("newest");
    await expect(page.getByText("1–12 trong 14 khóa học")).toBeVisible();
    await expect(cards(page)).toHaveCount(12);
    await cards(page).first().getByRole("link").click();
    await expect(page).toHaveURL(/\/course\/\d+$/);
  });

  test("reads the whole hint of the search on a narrow phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/all-course");
    const room = await search(page).evaluate((field: HTMLInputElement) => {
      const style = getComputedStyle(field);
      const pen = document.createElement("canvas").getContext("2d");
      if (!pen) throw new Error("No canvas to measure text with");
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const inner = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      return inner - pen.measureText(field.placeholder).width;
    });
    expect(room).toBeGreaterThan(0);
  });

  test("is served the list itself, before any script", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/all-course");
    await expect(cards(page)).toHaveCount(12);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/all-course$/);
    await search(page).fill("giac ngu");
    await submit(page).click();
    await expect(page).toHaveURL("/all-course?q=giac+ngu&sort=newest");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await context.close();
  });

  test("searches when they say so, with or without marks, and gets back", async ({ page }) => {
    await visit(page, "/all-course");
    const calls = callsTo(page, "course");
    await search(page).fill("nuoc dang soi");
    await expect(cards(page)).toHaveCount(12);
    expect(calls).toEqual([]);
    await submit(page).click();
    await expect(page).toHaveURL("/all-course?q=nuoc+dang+soi");
    await expect(titles(page)).toHaveText(["Nồi nước đang sôi"]);
    await expect(page.getByText("Kết quả cho “nuoc dang soi”: 1–1 trong 1 khóa học")).toBeVisible();
    await search(page).fill("đi bộ chậm");
    await search(page).press("Enter");
    await expect(titles(page)).toHaveText(["Đi bộ chậm quanh nhà"]);
    await page.goBack();
    await expect(titles(page)).toHaveText(["Nồi nước đang sôi"]);
    await expect(search(page)).toHaveValue("nuoc dang soi");
    await page.reload();
    await expect(titles(page)).toHaveText(["Nồi nước đang sôi"]);
  });

  for (const typed of ["100%", "a_b,c)", '"(x', "không hề có"]) {
    test(`searches for ${typed} as it stands, finds nothing, and sees all again`, async ({ page }) => {
      await visit(page, "/all-course");
      await search(page).fill(typed);
      await submit(page).click();
      await expect(page.getByText(`Không có khóa học nào khớp với “${typed}”`)).toBeVisible();
      await expect(cards(page)).toHaveCount(0);
      await main(page).getByRole("link", { name: "Xem tất cả khóa học" }).click();
      await expect(page).toHaveURL("/all-course");
      await expect(cards(page)).toHaveCount(12);
      await expect(search(page)).toHaveValue("");
    });
  }

  test("chooses an order, which begins at the first page", async ({ page }) => {
    await visit(page, "/all-course?page=2");
    await expect(page.getByText("13–14 trong 14 khóa học")).toBeVisible();
    await sort(page).selectOption("Tên A-Z");
    await expect(page).toHaveURL("/all-course?sort=title");
    await expect(titles(page)).toHaveCount(12);
    const shown = await titles(page).allInnerTexts();
    expect(shown).toEqual([...shown].sort(new Intl.Collator("vi").compare));
    const byAge = async (order: string) => {
      await sort(page).selectOption(order);
      await expect(page).toHaveURL(order === "newest" ? "/all-course" : `/all-course?sort=${order}`);
      await expect(titles(page)).toHaveCount(12);
      return titles(page).first().innerText();
    };
    const [oldest, newest] = [await byAge("oldest"), await byAge("newest")];
    expect(oldest).not.toBe(newest);
  });

  test("turns pages of twelve, and is told where they are", async ({ page }) => {
    await mockTable(page, "course", courses(30));
    const calls = callsTo(page, "course");
    await enter(page);
    await expect(page.getByText("1–12 trong 30 khóa học")).toBeVisible();
    await expect(pages(page).getByRole("link", { name: "Trang trước" })).toHaveCount(0);
    await pages(page).getByRole("link", { name: "Trang 2", exact: true }).click();
    await expect(page.getByText("13–24 trong 30 khóa học")).toBeVisible();
    await expect(page.getByText("13–24 trong 30 khóa học")).toBeFocused();
    await expect(titles(page).first()).toHaveText("Khóa số 13");
    await pages(page).getByRole("link", { name: "Trang sau" }).click();
    await expect(page.getByText("25–30 trong 30 khóa học")).toBeVisible();
    await expect(cards(page)).toHaveCount(6);
    await expect(pages(page).getByRole("link", { name: "Trang sau" })).toHaveCount(0);
    expect(calls.map(({ searchParams }) => searchParams.get("offset"))).toEqual(["0", "12", "24"]);
    await page.goBack();
    await expect(page.getByText("13–24 trong 30 khóa học")).toBeVisible();
  });

  test("sees five page numbers around theirs, with the first and the last", async ({ page }) => {
    await mockTable(page, "course", courses(140));
    await enter(page, "/all-course?page=6");
    await expect(cards(page)).toHaveCount(12);
    expect(await shownPages(page)).toBe("1 … 4 5 6 7 8 … 12");
  });

  for (const bad of ["page=0", "page=-1", "page=abc", "page=1.5", "page=3&sort=price"]) {
    test(`gets the first page for ${bad}`, async ({ page }) => {
      await visit(page, `/all-course?${bad}`);
      await expect(page.getByText("1–12 trong 14 khóa học")).toBeVisible();
      await expect(cards(page)).toHaveCount(12);
      await expect(page.getByText("Trang ấy chưa có khóa học")).toHaveCount(bad.startsWith("page=3") ? 1 : 0);
    });
  }

  test("sees what is free and what is coming", async ({ page }) => {
    await mockTable(page, "course", [
      aCourse(1, { price: 0 }),
      aCourse(2, { status: "COMING_SOON" }),
      aCourse(3, { price: 1_290_000, rating: 4.5, ratingCount: 8 }),
    ]);
    await enter(page);
    await expect(cards(page).nth(0)).toContainText("Miễn phí");
    await expect(cards(page).nth(1)).toContainText("Sắp ra mắt");
    await expect(cards(page).nth(2)).toContainText("1.290.000đ");
    await expect(cards(page).nth(2)).not.toContainText(/Miễn phí|Sắp ra mắt/);
    await expect(cards(page).nth(0)).toContainText(/(?<!5 · )chưa có đánh giá/);
    await expect(cards(page).nth(2)).toContainText("4,5 · 8 đánh giá");
  });

  test("sees where the courses will be while they are fetched, on each page anew", async ({ page }) => {
    const first = await tablesWait(page, "course");
    await enter(page);
    const waiting = main(page).locator(".animate-pulse");
    await expect(page.getByText("Đang tải khóa học...")).toBeVisible();
    await expect(waiting.first()).toBeVisible();
    first.open();
    await expect(cards(page)).toHaveCount(12);
    await expect(waiting).toHaveCount(0);
    await page.unrouteAll();
    const second = await tablesWait(page, "course");
    await pages(page).getByRole("link", { name: "Trang 2", exact: true }).click();
    await expect(waiting.first()).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    second.open();
    await expect(cards(page)).toHaveCount(2);
  });
});

test.describe("when the courses cannot be had", () => {
  test.use({ expectedComplaint: /The courses could not be loaded/ });

  for (const how of [500, "offline"] as const) {
    test(`(${how}) a visitor finds an empty list, no error, and a way to ask again`, async ({ page }) => {
      await tableFails(page, "course", how);
      await enter(page);
      await expect(page.getByText("Chưa có khóa học nào!")).toBeVisible();
      await expectEnglish(page, "No courses yet!");
      await expect(cards(page)).toHaveCount(0);
      await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
      await page.unrouteAll();
      await main(page).getByRole("link", { name: "Xem tất cả khóa học" }).click();
      await expect(cards(page)).toHaveCount(12);
    });
  }
});
