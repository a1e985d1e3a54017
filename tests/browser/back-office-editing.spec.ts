import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { call } from "./members.ts";
import { aSession, signIn } from "./sign-in.ts";
import { expect, test } from "./visit.ts";

const main = (page: Page) => page.getByRole("main");
const save = (page: Page) => main(page).getByRole("button", { name: "Lưu" });

async function aCategory(request: APIRequestContext, token: string): Promise<{ id: number; slug: string }> {
  const slug = `thu-${randomUUID().slice(0, 8)}`;
  const data = { name: `Thử ${slug}`, slug, description: "Mô tả đầu", categoryType: "BLOG" };
  const added = await call(request, "/rest/v1/category", { token, data });
  expect(added.status()).toBe(201);
  const [row] = await (await call(request, `/rest/v1/category?slug=eq.${slug}`, { token })).json();
  return row;
}

/** Read by staff: what visitors are shown may be half a second older. */
const readCategory = async (request: APIRequestContext, id: number, token: string) =>
  (await (await call(request, `/rest/v1/category?id=eq.${id}`, { token })).json())[0];

test("a moderator adds a category; its address follows the name, and both are found without diacritics", async ({
  page,
  request,
  baseURL,
}) => {
  const session = await aSession("moderator");
  await signIn(page, session, baseURL ?? "");
  const mark = randomUUID().slice(0, 6);
  await page.goto("/mod/category/create");
  await main(page).getByLabel("Tên").fill(`Đêm yên ả ${mark}`);
  await expect(main(page).getByLabel("Đường dẫn")).toHaveValue(`dem-yen-a-${mark}`);
  await save(page).click();
  await expect(page).toHaveURL(/\/mod\/category\/\d+$/);
  const id = Number(page.url().split("/").at(-1));
  expect(await readCategory(request, id, session.accessToken)).toMatchObject({
    name: `Đêm yên ả ${mark}`,
    slug: `dem-yen-a-${mark}`,
  });
  await page.goto("/mod/category");
  await main(page).getByRole("searchbox", { name: "Tìm" }).fill(`dem-yen-a-${mark}`);
  await expect(main(page).getByRole("row")).toHaveCount(2);
  await page.goto("/mod/blog");
  await main(page).getByRole("searchbox", { name: "Tìm" }).fill("SO GHI nhung lan");
  await expect(main(page).getByRole("row")).toHaveCount(2);
  await expect(main(page).getByRole("row").nth(1)).toContainText("Sổ ghi những lần");
});

test("an address that another article has is said before it is saved, and an empty one follows the title", async ({
  page,
  request,
  baseURL,
}) => {
  const session = await aSession("moderator");
  await signIn(page, session, baseURL ?? "");
  const slug = `dem-mua-${randomUUID().slice(0, 6)}`;
  const data = { title: "Đêm mưa", slug, content: "<p>Mưa.</p>" };
  expect((await call(request, "/rest/v1/blog", { token: session.accessToken, data })).status()).toBe(201);
  await page.goto("/mod/blog/create");
  await main(page).locator("input[name=title]").fill("Đêm mưa khác");
  await main(page).getByLabel("Đường dẫn").fill(slug);
  await main(page)
    .getByRole("button", { name: `Dùng “${slug}-2” nhé?` })
    .click();
  await expect(main(page).getByLabel("Đường dẫn")).toHaveValue(`${slug}-2`);
  await expect(main(page).getByRole("button", { name: /nhé\?$/ })).toHaveCount(0);
  await main(page).getByLabel("Đường dẫn").fill("");
  await save(page).click();
  await expect(page).toHaveURL(/\/mod\/blog\/\d+$/);
  await expect(main(page).getByLabel("Đường dẫn")).toHaveValue(/^dem-mua-khac/);
});

test("a person who saves after somebody else keeps both people's work, whichever they choose", async ({
  page,
  request,
  baseURL,
}) => {
  const session = await aSession("administrator");
  await signIn(page, session, baseURL ?? "");
  const { id } = await aCategory(request, session.accessToken);
  const elsewhere = (data: unknown) =>
    call(request, `/rest/v1/category?id=eq.${id}`, { token: session.accessToken, method: "PATCH", data });

  await page.goto(`/admin/category/${id}`);
  await main(page).getByLabel("Tên").fill("Tên của tôi");
  await elsewhere({ description: "Mô tả của người khác" });
  await save(page).click();
  const dialog = page.getByRole("dialog", { name: /vừa được .+ sửa/ });
  await expect(dialog).toBeVisible();
  expect(await readCategory(request, id, session.accessToken)).not.toMatchObject({ name: "Tên của tôi" });
  await dialog.getByRole("button", { name: "Xem cả hai" }).click();
  await expect(dialog.locator("ins")).toContainText("Tên của tôi");
  await dialog.getByRole("button", { name: "Giữ phần tôi sửa" }).click();
  await expect(dialog).toBeHidden();
  expect(await readCategory(request, id, session.accessToken)).toMatchObject({
    name: "Tên của tôi",
    description: "Mô tả của người khác",
  });
  await expect(main(page).getByLabel("Mô tả")).toHaveValue("Mô tả của người khác");

  await main(page).getByLabel("Tên").fill("Tên lần hai");
  await elsewhere({ name: "Tên của họ" });
  await save(page).click();
  await dialog.getByRole("button", { name: "Lấy bản của họ" }).click();
  await expect(dialog).toBeHidden();
  await expect(main(page).getByLabel("Tên")).toHaveValue("Tên của họ");
  expect(await readCategory(request, id, session.accessToken)).toMatchObject({ name: "Tên của họ" });
});

test("a person who leaves unsaved work is asked first", async ({ page, request, baseURL }) => {
  const session = await aSession("administrator");
  await signIn(page, session, baseURL ?? "");
  const { id } = await aCategory(request, session.accessToken);
  await page.goto("/admin/category");
  await page.goto(`/admin/category/${id}`);
  await main(page).getByLabel("Tên").fill("Chưa lưu");
  let asked = "";
  page.once("dialog", (dialog) => {
    asked = dialog.message();
    void dialog.dismiss();
  });
  await page.getByRole("link", { name: "Bài viết" }).click();
  await expect.poll(() => asked).toContain("chưa được lưu");
  await expect(page).toHaveURL(`/admin/category/${id}`);
  await expect(main(page).getByLabel("Tên")).toHaveValue("Chưa lưu");
});

test("a person reads in Vietnamese why a save was refused", async ({ page, request, baseURL }) => {
  const session = await aSession("administrator");
  await signIn(page, session, baseURL ?? "");
  const { id } = await aCategory(request, session.accessToken);
  await page.goto(`/admin/category/${id}`);
  await main(page).getByLabel("Tên").fill("dài ".repeat(30));
  await save(page).click();
  await expect(page.getByText("Tên chủ đề dài quá: tối đa 80 ký tự, bạn đang có 119.")).toBeVisible();
});

test("a moderator sees neither plans nor their prices' screens; an administrator changes one", async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page, await aSession("moderator"), baseURL ?? "");
  await page.goto("/mod/plan");
  await expect(main(page).getByRole("heading", { name: "Không có trang này" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Gói hội viên" })).toHaveCount(0);
  const { accessToken: token } = await aSession("moderator");
  const refused = await call(request, "/rest/v1/plan?id=eq.2", {
    token,
    method: "PATCH",
    data: { price: 1 },
  });
  expect([200, 204, 403]).toContain(refused.status());
  const [plan] = await (await call(request, "/rest/v1/plan?id=eq.2")).json();
  expect(plan.price).toBeGreaterThan(1);

  // A page that is open hears of another person's session, and leaves.
  await page.goto("about:blank");
  await signIn(page, await aSession("administrator"), baseURL ?? "");
  await page.goto("/admin/plan/2");
  await expect(main(page).getByLabel("Giá (đồng)")).toHaveValue(String(plan.price));
});
