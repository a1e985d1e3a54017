import type { APIRequestContext, Page } from "@playwright/test";
import { fetchRows, type Row, tableFails } from "./data-api.ts";
import { aMember, call } from "./members.ts";
import { signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

const articles = (request: APIRequestContext, limit: number): Promise<Row[]> =>
  fetchRows(request, `blog?select=id,title&blogType=eq.PUBLIC&order=createdAt.desc,id&limit=${limit}`);

async function anArticle(request: APIRequestContext): Promise<Row & { title: string }> {
  const [row] = await articles(request, 1);
  return { id: 0, ...row, title: String(row?.title) };
}

const save = (page: Page) => page.getByRole("main").getByRole("button", { name: "Để dành", exact: true });
const list = (page: Page) => page.getByRole("list", { name: "Những mục bạn để dành" });
const savedBy = async (request: APIRequestContext, token: string): Promise<unknown[]> =>
  (await fetchRows(request, "savedItem?select=blogId&order=id", token)).map((row) => row.blogId);

test("a member saves an article, finds it from their own page and removes it", async ({
  page,
  request,
  baseURL,
}) => {
  const [member, { id, title }] = [await aMember(request), await anArticle(request)];
  await signIn(page, member, baseURL ?? "");
  await visit(page, "/de-danh");
  await expect(page.getByText("Bạn chưa để dành gì cả.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Xem các bài viết" }).click();
  const card = page
    .getByRole("main")
    .getByRole("button", { name: `Để dành: ${title}`, exact: true })
    .first();
  await card.click();
  await expect(card).toHaveAttribute("aria-pressed", "true");
  const box = await card.boundingBox();
  expect([box?.width, box?.height]).toEqual([48, 48]);

  await visit(page, `/blog/detail/${id}`);
  await expect(save(page)).toHaveAttribute("aria-pressed", "true");
  expect((await save(page).boundingBox())?.height).toBeGreaterThanOrEqual(48);

  await visit(page, "/my-home");
  await page.getByRole("main").getByRole("link", { name: "Để dành", exact: true }).click();
  await expect(list(page).getByRole("listitem")).toHaveCount(1);
  await expect(list(page).getByRole("link", { name: title })).toHaveAttribute("href", `/blog/detail/${id}`);
  await list(page)
    .getByRole("button", { name: `Bỏ khỏi mục Để dành: ${title}` })
    .click();
  await expect(page.getByText("Bạn chưa để dành gì cả.")).toBeVisible();
  expect(await savedBy(request, member.accessToken)).toEqual([]);
});

test("a member saves a podcast and a course from their cards", async ({ page, request, baseURL }) => {
  const member = await aMember(request);
  await signIn(page, member, baseURL ?? "");
  for (const [at, path] of ["/podcasts", "/all-course"].entries()) {
    await visit(page, path);
    const card = page
      .getByRole("main")
      .getByRole("article")
      .filter({ has: page.getByRole("heading") });
    const button = card.getByRole("button", { name: /^Để dành: / }).first();
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(page).toHaveURL(path);
    // Pressed is shown before the server has answered.
    await expect.poll(async () => (await savedBy(request, member.accessToken)).length).toBe(at + 1);
  }
  await visit(page, "/de-danh");
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
});

test("a visitor who wants to save signs in and comes back with it saved", async ({ page, request }) => {
  const [member, { id }] = [await aMember(request), await anArticle(request)];
  await visit(page, `/blog/detail/${id}`);
  await save(page).click();
  await expect(page).toHaveURL("/login");
  await page.getByLabel("Email", { exact: true }).fill(member.email);
  await page.getByLabel("Mật khẩu", { exact: true }).fill(member.password);
  await page.getByRole("main").getByRole("button", { name: "Đăng nhập", exact: true }).click();
  await expect(page).toHaveURL(`/blog/detail/${id}`);
  await expect(save(page)).toHaveAttribute("aria-pressed", "true");
  expect(await savedBy(request, member.accessToken)).toEqual([id]);
});

test("what is saved is turned page by page, and an item that is closed by now can still be removed", async ({
  page,
  request,
  baseURL,
}) => {
  const member = await aMember(request);
  const rows = await articles(request, 21);
  const data = rows.map(({ id }) => ({ blogId: id }));
  const answer = await call(request, "/rest/v1/savedItem", { token: member.accessToken, data });
  expect(answer.status()).toBe(201);
  await signIn(page, member, baseURL ?? "");
  await visit(page, "/de-danh");
  await expect(list(page).getByRole("listitem")).toHaveCount(20);
  await page
    .getByRole("navigation", { name: "Trang", exact: true })
    .getByRole("link", { name: "Trang 2" })
    .click();
  await expect(page).toHaveURL("/de-danh?page=2");
  await expect(list(page).getByRole("listitem")).toHaveCount(1);

  await page.route(/\/rest\/v1\/savedItem\?select=id/, async (route) => {
    const real = await route.fetch();
    const shown = ((await real.json()) as Row[]).map((row) => ({ ...row, blog: null }));
    await route.fulfill({ response: real, json: shown });
  });
  await visit(page, "/de-danh?page=2");
  await expect(list(page)).toContainText("dành cho hội viên, hoặc đã được gỡ");
  await list(page).getByRole("button", { name: "Bỏ khỏi mục Để dành: Một bài viết" }).click();
  await expect.poll(async () => (await savedBy(request, member.accessToken)).length).toBe(20);
  // The list that is asked for after the removal is still on its way.
  await page.unrouteAll({ behavior: "wait" });
});

test("a press that does not reach the server is taken back and says so", async ({
  page,
  request,
  baseURL,
}) => {
  const { id } = await anArticle(request);
  await signIn(page, await aMember(request), baseURL ?? "");
  await visit(page, `/blog/detail/${id}`);
  await expect(save(page)).toHaveAttribute("aria-pressed", "false");
  await tableFails(page, "savedItem", "offline");
  await save(page).click();
  await expect(page.getByRole("main").getByText("Chưa lưu được.")).toBeVisible();
  await expect(save(page)).toHaveAttribute("aria-pressed", "false");
});
