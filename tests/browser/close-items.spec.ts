import type { APIRequestContext, Page } from "@playwright/test";
import { fetchRows } from "./data-api.ts";
import { problemsOn } from "./problems.ts";
import { expect, test, visit } from "./visit.ts";

const CLOSE = /\/functions\/v1\/search\/close\?/;

const anItem = (kind: "blog" | "podcast" | "course", id: number, more: object = {}) => ({
  ...{
    kind,
    id,
    path: `/${kind}/detail/${id}`,
    title: `Gần số ${id}`,
    excerpt: "Vài dòng đầu.",
    isLocked: false,
  },
  ...{ titleRanges: [], excerptRanges: [] },
  ...more,
});

async function answerWith(page: Page, results: readonly object[]): Promise<string[]> {
  const asked: string[] = [];
  await page.route(CLOSE, async (route) => {
    asked.push(new URL(route.request().url()).search);
    await route.fulfill({ json: { success: true, data: { results } } });
  });
  return asked;
}

const block = (page: Page) => page.getByRole("region", { name: "Cùng một mạch" });

async function getId(request: APIRequestContext, query: string): Promise<number> {
  const [row] = await fetchRows(request, query);
  return Number(row?.id);
}

/** Sum of all shifts so far; the browser counts those that nobody caused by a press. */
async function measureShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifted: Reflect.get(window, "shifted") + Reflect.get(entry, "value") });
    }).observe({ type: "layout-shift", buffered: true });
  });
}
const readShifts = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, "shifted"));

const toEnd = (page: Page): Promise<void> =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

for (const width of [390, 1280])
  test(`below an article stands what is like it, and nothing moves for it, at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const id = await getId(request, "blog?select=id&blogType=eq.PUBLIC&order=createdAt.desc&limit=1");
    await measureShifts(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked: string[] = [];
    await page.route(CLOSE, async (route) => {
      asked.push(new URL(route.request().url()).search);
      await held;
      const results = [
        anItem("podcast", 9_001),
        anItem("blog", 9_002, { isLocked: true, title: "Một tựa rất dài ".repeat(9).trim() }),
        anItem("course", 9_003, { path: "/course/9003" }),
        anItem("blog", 9_004),
      ];
      await route.fulfill({ json: { success: true, data: { results } } });
    });
    await visit(page, `/blog/detail/${id}`);
    expect(asked).toEqual([]);
    await toEnd(page);
    await expect.poll(() => asked).toEqual([`?type=blog&id=${id}&limit=12`]);
    await toEnd(page);
    const before = await readShifts(page);
    release();
    await expect(block(page).getByRole("listitem")).toHaveCount(3);
    await expect(block(page).getByRole("listitem").nth(1)).toContainText("Dành cho PremiumBài viết");
    await expect(block(page).getByRole("link").first()).toHaveAttribute("href", "/podcast/detail/9001");
    expect((await readShifts(page)) - before).toBe(0);
    expect(await problemsOn(page)).toEqual([]);
  });

test("what the page lists already is not repeated, and an empty answer leaves no room", async ({
  page,
  request,
}) => {
  const id = await getId(request, "podcast?select=id&podcastType=eq.PUBLIC&order=createdAt.desc&limit=1");
  const others = await fetchRows(request, `podcast?select=id&id=neq.${id}`);
  await answerWith(
    page,
    others.map((row) => anItem("podcast", Number(row.id))),
  );
  await visit(page, `/podcast/detail/${id}`);
  const related = page.getByRole("main").locator("section[aria-labelledby=related]");
  const listed = await related
    .locator("a[href^='/podcast/detail/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await toEnd(page);
  await expect(block(page)).toBeVisible();
  const shown = await block(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((href) => listed.includes(href))).toEqual([]);

  await page.unroute(CLOSE);
  const asked = await answerWith(page, []);
  await visit(page, `/podcast/detail/${id}`);
  await toEnd(page);
  await expect.poll(() => asked.length).toBe(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator("[data-settled]")).toHaveCount(1);
  await expect(block(page)).toHaveCount(0);
});
