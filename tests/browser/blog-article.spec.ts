import type { Page } from "@playwright/test";
import { aBlog, callsTo, fetchRows, mockBlogs, tableFails, tablesWait } from "./data-api.ts";
import { expectEnglish } from "./fixed-wording.ts";
import { aSession, signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

const ARTICLE = { title: "Ba giấc trưa", heading: "Võng mười nghìn" };

/** The address of an article of the first content, found as a reader finds it. */
async function findAddress(page: Page, title: string): Promise<string> {
  await visit(page, `/blogs?q=${encodeURIComponent(title)}`);
  const link = page.getByRole("region", { name: "Bài viết" }).getByRole("link", { name: title, exact: true });
  return (await link.getAttribute("href")) ?? "no address";
}

const openFromLibrary = async (page: Page, title: string) => {
  await visit(page, `/blogs?q=${encodeURIComponent(title)}`);
  return page.getByRole("region", { name: "Bài viết" }).getByRole("link", { name: title, exact: true });
};

test.describe("a reader of an article", () => {
  test("reads its text with headings, its contents and what to read on", async ({ page }) => {
    await visit(page, await findAddress(page, ARTICLE.title));
    await expect(page.getByRole("heading", { level: 1, name: ARTICLE.title })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: ARTICLE.heading })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Trong bài này" }).getByRole("link")).not.toHaveCount(
      0,
    );
    await expect(page.getByRole("region", { name: "Đọc tiếp" }).getByRole("article")).not.toHaveCount(0);
    await expect(page).toHaveTitle(`${ARTICLE.title} · Bên Trong`);
  });

  test("jumps to a heading from the contents, below the header", async ({ page }) => {
    await visit(page, await findAddress(page, ARTICLE.title));
    await page
      .getByRole("navigation", { name: "Trong bài này" })
      .getByRole("link", { name: ARTICLE.heading })
      .click();
    const heading = page.getByRole("heading", { level: 2, name: ARTICLE.heading });
    await expect(heading).toBeInViewport();
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(60);
    expect(top).toBeLessThan(200);
  });

  test("unfolds the contents on a phone by key and goes to a heading", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, await findAddress(page, ARTICLE.title));
    const contents = page.getByRole("group").filter({ hasText: "Trong bài này" });
    await contents.locator("summary").focus();
    await page.keyboard.press("Enter");
    await contents.getByRole("link", { name: ARTICLE.heading }).click();
    await expect(page.getByRole("heading", { level: 2, name: ARTICLE.heading })).toBeInViewport();
  });

  test("is offered at most five others of the same category, newest first, never the same one", async ({
    page,
  }) => {
    await visit(page, "/about");
    const others = Array.from({ length: 8 }, (_, i) => aBlog(i + 10, { content: "ố".repeat(150) }));
    await mockBlogs(page, [aBlog(1), ...others]);
    const calls = callsTo(page, "blog");
    await page.getByRole("banner").getByRole("link", { name: "Blogs", exact: true }).click();
    await page
      .getByRole("region", { name: "Bài viết" })
      .getByRole("link", { name: "Bài số 1", exact: true })
      .click();
    const related = page.getByRole("region", { name: "Đọc tiếp" });
    await expect(related.getByRole("article")).toHaveCount(5);
    await expect(related.getByRole("paragraph").last()).toHaveText(`${"ố".repeat(100)}…`);
    const asked = calls.find((url) => url.searchParams.get("id")?.startsWith("neq"))?.searchParams;
    expect(Object.fromEntries(asked ?? [])).toMatchObject({
      categoryId: "eq.1",
      id: "neq.1",
      limit: "8",
      order: "createdAt.desc",
      blogType: "eq.PUBLIC",
    });
  });

  test("reads entity-encoded content as text with markup, and nothing hostile runs", async ({ page }) => {
    await visit(page, "/about");
    const hostile = `<p onclick="window.bad=1">Chào <img src=x onerror="window.bad=1"><a href="javascript:window.bad=1">bạn</a></p><script>window.bad=1</script><h2>Phần một</h2><h2>Phần hai</h2>`;
    const encoded = hostile.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    await mockBlogs(page, [aBlog(1, { content: encoded })]);
    await page.getByRole("banner").getByRole("link", { name: "Blogs", exact: true }).click();
    await page.getByRole("region", { name: "Bài viết" }).getByRole("link", { name: "Bài số 1" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Phần một" })).toBeVisible();
    await expect(page.getByRole("main").getByText("<p")).toHaveCount(0);
    await page.getByRole("main").getByText("bạn", { exact: true }).click();
    expect(await page.evaluate(() => Reflect.get(window, "bad"))).toBeUndefined();
    await expect(
      page.locator(".article [onclick], .article [onerror], .article script, .article [href^=javascript]"),
    ).toHaveCount(0);
  });

  test("is told that the article is loading, then reads it", async ({ page }) => {
    const link = await openFromLibrary(page, ARTICLE.title);
    const gate = await tablesWait(page, "blog");
    await link.click();
    await expect(page.getByText("Đang tải bài viết...", { exact: true })).toBeVisible();
    gate.open();
    await expect(page.getByRole("heading", { level: 1, name: ARTICLE.title })).toBeVisible();
    await expect(page).toHaveTitle(`${ARTICLE.title} · Bên Trong`);
  });

  for (const id of ["99999999", "0", "-1", "abc", "2abc", "99999999999"]) {
    test(`is told that there is no article ${id}, with status 404`, async ({ page }) => {
      const response = await page.goto(`/blog/detail/${id}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Không tìm thấy bài viết");
      await expectEnglish(page, "Blog not found");
      await page.getByRole("main").getByRole("link", { name: "Tất cả bài viết" }).click();
      await expect(page).toHaveURL("/blogs");
    });
  }

  test.describe("when the server stumbles", () => {
    test.use({ expectedComplaint: /The article could not be loaded/ });

    for (const how of [500, "offline"] as const) {
      test(`may try again after ${how}`, async ({ page }) => {
        const link = await openFromLibrary(page, ARTICLE.title);
        await tableFails(page, "blog", how);
        await link.click();
        await expect(page.getByRole("heading", { name: "Chưa tải được bài viết" })).toBeVisible();
        await page.unrouteAll();
        await page.getByRole("button", { name: "Thử lại" }).click();
        await expect(page.getByRole("heading", { level: 1, name: ARTICLE.title })).toBeVisible();
      });
    }
  });
});

test.describe("a reader whose further reading does not come", () => {
  // A failure is told to the console and to nobody else.
  test.use({ expectedComplaint: /could not be loaded/ });

  test("keeps the article when only the related ones fail", async ({ page }) => {
    const link = await openFromLibrary(page, ARTICLE.title);
    await page.route(/\/rest\/v1\/blog\?.*id=neq/, (route) => route.fulfill({ status: 500, json: {} }));
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: ARTICLE.title })).toBeVisible();
    await expect(page.getByRole("region", { name: "Đọc tiếp" })).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a reader still reads an article and finds the library", async ({ page, request }) => {
    const [article] = await fetchRows(request, "blog?select=id,title&limit=1");
    await page.goto(`/blog/detail/${article?.id}`);
    await expect(page.getByRole("heading", { level: 1, name: String(article?.title) })).toBeVisible();
    await expect(page.locator(".article p").first()).toBeVisible();
    await page.goto("/blogs");
    await expect(page.getByRole("region", { name: "Bài viết" }).getByRole("article")).toHaveCount(12);
  });
});

test.describe("somebody signed in who opens an article directly", () => {
  test.use({ expectedComplaint: /fetch|load/i });

  test("reads what the document brings while their own is asked for, and when it cannot be had", async ({
    page,
    baseURL,
  }) => {
    const address = await findAddress(page, ARTICLE.title);
    await signIn(page, await aSession("free"), baseURL ?? "");
    const gate = await tablesWait(page, "blog");
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: ARTICLE.title })).toBeVisible();
    const answered = page.waitForResponse(/\/rest\/v1\/blog\?/);
    gate.open();
    await answered;
    await tableFails(page, "blog", "offline");
    const asked = page.waitForRequest(/\/rest\/v1\/blog\?/);
    await visit(page, address);
    await asked;
    await expect(page.getByRole("heading", { level: 2, name: ARTICLE.heading })).toBeVisible();
    await expect(page.getByText("Chưa tải được bài viết")).toHaveCount(0);
  });
});

test("a reader who prints an article gets its words and where links lead, and no bars", async ({ page }) => {
  await visit(page, "/about");
  const content = `<p>Đọc <a href="https://example.vn/nguon">nguồn này</a>.</p><h2>Một</h2><p>Hết.</p><h2>Hai</h2>`;
  await mockBlogs(page, [aBlog(1, { content }), aBlog(2)]);
  await page.getByRole("banner").getByRole("link", { name: "Blogs", exact: true }).click();
  await page
    .getByRole("region", { name: "Bài viết" })
    .getByRole("link", { name: "Bài số 1", exact: true })
    .click();
  await expect(page.getByRole("button", { name: "Để dành", exact: true })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const link = page.getByRole("link", { name: /nguồn này/ });
  await expect(link).toBeVisible();
  const spelledOut = await link.evaluate((source) => getComputedStyle(source, "::after").content);
  expect(spelledOut).toContain("https://example.vn/nguon");
  for (const role of ["banner", "navigation", "button"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Đọc tiếp" })).toBeHidden();
});
