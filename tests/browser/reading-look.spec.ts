import type { APIRequestContext, Page } from "@playwright/test";
import { fetchRows } from "./data-api.ts";
import { aMember } from "./members.ts";
import { signIn, signOut } from "./sign-in.ts";
import { expect, measureWidth, test, visit } from "./visit.ts";

const anAddress = async (request: APIRequestContext): Promise<string> =>
  `/blog/detail/${(await fetchRows(request, "blog?select=id&blogType=eq.PUBLIC&limit=1"))[0]?.id}`;

/** As it stands when the document has come, before any script of the page: what is painted first. */
const setting = (page: Page) =>
  page
    .locator("article .article")
    .first()
    .evaluate((element) => {
      const { fontSize, fontFamily, lineHeight } = getComputedStyle(element);
      return {
        size: Number.parseFloat(fontSize),
        face: fontFamily.split(",")[0],
        line: Number.parseFloat(lineHeight),
      };
    });

const sheet = (page: Page) => page.getByRole("dialog", { name: "Cỡ chữ và kiểu chữ" });

test("a reader sets size, face and spacing, by key too, and finds them again before any script runs", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const address = await anAddress(request);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, address);
  const before = await setting(page);
  expect(before.face).toBe('"Be Vietnam Pro"');
  await page.getByRole("button", { name: "Cỡ chữ và kiểu chữ" }).click();
  await sheet(page).getByText("Rất lớn", { exact: true }).click();
  await sheet(page).getByRole("radio", { name: "Không chân" }).focus();
  await page.keyboard.press("ArrowRight");
  await sheet(page).getByText("Thoáng", { exact: true }).click();
  const chosen = await setting(page);
  expect(chosen.size).toBeGreaterThan(before.size * 1.3);
  expect(chosen.face).toBe("Lora");
  expect(chosen.line / chosen.size).toBeGreaterThan(before.line / before.size);
  await sheet(page).getByRole("button", { name: "Xong" }).click();
  await expect(sheet(page)).toHaveCount(0);

  // The page's own scripts never run: only the small one of the document does.
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: await page.context().storageState(),
    viewport: { width: 390, height: 844 },
  });
  const bare = await context.newPage();
  await bare.route(/\/assets\/.*\.js/, (route) => route.abort());
  await bare.goto(address);
  expect(await setting(bare)).toEqual(chosen);
  await context.close();

  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  expect(await measureWidth(page)).toBeLessThanOrEqual(390);
  await page.getByRole("button", { name: "Cỡ chữ và kiểu chữ" }).click();
  await sheet(page).getByRole("button", { name: "Trở về như ban đầu" }).click();
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  expect(await setting(page)).toEqual(before);
});

test("each person of a device has a setting of their own", async ({ page, request, baseURL }) => {
  const address = await anAddress(request);
  await signIn(page, await aMember(request), baseURL ?? "");
  await visit(page, address);
  const usual = await setting(page);
  await page.getByRole("button", { name: "Cỡ chữ và kiểu chữ" }).click();
  await sheet(page).getByText("Nhỏ", { exact: true }).click();
  const small = await setting(page);
  expect(small.size).toBeLessThan(usual.size);
  await page.reload();
  expect(await setting(page)).toEqual(small);
  await page.evaluate(() => localStorage.removeItem("user"));
  await visit(page, address);
  expect(await setting(page)).toEqual(usual);
  await signOut(page, baseURL ?? "");
});
