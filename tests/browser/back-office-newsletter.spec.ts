// A newsletter from the first word to the mailbox, and the people who receive it.
import type { APIRequestContext, Page } from "@playwright/test";
import { anEditor, aTitle, type Editor, main, openOffice, save, written } from "./editors.ts";
import { linkIn, nextMail } from "./mail.ts";
import { anAddress, call } from "./members.ts";
import { createAxe } from "./problems.ts";
import { expect, test, visit } from "./visit.ts";

const PHONE = { width: 390, height: 844 };
const dialog = (page: Page) => page.getByRole("dialog");
const getSubjectField = (page: Page) => main(page).getByRole("textbox", { name: "Tiêu đề", exact: true });
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });

/** A subscriber who confirmed by the e-mail. */
async function aReader(page: Page): Promise<string> {
  const email = anAddress();
  await call(page.request, "/rest/v1/newSubscription", { data: { email } });
  await visit(page, linkIn(await nextMail(email)));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Xong rồi, cảm ơn bạn");
  return email;
}

/** A published post. */
async function aPost(editor: Editor, words: string): Promise<{ id: number; title: string }> {
  const title = aTitle(words);
  const slug = `bai-${title.slice(-6)}`;
  return editor.add("blog", { title, slug, content: "<p>Vài dòng đầu.</p>", publication: "PUBLISHED" });
}

const expectNothingOutOfReach = async (page: Page): Promise<void> => {
  const { violations } = await createAxe(page).withTags(["wcag2a", "wcag2aa"]).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
};

async function createDraft(request: APIRequestContext, editor: Editor, subject: string): Promise<number> {
  const data = { subject, intro: "<p>Chào bạn.</p>" };
  await call(request, "/rest/v1/newsletterCampaign", { token: editor.accessToken, data });
  const [row] = await editor.rows(`newsletterCampaign?subject=eq.${encodeURIComponent(subject)}`);
  return row.id;
}

test("an administrator writes a newsletter, sees it, tries it, sends it, and follows it to the reader who leaves", async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(150_000);
  const reader = await aReader(page);
  const editor = await anEditor(request, "administrator", "Lê Quản Trị");
  const [first, second] = [await aPost(editor, "Bài thứ nhất"), await aPost(editor, "Bài thứ hai")];
  await openOffice(page, editor, "/admin/newsletterCampaign/create", baseURL);
  const subject = aTitle("Chuyện tháng Mười Một");
  await getSubjectField(page).fill(subject);
  await written(page, "Lời mở").fill("Chào bạn, tháng này có vài điều nhỏ.");
  for (const { title } of [first, second]) {
    await main(page).getByRole("combobox", { name: "Thêm bài viết" }).fill(title);
    await page.getByRole("option", { name: title }).click();
  }
  const order = main(page).getByRole("list", { name: "Thứ tự các bài" }).getByRole("listitem");
  await expect(order).toHaveText([new RegExp(first.title), new RegExp(second.title)]);
  const handle = main(page).getByLabel(`Dời “${second.title}”`, { exact: true });
  await handle.focus();
  for (const [key, told] of [
    ["Space", "Đã nhấc lên từ vị trí 2 trên 2."],
    ["ArrowUp", "Đang ở vị trí 1 trên 2."],
    ["Space", "Đã đặt xuống ở vị trí 1 trên 2."],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByText(told, { exact: true })).toBeAttached();
  }
  await expect(order).toHaveText([new RegExp(second.title), new RegExp(first.title)]);
  await save(page).click();
  await page.waitForURL(/newsletterCampaign\/\d+$/);

  await button(page, "Xem trước").click();
  const letter = dialog(page).frameLocator("iframe");
  await expect(letter.getByRole("heading", { level: 1 })).toHaveText(subject);
  await expect(letter.getByRole("heading", { level: 2 })).toHaveText([second.title, first.title]);
  // Inline styles of the e-mail, in a page whose policy blocks them.
  await expect(letter.getByRole("heading", { level: 1 })).toHaveCSS("font-size", "25px");
  await dialog(page).getByRole("button", { name: "Chỉ chữ" }).click();
  await expect(dialog(page).getByLabel("Thư chỉ có chữ")).toContainText(`/blog/detail/${second.id}`);
  await dialog(page).getByRole("button", { name: "Đóng" }).click();

  await button(page, "Gửi thử").click();
  await dialog(page).getByRole("button", { name: "Gửi thử", exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  expect((await nextMail(editor.email)).subject).toBe(`[Thử] ${subject}`);

  await button(page, "Gửi hoặc hẹn giờ").click();
  await expect(dialog(page).getByRole("heading")).toHaveText(/^Gửi cho [1-9]\d* người\?$/);
  await dialog(page).getByRole("button", { name: "Gửi ngay" }).click();
  await expect(main(page).getByText("Đã gửi", { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  const mail = await nextMail(reader);
  expect(mail.subject).toBe(subject);
  const leave = /http\S+\/newsletter\/preferences\?token=\S+/.exec(mail.text ?? "")?.[0] ?? "";
  const { searchParams } = new URL(leave);
  await request.post(`/functions/v1/newsletter/unsubscribe?token=${searchParams.get("token")}`);
  await page.reload();
  const figure = main(page).getByRole("definition");
  await expect(figure.nth(6)).toHaveText("1");
  await expect(button(page, "Tạm dừng")).toBeHidden();
});

test("a newsletter that somebody else changed meanwhile is not written over, on a phone", async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize(PHONE);
  const editor = await anEditor(request, "administrator");
  const subject = aTitle("Thư hai người viết");
  const id = await createDraft(request, editor, subject);
  await openOffice(page, editor, `/admin/newsletterCampaign/${id}`, baseURL);
  await expect(getSubjectField(page)).toHaveValue(subject);
  await expectNothingOutOfReach(page);
  await editor.change(`newsletterCampaign?id=eq.${id}`, { preheader: "Của người kia" });
  await getSubjectField(page).fill(`${subject}, sửa`);
  await expect(button(page, "Gửi hoặc hẹn giờ")).toBeDisabled();
  await save(page).click();
  await dialog(page).getByRole("button", { name: "Giữ phần tôi sửa" }).click();
  await expect(dialog(page)).toBeHidden();
  const [row] = await editor.rows(`newsletterCampaign?id=eq.${id}`);
  expect(row).toMatchObject({ subject: `${subject}, sửa`, preheader: "Của người kia" });

  await button(page, "Gửi hoặc hẹn giờ").click();
  await dialog(page).getByLabel("Gửi lúc (giờ Việt Nam)").fill("2099-01-01T07:00");
  await dialog(page).getByRole("button", { name: "Hẹn giờ" }).click();
  await expect(main(page).getByText("Hẹn lúc 01/01/2099 07:00")).toBeVisible();
  await expectNothingOutOfReach(page);
  await button(page, "Bỏ hẹn giờ để sửa").click();
  await dialog(page).getByRole("button", { name: "Bỏ hẹn giờ" }).click();
  await expect(getSubjectField(page)).toHaveValue(`${subject}, sửa`);
});

test("an address is asked whether it wants letters, is noted as refusing them, and is removed, on a phone", async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize(PHONE);
  const email = anAddress();
  await openOffice(page, await anEditor(request, "administrator"), "/admin/subscriber", baseURL);
  await button(page, "Mời một địa chỉ").click();
  await dialog(page).getByLabel("Địa chỉ email").fill(email);
  await dialog(page).getByRole("button", { name: "Gửi thư hỏi" }).click();
  await expect(dialog(page)).toBeHidden();
  expect((await nextMail(email)).subject).toContain("Bạn muốn nhận bản tin");
  const search = main(page).getByRole("searchbox", { name: "Tìm địa chỉ" });
  await search.fill(email);
  await search.press("Enter");
  const item = main(page).getByRole("listitem");
  await expect(item).toHaveCount(1);
  await expect(item).toContainText("Chờ xác nhận");
  await expectNothingOutOfReach(page);

  await button(page, "Không nhận được thư").click();
  await dialog(page).getByLabel("Vì sao biết").fill("Có thư báo hộp thư đã đóng");
  await dialog(page).getByRole("button", { name: "Ghi lại" }).click();
  await expect(item).toContainText("Có thư báo hộp thư đã đóng");
  await button(page, "Nhận được thư lại rồi").click();
  await dialog(page).getByRole("button", { name: "Ghi lại" }).click();
  await expect(item).toContainText("Chờ xác nhận");
  await button(page, "Xóa").click();
  await dialog(page).getByRole("button", { name: "Xóa", exact: true }).click();
  await expect(item).toHaveCount(0);
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, "Tải danh sách").click()]);
  expect(file.suggestedFilename()).toBe("ban-tin.csv");
});

test("a moderator finds neither newsletters nor addresses", async ({ page, request, baseURL }) => {
  const moderator = await anEditor(request, "moderator");
  await openOffice(page, moderator, "/mod", baseURL);
  const menu = page.getByRole("navigation", { name: "Trình đơn" });
  await expect(menu.getByRole("link", { name: "Bài viết" })).toBeVisible();
  await expect(menu.getByRole("link", { name: /Bản tin|Người nhận/ })).toHaveCount(0);
  await page.goto("/mod/newsletterCampaign");
  await expect(page.getByRole("main").getByRole("heading", { name: "Không có trang này" })).toBeVisible();
  expect(await moderator.rows("newsletterCampaign")).toEqual([]);
});
