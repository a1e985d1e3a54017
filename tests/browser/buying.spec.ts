import type { APIRequestContext, Page } from "@playwright/test";
import { type MadeOrder, moneyArrives } from "./bank.ts";
import { fetchRows } from "./data-api.ts";
import { aMember, type Member } from "./members.ts";
import { emvFields, readQr } from "./qr-on-screen.ts";
import { aSession, signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

const INCLUDED = "(Đã bao gồm nội dung Premium)";
const paid = (page: Page) => page.getByRole("region", { name: "Đã nhận được thanh toán" });
const qr = (page: Page) => page.getByRole("img", { name: /^Mã VietQR của đơn/ });

/** Some words from the middle of a text, which no excerpt shows. */
function deepWords(row: Record<string, unknown> | undefined): string {
  const lines = String(row?.content)
    .replace(/<[^>]+>/g, "\n")
    .split("\n")
    .filter((line) => line.length > 60 && !line.includes("&"));
  expect(lines.length).toBeGreaterThan(1);
  return String(lines[1]).slice(0, 50).trim();
}

/** An article of the members' library, as somebody who may reads it. */
async function aClosedArticle(request: APIRequestContext): Promise<{ id: number; deep: string }> {
  const { accessToken } = await aSession("premium");
  const [blog] = await fetchRows(request, "blog?blogType=eq.PRIVATE&order=id.asc&limit=1", accessToken);
  return { id: Number(blog?.id), deep: deepWords(blog) };
}

async function newestOrder(request: APIRequestContext, { accessToken, userId }: Member): Promise<MadeOrder> {
  const query = `order?userId=eq.${userId}&order=createdAt.desc`;
  const orders = await fetchRows(request, query, accessToken);
  expect(orders).toHaveLength(1);
  return orders[0] as unknown as MadeOrder;
}

/** Anything of the page that a new document would not have. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, "sameDocument", true));
const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, "sameDocument"));

async function expectPaymentCode(page: Page, order: MadeOrder): Promise<void> {
  const told = JSON.parse(order.paymentInfo);
  const payload = await readQr(qr(page).locator(".."));
  const fields = emvFields(payload ?? "");
  const account = emvFields(emvFields(fields["38"] ?? "")["01"] ?? "");
  expect({
    bankBin: account["00"],
    bankAccountNumber: account["01"],
    price: Number(fields["54"]),
    currency: fields["53"],
    memo: emvFields(fields["62"] ?? "")["08"],
  }).toEqual({
    bankBin: told.bankBin,
    bankAccountNumber: told.bankAccountNumber,
    price: order.price,
    currency: "704",
    memo: order.orderCode,
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`a member buys a plan: from the button to an article that was closed, ${colorScheme}`, async ({
    page,
    request,
    baseURL,
  }) => {
    const article = await aClosedArticle(request);
    const member = await aMember(request);
    await page.emulateMedia({ colorScheme });
    await signIn(page, member, baseURL ?? "");
    await visit(page, "/blogs");
    await expect(page.getByText(INCLUDED)).toHaveCount(0);
    await page.goto("/upgrade-ai-chat");
    await mark(page);
    const card = page.getByRole("article", { name: "Premium 3 tháng" });
    await card.getByRole("button", { name: "Nâng cấp ngay" }).click();
    await expect(page).toHaveURL(/\/payment\/plan\/[0-9a-f-]{36}$/);
    const order = await newestOrder(request, member);
    expect(page.url()).toContain(order.id);
    await expect(qr(page)).toBeVisible();
    await expect(page.getByRole("main")).toContainText("399.000đ");
    await expectPaymentCode(page, order);

    await moneyArrives(request, order);
    await expect(paid(page)).toBeVisible();
    await expect(paid(page).getByText("Premium", { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/^Đã nhận được thanh toán/);
    await page.getByRole("button", { name: "Tài khoản của bạn" }).click();
    await expect(page.getByRole("banner").getByText("Premium", { exact: true })).toBeVisible();
    await paid(page).getByRole("link", { name: "Đọc bài viết" }).click();
    await expect(page.getByText(INCLUDED)).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Dashboard" }).first().click();
    await expect(page.getByRole("heading", { name: "Tài nguyên hội viên" })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);

    await visit(page, `/blog/detail/${article.id}`);
    await expect(page.getByText(article.deep)).toBeVisible();
    await visit(page, "/upgrade-ai-chat");
    const plan = page.getByRole("region", { name: "Gói hiện tại" });
    await expect(plan).toContainText(/Premium 3 tháng\s*Premium/);
    await expect(plan).not.toContainText("Được tặng");
  });
}

test("a member buys a course: from the list of courses to a lesson that is read and one that is heard", async ({
  page,
  request,
  baseURL,
}) => {
  const [course] = await fetchRows(request, "course?slug=eq.ngoi-khong-mot-buoi-chieu");
  const id = Number(course?.id);
  const lessons = await fetchRows(request, `courseOutline?courseId=eq.${id}&order=position`);
  const sound = lessons.find(({ kind }) => kind === "audio");
  const member = await aMember(request);
  await signIn(page, member, baseURL ?? "");
  await visit(page, "/courses");
  const programs = page.getByRole("region", { name: "Tất cả khóa học" });
  await programs.getByRole("button", { name: /^Xem cả/ }).click();
  await programs.getByRole("link", { name: String(course?.title) }).click();
  await expect(page).toHaveURL(`/course/${id}`);
  await page.getByRole("main").getByRole("button", { name: "Mua khóa học" }).click();
  await expect(page).toHaveURL(`/checkout/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Thanh toán: ${course?.title}`);
  await expect(qr(page)).toBeVisible();
  await expect(page.getByRole("main")).toContainText("39.000đ");
  await mark(page);
  const order = await newestOrder(request, member);
  await expectPaymentCode(page, order);
  await page.getByRole("button", { name: "Tôi đã thanh toán" }).click();
  await expect(page.getByText("Đang chờ xác nhận", { exact: true })).toBeVisible();

  await moneyArrives(request, order);
  await expect(paid(page)).toBeVisible();
  await paid(page).getByRole("link", { name: "Vào học" }).click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(String(lessons[0]?.title));
  await expect(page).toHaveURL(`/course/${id}/learn/${lessons[0]?.id}`);
  expect(await isSameDocument(page)).toBe(true);
  const [lesson] = await fetchRows(request, `lesson?id=eq.${lessons[0]?.id}`, member.accessToken);
  await expect(page.getByRole("main")).toContainText(deepWords(lesson));

  await page.getByRole("navigation", { name: "Các bài trong khóa" }).getByText(String(sound?.title)).click();
  await expect(title).toHaveText(String(sound?.title));
  await page
    .getByRole("region", { name: "Nghe bài này" })
    .getByRole("button", { name: "Phát", exact: true })
    .click();
  const heard = () => page.locator("main audio").evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await expect.poll(heard).toBeGreaterThan(0.5);

  await visit(page, "/courses");
  const mine = page.getByRole("region", { name: "Khóa học của bạn" }).getByRole("article");
  await expect(mine).toContainText([/Đã ghi danh/]);
});
