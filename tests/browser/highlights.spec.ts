import { readFile } from "node:fs/promises";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { fetchRows } from "./data-api.ts";
import { aMember, call } from "./members.ts";
import { type SignedIn, signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

interface Article {
  id: number;
  title: string;
}

async function anArticle(request: APIRequestContext): Promise<Article> {
  const title = encodeURIComponent("Ba giấc trưa");
  const [row] = await fetchRows(request, `blog?select=id,title&title=eq.${title}&limit=1`);
  return { id: Number(row?.id), title: String(row?.title) };
}

const text = (page: Page): Locator => page.locator("article .article");
const bar = (page: Page) => page.getByRole("toolbar", { name: "Đoạn đang chọn" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Đoạn đã tô" });
const marks = (page: Page) => text(page).locator("mark");
const list = (page: Page) => page.getByRole("list", { name: "Những đoạn bạn đã tô" });

/** Words of the article, selected as a pointer would leave them; again until the bar, which is fetched late, has seen it. */
async function select(page: Page, paragraph: number, from: number, to: number): Promise<string> {
  let words = "";
  await expect(async () => {
    words = await text(page)
      .locator("p")
      .nth(paragraph)
      .evaluate(
        (element, [first, last]) => {
          element.scrollIntoView({ block: "center" });
          const node = element.firstChild as Text;
          document.getSelection()?.removeAllRanges();
          document.getSelection()?.setBaseAndExtent(node, first ?? 0, node, last ?? 0);
          return node.data.slice(first, last);
        },
        [from, to],
      );
    await expect(bar(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return words;
}

const storedFor = (request: APIRequestContext, { accessToken }: SignedIn) =>
  fetchRows(request, "highlight?select=quote,note&order=createdAt", accessToken);

test("a member marks words, writes a note, finds both again, on the list too, and takes the mark away", async ({
  page,
  request,
  baseURL,
}) => {
  const [member, { id, title }] = [await aMember(request), await anArticle(request)];
  await signIn(page, member, baseURL ?? "");
  await visit(page, `/blog/detail/${id}`);
  const before = await text(page).textContent();
  const words = await select(page, 1, 4, 30);
  await bar(page).getByRole("button", { name: "Tô lại" }).click();
  await expect(marks(page)).toHaveText(words.trim());
  await expect(bar(page)).toHaveCount(0);
  expect(await text(page).textContent()).toBe(before);

  await page.reload();
  await expect(marks(page)).toHaveText(words.trim());
  await marks(page).click();
  await dialog(page).getByLabel("Ghi chú của bạn").fill("Giống mẹ");
  await dialog(page).getByRole("button", { name: "Lưu" }).click();
  await expect(
    text(page).getByRole("button", { name: `Đoạn đã tô, có ghi chú: “${words.trim()}”` }),
  ).toBeVisible();
  expect(await storedFor(request, member)).toEqual([{ quote: words.trim(), note: "Giống mẹ" }]);

  await visit(page, "/my-home");
  await page.getByRole("main").getByRole("link", { name: "Đoạn đã tô", exact: true }).click();
  await expect(list(page).getByRole("listitem")).toContainText([`${words.trim()}Giống mẹtrong “${title}”`]);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Tải về (Markdown)" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain(`/blog/detail/${id})\n\n> `);
  expect(file).toContain("Giống mẹ");

  await list(page)
    .getByRole("link", { name: /^Mở chỗ này trong bài/ })
    .click();
  await expect(marks(page)).toBeInViewport();
  await text(page)
    .getByRole("button", { name: /^Đoạn đã tô, có ghi chú/ })
    .focus();
  await page.keyboard.press("Enter");
  await dialog(page).getByRole("button", { name: "Bỏ tô" }).click();
  await expect(marks(page)).toHaveCount(0);
  expect(await text(page).textContent()).toBe(before);
  expect(await storedFor(request, member)).toEqual([]);
});

test("words that were selected with keys are marked with keys, and Escape leaves them", async ({
  page,
  request,
  baseURL,
}) => {
  const [member, { id }] = [await aMember(request), await anArticle(request)];
  await signIn(page, member, baseURL ?? "");
  await visit(page, `/blog/detail/${id}`);
  await expect(page.getByRole("button", { name: "Cỡ chữ và kiểu chữ" })).toBeVisible();
  await select(page, 1, 0, 1);
  for (let letter = 0; letter < 6; letter += 1) await page.keyboard.press("Shift+ArrowRight");
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bar(page)).toHaveCount(0);
  const words = await select(page, 1, 0, 12);
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(bar(page).getByRole("button", { name: "Tô lại" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await dialog(page).getByLabel("Ghi chú của bạn").fill("Nhớ nhà");
  await dialog(page).getByRole("button", { name: "Lưu" }).click();
  await expect(marks(page)).toHaveText(words.trim());
  expect(await storedFor(request, member)).toEqual([{ quote: words.trim(), note: "Nhớ nhà" }]);
});

test("a passage over paragraphs keeps its place after an edit, and one that is gone is listed, not lost", async ({
  page,
  request,
  baseURL,
}) => {
  const [member, { id }] = [await aMember(request), await anArticle(request)];
  const words = { blogId: id, prefix: "", suffix: "", start: 90_000 };
  await signIn(page, member, baseURL ?? "");
  await visit(page, `/blog/detail/${id}`);
  const [first = "", second = ""] = await text(page).locator("p").allTextContents();
  const across = `${first.slice(-20).trim()}\n${second.slice(0, 20).trim()}`;
  for (const quote of [across, "Câu này đã bị cắt khỏi bài."]) {
    const data = { ...words, quote };
    const answer = await call(request, "/functions/v1/highlight", { token: member.accessToken, data });
    expect(answer.status()).toBe(201);
  }
  await page.reload();
  await expect(marks(page)).toHaveCount(2);
  expect((await marks(page).allTextContents()).join("\n")).toBe(across);
  const lost = page.getByRole("region", { name: "Đoạn bạn đã tô, nay không còn trong bài" });
  await expect(lost).toContainText("Câu này đã bị cắt khỏi bài.");
  await lost.getByRole("button", { name: "Xem hoặc sửa ghi chú" }).click();
  await dialog(page).getByRole("button", { name: "Bỏ tô" }).click();
  await expect(lost).toHaveCount(0);
  await expect(marks(page)).toHaveCount(2);
});

test("a refusal is told and nothing is drawn; a visitor is told why to sign in", async ({
  page,
  request,
  baseURL,
}) => {
  const { id } = await anArticle(request);
  await visit(page, `/blog/detail/${id}`);
  await expect(page.getByRole("button", { name: "Cỡ chữ và kiểu chữ" })).toBeVisible();
  await select(page, 1, 0, 12);
  await expect(bar(page).getByRole("link", { name: "Đăng nhập để tô" })).toBeVisible();

  await signIn(page, await aMember(request), baseURL ?? "");
  await visit(page, `/blog/detail/${id}`);
  await page.route("**/functions/v1/highlight", (route) =>
    route.fulfill({
      status: 413,
      json: { success: false, error: "Bạn đã tô 10.000 đoạn.", code: "too_large" },
    }),
  );
  await select(page, 1, 0, 12);
  await bar(page).getByRole("button", { name: "Tô lại" }).click();
  await expect(bar(page).getByRole("alert")).toHaveText("Bạn đã tô 10.000 đoạn.");
  await expect(marks(page)).toHaveCount(0);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("the bar lies at the edge, clear of the handles of the selection, and a tap marks", async ({
    page,
    request,
    baseURL,
  }) => {
    const [member, { id }] = [await aMember(request), await anArticle(request)];
    await signIn(page, member, baseURL ?? "");
    await visit(page, `/blog/detail/${id}`);
    await expect(page.getByRole("button", { name: "Cỡ chữ và kiểu chữ" })).toBeVisible();
    await select(page, 1, 0, 12);
    const mark = bar(page).getByRole("button", { name: "Tô lại" });
    await expect(mark).toBeVisible();
    const [box, words] = [
      await bar(page).boundingBox(),
      await page.evaluate(() => document.getSelection()?.getRangeAt(0).getBoundingClientRect().bottom ?? 0),
    ];
    expect(box?.y).toBeGreaterThan(words + 40);
    expect((await mark.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await mark.tap();
    await expect(marks(page)).toHaveCount(1);
    expect(await storedFor(request, member)).toHaveLength(1);
  });
});
