import { fold } from "@bentrong/format/fold";
import type { APIRequestContext, Page } from "@playwright/test";
import { callsTo, fetchRows } from "./data-api.ts";
import { expectEnglish } from "./fixed-wording.ts";
import { aMember } from "./members.ts";
import { aSession, makePremium, type SignedIn, signIn, signOut } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

const LOCK = "Nội dung này dành riêng cho hội viên Premium.";
const INCLUDED = "(Đã bao gồm nội dung Premium)";

interface PremiumArticle {
  id: number;
  title: string;
  /** A sentence from the middle of the text, which no excerpt shows. */
  deep: string;
}

/** An article of the members' library, as a premium member's own call reads it. */
async function anArticleFor(request: APIRequestContext, member: SignedIn): Promise<PremiumArticle> {
  const query = "blog?blogType=eq.PRIVATE&order=id.asc&limit=1";
  const [blog] = await fetchRows(request, query, member.accessToken);
  if (!blog) throw new Error("the first content has premium articles");
  const text = String(blog.content).replace(/<[^>]+>/g, "\n");
  const deep = text.split("\n").filter((line) => line.length > 80)[3] ?? "";
  expect(deep).not.toBe("");
  return { id: blog.id, title: String(blog.title), deep: deep.slice(0, 60).trim() };
}

const locked = (page: Page) => page.getByText(LOCK, { exact: true });

test.describe("an article for premium members", () => {
  let article: PremiumArticle;
  let premium: SignedIn;
  test.beforeEach(async ({ request }) => {
    premium = await aSession("premium");
    article = await anArticleFor(request, premium);
  });
  const address = () => `/blog/detail/${article.id}`;

  test("is locked for a visitor, and its text is nowhere in the document", async ({ page }) => {
    const response = await page.goto(address());
    await expect(locked(page)).toBeVisible();
    await expectEnglish(page, "This content is exclusive to premium members.");
    await expect(page.getByRole("heading", { level: 1, name: article.title })).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Xem gói Premium" })).toHaveAttribute(
      "href",
      "/upgrade-ai-chat",
    );
    await expect(main.getByRole("link", { name: "Đọc bài khác" })).toHaveAttribute("href", "/blogs");
    expect(await response?.text()).not.toContain(article.deep);
  });

  test("tells a visitor what Premium costs, and brings a member back to it after signing in", async ({
    page,
    request,
  }) => {
    const member = await aMember(request);
    await makePremium(member.userId);
    await visit(page, address());
    await expect(page.getByRole("list", { name: "Giá các gói Premium" })).toContainText("299.000đ");
    await page.getByRole("main").getByRole("link", { name: "Đăng nhập", exact: true }).click();
    await page.getByLabel("Email", { exact: true }).fill(member.email);
    await page.getByLabel("Mật khẩu", { exact: true }).fill(member.password);
    await page.getByRole("main").getByRole("button", { name: "Đăng nhập", exact: true }).click();
    await expect(page).toHaveURL(address());
    await expect(page.getByRole("main").getByText(article.deep)).toBeVisible();
    await expect(locked(page)).toHaveCount(0);
  });

  test("asks a free member who is signed in for no second sign-in, and tells the price", async ({
    page,
    baseURL,
  }) => {
    await signIn(page, await aSession("free"), baseURL ?? "");
    await visit(page, address());
    await expect(locked(page)).toBeVisible();
    await expect(page.getByRole("list", { name: "Giá các gói Premium" })).toContainText("996.000đ");
    await expect(page.getByRole("main").getByText("Đã là hội viên?")).toHaveCount(0);
  });

  for (const kind of ["free", "expired"] as const) {
    test(`is locked for ${kind === "free" ? "a free member" : "a member whose time has run out"}`, async ({
      page,
      baseURL,
    }) => {
      await signIn(page, await aSession(kind), baseURL ?? "");
      const answers: Promise<string>[] = [];
      page.on("response", (answer) => {
        if (answer.url().includes("/rest/v1/")) answers.push(answer.text().catch(() => ""));
      });
      await visit(page, address());
      await expect(locked(page)).toBeVisible();
      expect((await Promise.all(answers)).join("\n")).not.toContain(article.deep);
      await visit(page, "/blogs");
      await expect(page.getByRole("region", { name: "Bài viết" }).getByRole("article")).toHaveCount(12);
      await expect(page.getByText(INCLUDED)).toHaveCount(0);
    });
  }

  test("is read whole by a premium member, who never sees the lock", async ({ page, baseURL }) => {
    await signIn(page, premium, baseURL ?? "");
    await page.addInitScript((lock) => {
      const look = () => {
        const shown = [...document.querySelectorAll("main *")].some(
          (element) => element.textContent === lock && getComputedStyle(element).visibility === "visible",
        );
        if (shown) Reflect.set(window, "lockWasSeen", true);
        requestAnimationFrame(look);
      };
      look();
    }, LOCK);
    await visit(page, address());
    await expect(page.getByRole("main").getByText(article.deep)).toBeVisible();
    await expect(page.getByRole("article").first().getByText("Premium", { exact: true })).toBeVisible();
    await expect(locked(page)).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, "lockWasSeen"))).toBeUndefined();
  });

  test("stands in a premium member's library, with its badge", async ({ page, baseURL }) => {
    await signIn(page, premium, baseURL ?? "");
    await visit(page, `/blogs?q=${encodeURIComponent(article.title)}`);
    await expect(page.getByText(INCLUDED)).toBeVisible();
    const card = page
      .getByRole("region", { name: "Bài viết" })
      .getByRole("article")
      .filter({ has: page.getByRole("link", { name: article.title, exact: true }) });
    await expect(card.getByText("Premium", { exact: true })).toBeVisible();
  });

  test("is locked again once the session is gone", async ({ page, baseURL }) => {
    await signIn(page, premium, baseURL ?? "");
    await visit(page, address());
    await expect(page.getByRole("main").getByText(article.deep)).toBeVisible();
    await signOut(page, baseURL ?? "");
    await visit(page, address());
    await expect(locked(page)).toBeVisible();
    await expect(page.getByRole("main").getByText(article.deep)).toHaveCount(0);
  });
});

const shelf = (page: Page) => page.getByRole("region", { name: "Dành cho hội viên Premium" });
const openOnes = (page: Page) => page.getByRole("region", { name: "Bài viết" }).getByRole("article");

test.describe("the shelf of locked articles", () => {
  test("stands in a visitor's library after the open ones, and in the document itself", async ({ page }) => {
    const response = await page.goto("/blogs");
    expect(await response?.text()).toContain("Dành cho Premium");
    await expect(page.getByText(INCLUDED)).toHaveCount(0);
    await expect(openOnes(page)).toHaveCount(12);
    await expect(shelf(page).getByRole("listitem")).toHaveCount(3);
    // Lines that are clamped would end in the middle of a word.
    const areCut = (texts: Element[]) => texts.map((text) => text.scrollHeight > text.clientHeight + 1);
    expect(await shelf(page).getByRole("listitem").getByRole("paragraph").evaluateAll(areCut)).not.toContain(
      true,
    );
    await shelf(page)
      .getByRole("button", { name: /^Xem thêm/ })
      .click();
    await expect(shelf(page).getByRole("listitem")).not.toHaveCount(3);
    await expect(shelf(page).getByRole("button")).toHaveCount(0);
    await shelf(page).getByRole("link").nth(1).click();
    await expect(locked(page)).toBeVisible();
  });

  test("shows what a search finds by title, with one call, and what stands in a category", async ({
    page,
    request,
  }) => {
    const [closed] = await fetchRows(request, "premiumPreview?kind=eq.blog&order=id.asc&limit=1");
    await visit(page, "/blogs");
    const calls = callsTo(page, "premiumPreview");
    await page.getByRole("searchbox", { name: "Tìm bài viết" }).fill(fold(String(closed?.title)));
    await expect(shelf(page).getByRole("heading", { level: 4 })).toHaveText([String(closed?.title)]);
    expect(calls).toHaveLength(1);
    const [category] = await fetchRows(request, `category?id=eq.${closed?.categoryId}`);
    const same = await fetchRows(request, `premiumPreview?kind=eq.blog&categoryId=eq.${category?.id}`);
    await visit(page, `/blogs?category=${category?.slug}`);
    await expect(shelf(page).getByRole("listitem")).toHaveCount(Math.min(same.length, 3));
    await visit(page, "/blogs?q=khongcogicahet");
    await expect(page.getByText("Không thấy bài nào có")).toBeVisible();
    await expect(shelf(page)).toHaveCount(0);
  });

  test("stays away from pages that are turned to, and from premium members", async ({ page, baseURL }) => {
    await visit(page, "/blogs?page=2");
    await expect(openOnes(page).first()).toBeVisible();
    await expect(shelf(page)).toHaveCount(0);
    await signIn(page, await aSession("premium"), baseURL ?? "");
    const calls = callsTo(page, "premiumPreview");
    for (const path of ["/blogs", "/podcasts", "/podcast/list/all"]) {
      await visit(page, path);
      await expect(page.getByText(INCLUDED)).toBeVisible();
      await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
      await expect(shelf(page)).toHaveCount(0);
    }
    expect(calls).toHaveLength(0);
  });

  test("stands under the articles of the same topic", async ({ page, request }) => {
    const [closed] = await fetchRows(request, "premiumPreview?kind=eq.blog&order=createdAt.desc&limit=1");
    const [open] = await fetchRows(request, `blog?select=id&categoryId=eq.${closed?.categoryId}&limit=1`);
    await visit(page, `/blog/detail/${open?.id}`);
    await expect(shelf(page).getByRole("link", { name: String(closed?.title), exact: true })).toBeVisible();
  });
});
