import type { APIRequestContext, Page } from "@playwright/test";
import { type MadeOrder, moneyArrives } from "./bank.ts";
import { rowsOf } from "./data-api.ts";
import { aMember, call, type Member } from "./members.ts";
import { emvFields, readQr } from "./qr-on-screen.ts";
import { signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

const INCLUDED = "(Đã bao gồm nội dung Premium)";
const paid = (page: Page) => page.getByRole("region", { name: "Đã nhận được thanh toán" });
const qr = (page: Page) => page.getByRole("img", { name: /^Mã VietQR của đơn/ });

async function newestOrder(request: APIRequestContext, { accessToken, userId }: Member): Promise<MadeOrder> {
  const query = `order?userId=eq.${userId}&order=createdAt.desc`;
  const orders = await rowsOf(request, query, accessToken);
  expect(orders).toHaveLength(1);
  return orders[0] as unknown as MadeOrder;
}

/** Anything of the page that a new document would not have. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, "sameDocument", true));
const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, "sameDocument"));

async function expectCodeOf(page: Page, order: MadeOrder): Promise<void> {
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
  test(`a member buys a plan and is Premium on the same page, ${colorScheme}`, async ({
    page,
    request,
    baseURL,
  }) => {
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
    await expectCodeOf(page, order);

    await moneyArrives(request, order);
    await expect(paid(page)).toBeVisible();
    await expect(paid(page).getByText("Premium", { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(/^Đã nhận được thanh toán/);
    await page.getByRole("button", { name: "Tài khoản của bạn" }).click();
    await expect(page.getByRole("banner").getByText("Premium", { exact: true })).toBeVisible();
    await paid(page).getByRole("link", { name: "Đọc bài viết" }).click();
    await expect(page.getByText(INCLUDED)).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
}

test("a member buys a course: from the button to the open lessons", async ({ page, request, baseURL }) => {
  const [course] = await rowsOf(request, "course?price=gt.0&status=eq.OPEN&order=id.asc&limit=1");
  const member = await aMember(request);
  await signIn(page, member, baseURL ?? "");
  await visit(page, `/checkout/${course?.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Thanh toán: ${course?.title}`);
  await expect(qr(page)).toBeVisible();
  await mark(page);
  const order = await newestOrder(request, member);
  await expectCodeOf(page, order);
  await page.getByRole("button", { name: "Tôi đã thanh toán" }).click();
  await expect(page.getByText("Đang chờ xác nhận", { exact: true })).toBeVisible();

  await moneyArrives(request, order);
  await expect(paid(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await expect(paid(page).getByRole("link", { name: "Vào học" })).toHaveAttribute(
    "href",
    `/course/${course?.id}/learn`,
  );
  const opened = await call(request, `/functions/v1/course/${course?.id}`, { token: member.accessToken });
  expect((await opened.json()).data).toMatchObject({ id: course?.id, isEnrolled: true });
  await page.reload();
  await expect(paid(page)).toBeVisible();
});
