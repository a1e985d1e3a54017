// Money waits for two people who look at it on a phone.
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { moneyArrives } from "./bank.ts";
import { linkIn, nextMail } from "./mail.ts";
import { aMember, call, type Member } from "./members.ts";
import { createAxe } from "./problems.ts";
import { aSession, signIn } from "./sign-in.ts";
import { expect, test } from "./visit.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

interface Order {
  id: string;
  orderCode: string;
  price: number;
}

async function anOrder(request: APIRequestContext, name: string): Promise<{ buyer: Member; order: Order }> {
  const buyer = await aMember(request, name);
  const address = "/functions/v1/companion/2/order";
  const answer = await call(request, address, { token: buyer.accessToken, method: "POST" });
  return { buyer, order: (await answer.json()).data };
}

async function fetchMemberships(
  request: APIRequestContext,
  { accessToken }: Member,
): Promise<{ planId: number }[]> {
  const answer = await call(request, "/rest/v1/membership?planId=eq.2", { token: accessToken });
  return answer.json();
}

const now = (): string => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
const statement = (...lines: string[]): string =>
  ["Ngày giao dịch,Ghi có,Nội dung,Số tham chiếu", ...lines].join("\n");

/** The page is wide enough for what stands on it, and nothing on it is out of reach for anybody. */
async function expectFit(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  const { violations } = await createAxe(page).include("main").analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test("an administrator finds whom a transfer is from and gives it to their order: they are a member", async ({
  page,
  request,
  baseURL,
}) => {
  const name = `Mai ${randomUUID().slice(0, 4)} Lan`;
  const { buyer, order } = await anOrder(request, name);
  const staff = await aSession("administrator");
  const memo = `${name} ck ${order.orderCode.slice(2, -1)}`;
  await call(request, "/functions/v1/admin/statement", {
    token: staff.accessToken,
    data: statement(`${now()},${order.price},${memo},${randomUUID()}`),
  });
  await signIn(page, staff, baseURL ?? "");
  await page.goto("/admin/transfer");
  const card = main(page).getByRole("listitem").filter({ hasText: memo });
  await expect(card).toContainText("Nội dung không có mã đơn");
  await expectFit(page);
  await card.getByRole("button", { name: "Tìm đơn" }).click();
  const dialog = page.getByRole("dialog", { name: /^Ghép 299\.000đ vào đơn/ });
  const suggestion = dialog.getByRole("radio", { name: new RegExp(order.orderCode) });
  await expect(suggestion).toHaveAccessibleName(/Trùng tên/);
  await suggestion.check();
  await expect(dialog.getByLabel("Mã đơn")).toHaveValue(order.orderCode);
  await dialog.getByRole("button", { name: "Ghép vào đơn" }).click();
  await expect(dialog.getByText("Bạn ghi lý do nhé, dù chỉ vài chữ.")).toBeVisible();
  expect(await fetchMemberships(request, buyer)).toEqual([]);
  await dialog.getByRole("button", { name: "Gõ sai mã" }).click();
  await dialog.getByRole("button", { name: "Ghép vào đơn" }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toHaveCount(0);
  expect(await fetchMemberships(request, buyer)).toHaveLength(1);
});

test("an administrator confirms what somebody says they paid, with a reason: they are a member", async ({
  page,
  request,
  baseURL,
}) => {
  const name = `Bùi ${randomUUID().slice(0, 6)} An`;
  const { buyer, order } = await anOrder(request, name);
  const claim = `/functions/v1/companion/order/${order.id}/confirm`;
  await call(request, claim, { token: buyer.accessToken, method: "POST" });
  await signIn(page, await aSession("administrator"), baseURL ?? "");
  await page.goto("/admin/order");
  await main(page).getByLabel("Tìm mã đơn, tên hoặc email").fill(name.replace("Bùi", "bui"));
  await expect(main(page).getByRole("listitem")).toHaveCount(1);
  await expectFit(page);
  await main(page)
    .getByRole("link", { name: new RegExp(order.orderCode) })
    .click();
  await expect(main(page).getByRole("heading", { name: order.orderCode })).toBeVisible();
  await expect(main(page).getByRole("link", { name: buyer.email })).toBeVisible();
  await expectFit(page);
  await button(page, "Xác nhận đã nhận tiền").click();
  const dialog = page.getByRole("dialog", { name: "Xác nhận đã nhận tiền" });
  await dialog.getByRole("button", { name: "Đã thấy tiền trong tài khoản" }).click();
  await dialog.getByRole("button", { name: "Xác nhận", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(main(page).getByText("Đã xác nhận", { exact: true })).toBeVisible();
  await expect(main(page).getByText("Đã thấy tiền trong tài khoản")).toBeVisible();
  await expect(button(page, "Từ chối")).toHaveCount(0);
  expect(await fetchMemberships(request, buyer)).toHaveLength(1);
});

test("a search for nobody's order leads back to all of them, and the address keeps what is looked for", async ({
  page,
  request,
  baseURL,
}) => {
  const { order } = await anOrder(request, "Kiều Ngọc Diệp");
  await signIn(page, await aSession("administrator"), baseURL ?? "");
  await page.goto("/admin/order");
  const search = main(page).getByRole("searchbox", { name: "Tìm mã đơn, tên hoặc email" });
  await search.fill("khong ai ten nhu vay");
  await expect(page).toHaveURL(/q=khong\+ai/);
  await button(page, "Xem mọi đơn").click();
  await expect(search).toHaveValue("");
  await search.fill(order.orderCode);
  await expect(page).toHaveURL(new RegExp(`q=${order.orderCode}`));
  await expect(main(page).getByRole("listitem")).toHaveCount(1);
  await page.reload();
  await expect(search).toHaveValue(order.orderCode);
  await expect(main(page).getByRole("listitem")).toHaveCount(1);
});

test("a queue without any order offers no filter to take away, and shows the chosen state on a phone", async ({
  page,
  baseURL,
}) => {
  await page.route("**/functions/v1/admin/order?*", (route) =>
    route.fulfill({ json: { success: true, data: { orders: [], next: null } } }),
  );
  await signIn(page, await aSession("administrator"), baseURL ?? "");
  await page.goto("/admin/order");
  await button(page, "Xem mọi đơn").click();
  await expect(page).toHaveURL("/admin/order?state=all");
  await expect(main(page).getByRole("heading", { name: "Chưa có đơn nào" })).toBeVisible();
  await expect(button(page, "Xem mọi đơn")).toHaveCount(0);
  const everyState = button(page, "Tất cả");
  await expect(everyState).toHaveAttribute("aria-pressed", "true");
  await expect(everyState).toBeInViewport({ ratio: 1 });
});

test("the first page says that somebody waits for their order, and leads to it", async ({
  page,
  request,
  baseURL,
}) => {
  const { buyer, order } = await anOrder(request, "Cao Tường An");
  const claim = `/functions/v1/companion/order/${order.id}/confirm`;
  await call(request, claim, { token: buyer.accessToken, method: "POST" });
  await signIn(page, await aSession("administrator"), baseURL ?? "");
  await page.goto("/admin");
  await main(page)
    .getByRole("region", { name: "Đang chờ bạn" })
    .getByRole("link", { name: /đơn chờ xác nhận/ })
    .click();
  await expect(page).toHaveURL("/admin/order?state=CONFIRMING");
  await main(page)
    .getByRole("link", { name: new RegExp(order.orderCode) })
    .click();
  await main(page).getByRole("link", { name: "Cao Tường An" }).click();
  await expect(page).toHaveURL(`/admin/person/${buyer.userId}`);
  await main(page)
    .getByRole("link", { name: /Premium 1 tháng/ })
    .click();
  await expect(page).toHaveURL(`/admin/order/${order.id}`);
});

test("an administrator is told when another one was faster", async ({ page, request, baseURL }) => {
  const { order } = await anOrder(request, "Phan Thu Nguyệt");
  await signIn(page, await aSession("administrator"), baseURL ?? "");
  await page.goto(`/admin/order/${order.id}`);
  await button(page, "Xác nhận đã nhận tiền").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const other = await aSession("administrator");
  await call(request, `/functions/v1/admin/order/${order.id}/reject`, {
    token: other.accessToken,
    data: { reason: "Đặt nhầm" },
  });
  await expect(main(page).getByRole("status").filter({ hasText: "vừa từ chối đơn này" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(main(page).getByText("Bị từ chối")).toBeVisible();
});

test("a statement is shown line by line before anything is written, and a second time changes nothing", async ({
  page,
  request,
  baseURL,
}) => {
  const { buyer, order } = await anOrder(request, "Đinh Hoài Thương");
  const text = statement(
    `${now()},299000,${order.orderCode} =1+1,${randomUUID()}`,
    `${now()},12000,an trua,${randomUUID()}`,
    `${now()},nhiều tiền,x,`,
  );
  const file = { name: "sao-ke.csv", mimeType: "text/csv", buffer: Buffer.from(`\uFEFF${text}`) };
  await signIn(page, await aSession("administrator"), baseURL ?? "");
  await page.goto("/admin/statement");
  const choose = () => main(page).locator('input[type="file"]').setInputFiles(file);
  await button(page, "Xem trước nội dung đã dán").click();
  await expect(main(page).getByText("Bạn chọn tệp hoặc dán nội dung sao kê trước nhé.")).toBeVisible();
  await choose();
  await expect(main(page).getByText("Chưa có gì được ghi.", { exact: false })).toBeVisible();
  await expect(main(page).getByText(`Dòng 2 · 299.000đ · Đơn ${order.orderCode}`)).toBeVisible();
  await expect(main(page).getByText("Dòng 3 · 12.000đ · Nội dung không có mã đơn")).toBeVisible();
  await expect(main(page).getByText("Dòng 4 · số tiền không đọc được")).toBeVisible();
  await expectFit(page);
  expect(await fetchMemberships(request, buyer)).toEqual([]);
  await button(page, "Nhập 2 giao dịch").click();
  await expect(
    main(page).getByText("Đã nhập xong: 1 giao dịch vào đơn, 1 chưa khớp, 0 đã có từ trước."),
  ).toBeVisible();
  expect(await fetchMemberships(request, buyer)).toHaveLength(1);
  await button(page, "Nhập tệp khác").click();
  await main(page).getByLabel("Hoặc dán nội dung vào đây").fill(text);
  await button(page, "Xem trước nội dung đã dán").click();
  await expect(main(page).getByText("Không có gì mới để nhập.")).toBeVisible();
});

test("an administrator reads what each month brought and takes a file for the accounts", async ({
  page,
  request,
  baseURL,
}) => {
  const { order } = await anOrder(request, "=1+1");
  const staff = await aSession("administrator");
  await call(request, `/functions/v1/admin/order/${order.id}/verify`, {
    token: staff.accessToken,
    data: { reason: "Tiền mặt" },
  });
  await signIn(page, staff, baseURL ?? "");
  await page.goto("/admin/revenue");
  const table = main(page).getByRole("table");
  await expect(table.getByRole("row")).toHaveCount(7);
  await expect(table.getByRole("row").nth(1)).toContainText(/\d00đ/);
  await expect(page.locator(".recharts-bar-rectangle").first()).toBeVisible();
  const chart = main(page).getByRole("region", { name: "Thu từ đơn theo tháng" });
  await expect(chart).toContainText(/^Thu từ đơn theo tháng(triệu )?đồng/);
  await expect(chart.locator("svg text > tspan", { hasText: /^T\d/ }).first()).toHaveText(/^T\d{1,2}$/);
  await expectFit(page);
  const download = page.waitForEvent("download");
  await button(page, "Tải đơn hàng").click();
  const bytes = await readFile(await (await download).path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString("utf8")).toContain(`${order.orderCode},Gói hội viên`);
  expect(bytes.toString("utf8")).toContain(`"'=1+1"`);
});

test("the months of a good year fit beside the menu, and on a phone words say that there are more columns", async ({
  page,
  baseURL,
}) => {
  await page.route("**/functions/v1/admin/revenue?*", async (route) => {
    const answer = await (await route.fetch()).json();
    const large = (value: unknown) => (typeof value === "number" ? value + 128_450_000 : value);
    const months = answer.data.map((month: object) =>
      Object.fromEntries(
        Object.entries(month).map(([name, value]) => [
          name,
          /Orders$|Refunds$/.test(name) ? 412 : large(value),
        ]),
      ),
    );
    await route.fulfill({ json: { ...answer, data: months } });
  });
  await signIn(page, await aSession("administrator"), baseURL ?? "");
  await page.goto("/admin/revenue");
  const table = main(page).getByRole("region", { name: "Doanh thu theo tháng" });
  await expect(table.getByRole("row").nth(1)).toContainText("128.450.000đ");
  const hint = main(page).getByText("Còn cột ở bên phải", { exact: false });
  await expect(hint).toBeVisible();
  await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(hint).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await table.evaluate((element) => element.scrollTo({ left: 0 }));
  await expect.poll(() => table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await expect(hint).toBeHidden();
});

test("a moderator finds none of it", async ({ page, baseURL }) => {
  await signIn(page, await aSession("moderator"), baseURL ?? "");
  for (const name of ["order", "transfer", "statement", "revenue"]) {
    await page.goto(`/mod/${name}`);
    await expect(main(page).getByRole("heading", { name: "Không có trang này" })).toBeVisible();
  }
});

test("an administrator writes down a refund in two steps: the buyer's plan ends, and their receipt and a letter say so", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { buyer, order } = await anOrder(request, "Đỗ Thị Hiền");
  await moneyArrives(request, order);
  expect(await fetchMemberships(request, buyer)).toHaveLength(1);
  const ofThePurchase = [await nextMail(buyer.email), await nextMail(buyer.email)];
  expect(ofThePurchase.map(({ subject }) => subject)).toContain("Gói của bạn đã được kích hoạt");
  await signIn(page, await aSession("administrator"), baseURL ?? "");
  await page.goto(`/admin/order/${order.id}`);
  await button(page, "Ghi nhận hoàn tiền").click();
  const dialog = page.getByRole("dialog");
  const amount = dialog.getByLabel("Số tiền đã hoàn (đồng)");
  await expect(amount).toHaveValue("299000");
  await amount.fill("299.001");
  await dialog.getByRole("button", { name: "Xem lại" }).click();
  await expect(amount).toHaveAccessibleDescription("Đơn này chỉ còn 299.000đ.");
  const reference = dialog.getByLabel("Mã giao dịch của ngân hàng");
  await expect(reference).toHaveAccessibleDescription("Bạn ghi mã giao dịch mà ngân hàng báo nhé.");
  await reference.fill("FT26327012345");
  await dialog.getByRole("button", { name: "Người mua đổi ý" }).click();

  await amount.fill("100.000");
  await dialog.getByRole("button", { name: "Xem lại" }).click();
  await expect(dialog.getByRole("alert")).toContainText("còn lại 199.000đ");
  await dialog.getByRole("button", { name: "Quay lại" }).click();
  await amount.fill("299000");
  await dialog.getByRole("button", { name: "Xem lại" }).click();
  await expect(dialog.getByRole("alert")).toContainText("bị lấy lại ngay");
  expect(await fetchMemberships(request, buyer)).toHaveLength(1);
  await dialog.getByRole("button", { name: "Đúng, ghi nhận" }).click();
  await expect(dialog).toBeHidden();
  await expect(main(page).getByText("Đã hoàn tiền", { exact: true })).toBeVisible();
  await expect(main(page).getByRole("region", { name: "Tiền đã hoàn" })).toContainText("FT26327012345");
  await expect(main(page).getByText("ghi nhận hoàn tiền")).toBeVisible();
  await expect(button(page, "Ghi nhận hoàn tiền")).toHaveCount(0);
  await expectFit(page);
  expect(await fetchMemberships(request, buyer)).toEqual([]);

  const letter = await nextMail(buyer.email);
  expect(letter.subject).toBe("Bên Trong đã hoàn tiền cho bạn");
  const theirs = await browser.newPage({ baseURL: baseURL ?? "" });
  await signIn(theirs, buyer, baseURL ?? "");
  await theirs.goto(linkIn(letter));
  const receipt = theirs.getByRole("article");
  await expect(receipt.getByRole("region", { name: "Đã hoàn lại" })).toContainText(
    /FT26327012345.*Người mua đổi ý.*299\.000đ/,
  );
  await theirs.goto("/orders");
  await expect(theirs.getByRole("main").getByRole("listitem")).toContainText([/Đã hoàn tiền/]);
  await theirs.goto(`/payment/plan/${order.id}`);
  await expect(theirs.getByRole("heading", { name: "Đơn này đã được hoàn tiền" })).toBeVisible();
  await theirs.close();
});
