// English pages carry Vietnamese content: a screen reader must be told which words are Vietnamese.
import type { Page } from "@playwright/test";
import { visitorPages } from "./pages.ts";
import { expect, test, visit } from "./visit.ts";

/** Names, and the sign of the currency, are the same in every language. */
const NAMES = /Bên Trong|Ngày Mai|[\d.]+đ/gu;

/** Every word with a Vietnamese letter that is in sight and not marked as Vietnamese. */
const unmarked = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([names]) => {
      const found = new Set<string>();
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        const { parentElement: element, textContent } = nodes.currentNode;
        const words = (textContent ?? "").normalize("NFC").replace(new RegExp(names ?? "", "gu"), "");
        if (!element || element.matches("script, style, noscript") || !element.checkVisibility()) continue;
        if (!/[ăâđêôơưĂÂĐÊÔƠƯà-ãè-êìíò-õùúýĩũẠ-ỹ]/u.test(words)) continue;
        if (element.closest<HTMLElement>("[lang]")?.lang !== "vi") found.add(words.trim());
      }
      return [...found];
    },
    [NAMES.source],
  );

test("a page in English marks what is Vietnamese on it", async ({ page, request, context, baseURL }) => {
  test.setTimeout(120_000);
  await context.addCookies([{ name: "lang", value: "en", url: baseURL ?? "" }]);
  const found: Record<string, string[]> = {};
  for (const path of [
    ...(await visitorPages(request)),
    "/blogs?q=mua",
    "/podcasts?q=mua",
    "/all-course?q=mot",
    "/blog/detail/99999999",
  ]) {
    await visit(page, path);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    const words = await unmarked(page);
    if (words.length > 0) found[path] = words;
  }
  expect(found).toEqual({});
});

test("the player in English marks what plays", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "lang", value: "en", url: baseURL ?? "" }]);
  await visit(page, "/podcasts");
  await page
    .getByRole("button", { name: /^Listen to / })
    .first()
    .click();
  const bar = page.getByRole("region", { name: "Audio player" });
  await expect(bar.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
  await bar.getByRole("button", { name: /^Open the player/ }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toBeVisible();
  expect(await unmarked(page)).toEqual([]);
});

test("pages of the house have English names in English", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "lang", value: "en", url: baseURL ?? "" }]);
  for (const [path, title] of [
    ["/", "Podcasts, articles and an AI companion · Bên Trong"],
    ["/about", "Our story · Bên Trong"],
    ["/podcast/list/all", "All podcasts · Bên Trong"],
    ["/all-course", "All courses · Bên Trong"],
    ["/dieu-khoan", "Terms and privacy · Bên Trong"],
    ["/newsletter/preferences?token=x", "Newsletter preferences · Bên Trong"],
  ] as const) {
    await visit(page, path);
    await expect(page, path).toHaveTitle(title);
  }
});
