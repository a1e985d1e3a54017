// A file of its own: the size of the device's text is set where the browser starts.
import { hasBeenHere } from "./companion-data.ts";
import { aMember } from "./members.ts";
import { MEMBER_PAGES, visitorPages } from "./pages.ts";
import { signIn } from "./sign-in.ts";
import { expect, measureWidth, test, visit } from "./visit.ts";

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: {
    executablePath: process.env.TEST_BROWSER,
    args: ["--no-sandbox", "--blink-settings=defaultFontSize=32"],
  },
});

test("a person who needs text twice as large finds that every page fits a phone", async ({
  page,
  request,
}) => {
  const tooWide: string[] = [];
  for (const path of await visitorPages(request)) {
    await visit(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    const width = await measureWidth(page);
    if (width > 390) tooWide.push(`${path}: ${width}`);
  }
  expect(tooWide).toEqual([]);
});

test("a member who needs text twice as large finds that every page of theirs fits a phone", async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await signIn(page, await aMember(request), baseURL ?? "");
  const tooWide: string[] = [];
  for (const path of MEMBER_PAGES) {
    await visit(page, path);
    await expect(page.locator("main .animate-pulse")).toHaveCount(0);
    const width = await measureWidth(page);
    if (width > 390) tooWide.push(`${path}: ${width}`);
  }
  expect(tooWide).toEqual([]);
});

test("a member who needs text twice as large has room to write their name", async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page, await aMember(request), baseURL ?? "");
  await visit(page, "/profile");
  const name = await page.getByLabel("Tên của bạn").boundingBox();
  expect(name?.width).toBeGreaterThan(250);
});

test("a member who needs text twice as large reads the companion, and in danger sees the numbers", async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page, await aMember(request), baseURL ?? "");
  await hasBeenHere(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/chat/map");
  await page.getByRole("button", { name: "Tôi đã sẵn sàng!" }).click();
  const words = page.getByRole("list", { name: "Cuộc trò chuyện", exact: true });
  await expect(words.getByRole("listitem")).toHaveCount(3);
  const name = await page.getByRole("heading", { level: 1 }).boundingBox();
  const guide = await page.getByLabel("Hướng dẫn sử dụng").boundingBox();
  expect(name?.width).toBeGreaterThan(60);
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(guide?.x ?? 0);
  const frame = words.locator("xpath=ancestor::div[@tabindex]");
  expect((await frame.boundingBox())?.height).toBeGreaterThan(280);

  await expect(page.getByRole("button", { name: "Dừng câu trả lời" })).toHaveCount(0);
  await page.getByRole("textbox", { name: "Lời bạn viết" }).fill("mình chỉ muốn chết cho xong");
  await page.keyboard.press("Enter");
  const card = page.getByRole("region", { name: "Trước hết, mong bạn được an toàn" });
  for (const number of ["115", "113"]) {
    await expect(card.getByRole("link", { name: new RegExp(`^Gọi ${number},`) })).toBeInViewport({
      ratio: 1,
    });
  }
  expect((await frame.boundingBox())?.height).toBeGreaterThan(120);
});
