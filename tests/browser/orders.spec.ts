import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { anOrder, changed, moneyArrives, staffDecides } from "./bank.ts";
import { aMember, type Member } from "./members.ts";
import { aSession, signIn } from "./sign-in.ts";
import { test as base, expect, visit } from "./visit.ts";

const test = base.extend<{ member: Member }>({
  member: async ({ page, request, baseURL }, use) => {
    const member = await aMember(request);
    await signIn(page, member, baseURL ?? "");
    await use(member);
  },
});

const rows = (page: Page) => page.getByRole("main").getByRole("listitem");

async function aPaidOrder(request: APIRequestContext, member: Member) {
  const order = await anOrder(request, member);
  await moneyArrives(request, order);
  return order;
}

test("a member finds their orders, newest first, each with what can be done about it", async ({
  page,
  request,
  member,
}) => {
  const paid = await aPaidOrder(request, member);
  const cancelled = await anOrder(request, member, 2);
  await changed(request, member, cancelled, "cancel");
  const open = await anOrder(request, member, 4);
  await visit(page, "/profile");
  await page.getByRole("main").getByRole("link", { name: "Đơn hàng và biên nhận" }).click();
  await expect(page).toHaveURL("/orders");
  await expect(rows(page)).toContainText([
    /Premium 1 năm\s*Chờ thanh toán/,
    /Premium 1 tháng\s*Đã hủy/,
    /Premium 3 tháng\s*Đã xác nhận/,
  ]);
  await expect(rows(page).nth(2)).toContainText(`${paid.orderCode} · `);
  await expect(rows(page).nth(2)).toContainText("399.000đ");
  const ways = [`/payment/plan/${open.id}`, `/orders/${cancelled.id}`, `/orders/${paid.id}`];
  for (const [place, href] of ways.entries()) {
    await expect(rows(page).nth(place).getByRole("link")).toHaveAttribute("href", href);
  }
  await rows(page).nth(0).getByRole("link").click();
  await expect(page.getByRole("button", { name: "Tôi đã thanh toán" })).toBeEnabled();
});

test("a member without orders is shown a next step", async ({ page, member: _ }) => {
  await visit(page, "/orders");
  await expect(page.getByText("Bạn chưa có đơn nào")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Xem các gói" })).toHaveAttribute(
    "href",
    "/upgrade-ai-chat",
  );
});

test("a long list is read on page by page, none twice and none left out", async ({
  page,
  request,
  member,
}) => {
  const codes: string[] = [];
  // More than a page, several of them in the same instant.
  for (let made = 0; made < 23; made += 1) {
    const order = await anOrder(request, member, 2);
    codes.unshift(order.orderCode);
    await changed(request, member, order, "cancel");
  }
  await visit(page, "/orders");
  await expect(rows(page)).toHaveCount(20);
  // What comes meanwhile moves nothing.
  await anOrder(request, member, 3);
  await page.getByRole("button", { name: "Xem đơn cũ hơn" }).click();
  await expect(rows(page)).toHaveCount(23);
  await expect(rows(page)).toContainText(codes);
  await expect(page.getByRole("button", { name: "Xem đơn cũ hơn" })).toHaveCount(0);
});

test("orders that do not come are told, and can be asked for again", async ({ page, request, member }) => {
  await anOrder(request, member);
  await page.route(/\/rest\/v1\/order\?/, (route) => route.fulfill({ status: 500, json: {} }));
  await visit(page, "/orders");
  await expect(page.getByRole("alert").filter({ hasText: "Chưa tải được đơn hàng." })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Thử lại" }).click();
  await expect(rows(page)).toHaveCount(1);
});

test("a receipt says who paid what, when and how, and fits on one sheet of A4", async ({
  page,
  request,
  member,
}) => {
  const order = await aPaidOrder(request, member);
  await visit(page, `/orders/${order.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Biên nhận thanh toán");
  const receipt = page.getByRole("article");
  for (const text of [
    ...["Bên Trong", order.orderCode, "Premium 3 tháng", "399.000đ", "Trần Thu Hà"],
    ...["Chuyển khoản đến Vietcombank", "không phải là hóa đơn thuế"],
  ]) {
    await expect(receipt).toContainText(text);
  }
  await expect(receipt).toContainText(/Xác nhận lúc\s*\d\d\/\d\d\/\d{4} \d\d:\d\d/);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button", { name: "In hoặc lưu PDF" })).toBeHidden();
  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
});

test("a receipt of an order that staff confirmed says so", async ({ page, request, member }) => {
  const order = await anOrder(request, member);
  await staffDecides(request, order, "verify", "Trả tiền mặt tại văn phòng");
  await visit(page, `/orders/${order.id}`);
  await expect(page.getByRole("article")).toContainText("Chuyển khoản (quản trị viên xác nhận)");
  await expect(page.getByText("Trả tiền mặt tại văn phòng")).toHaveCount(0);
});

test("an order that is not paid has no receipt, only where it stands", async ({ page, request, member }) => {
  const order = await anOrder(request, member);
  await visit(page, `/orders/${order.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Đơn hàng");
  await expect(page.getByRole("link", { name: "Tiếp tục thanh toán" })).toHaveAttribute(
    "href",
    `/payment/plan/${order.id}`,
  );
  await staffDecides(request, order, "reject", "Không thấy khoản tiền này");
  await page.reload();
  await expect(page.getByRole("region", { name: "Đơn này không được xác nhận" })).toContainText(
    "Không thấy khoản tiền này",
  );
});

test("an administrator's own list and receipts are their own", async ({ page, request, baseURL }) => {
  const theirs = await aPaidOrder(request, await aMember(request));
  await signIn(page, await aSession("administrator"), baseURL ?? "");
  await visit(page, "/orders");
  await expect(page.getByText("Bạn chưa có đơn nào")).toBeVisible();
  for (const id of [theirs.id, randomUUID(), "khong-co"]) {
    await visit(page, `/orders/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Không tìm thấy đơn này");
  }
});
