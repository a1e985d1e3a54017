import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { call } from "./members.ts";
import { problemsOn } from "./problems.ts";
import { aSession, signIn } from "./sign-in.ts";
import { expect, test } from "./visit.ts";

const part = (page: Page, name: string) => page.getByRole("main").getByRole("region", { name });

test("an administrator changes what the site says, and types a new bank account twice", async ({
  page,
  request,
  baseURL,
}) => {
  const session = await aSession("administrator");
  const restore = (name: string) =>
    call(request, `/functions/v1/admin/settings/${name}`, { token: session.accessToken, method: "DELETE" });
  await signIn(page, session, baseURL ?? "");
  await page.goto("/admin/settings");
  try {
    const brand = part(page, "Thương hiệu");
    await brand.getByLabel("Email liên hệ").fill("chao@bentrong.vn");
    await brand.getByRole("button", { name: "Lưu" }).click();
    await expect(brand.getByRole("button", { name: "Về cài đặt gốc" })).toBeVisible();
    expect(await (await request.get("/about")).text()).toContain("mailto:chao@bentrong.vn");
    await brand.getByRole("button", { name: "Về cài đặt gốc" }).click();
    await expect(brand.getByLabel("Email liên hệ")).toHaveValue("lienhe@bentrong.vn");
    expect(await (await request.get("/about")).text()).toContain("mailto:lienhe@bentrong.vn");

    const bank = part(page, "Tài khoản nhận tiền");
    await bank.getByLabel("Số tài khoản", { exact: true }).fill("0987654321");
    await bank.getByLabel("Nhập lại số tài khoản").fill("0987654320");
    await bank.getByRole("button", { name: "Lưu" }).click();
    await expect(bank.getByRole("alert").filter({ hasText: "chưa giống nhau" })).toBeVisible();
    await page.goto("/admin/audit?action=CHANGE_SETTINGS");
    await expect(
      page.getByText("email liên hệ: “lienhe@bentrong.vn” → “chao@bentrong.vn”").first(),
    ).toBeVisible();
  } finally {
    await restore("identity");
    await restore("bank");
  }
});

test("an administrator adds a webhook, sees its secret once, and tries it", async ({ page, baseURL }) => {
  const received: string[] = [];
  const receiver = createServer((incoming, response) => {
    received.push(String(incoming.headers["webhook-signature"]));
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  await signIn(page, await aSession("administrator"), baseURL ?? "");
  await page.goto("/admin/settings");
  const webhooks = part(page, "Webhook");
  await webhooks.getByLabel("Địa chỉ nhận").fill(url);
  await webhooks.getByRole("button", { name: "Thêm webhook" }).click();
  await expect(webhooks.getByText(/whsec_/)).toBeVisible();
  const endpoint = page.getByRole("region", { name: url });
  await endpoint.getByRole("button", { name: "Gửi thử" }).click();
  await expect(endpoint.getByText("Gửi thử: đã nhận lúc")).toBeVisible();
  expect(received).toEqual([expect.stringMatching(/^t=\d+,v1=[0-9a-f]{64}$/)]);
  expect(await problemsOn(page)).toEqual([]);
  await endpoint.getByRole("button", { name: "Xóa", exact: true }).click();
  await endpoint.getByRole("button", { name: "Xóa hẳn" }).click();
  await expect(endpoint).toHaveCount(0);
  await new Promise((resolve) => receiver.close(resolve));
});

test("an administrator makes a key for a program, sees it once, and withdraws it", async ({
  page,
  baseURL,
}) => {
  await signIn(page, await aSession("administrator"), baseURL ?? "");
  await page.goto("/admin/api-keys");
  const name = `Máy đăng bài ${Date.now()}`;
  await page.getByLabel("Tên khóa").fill(name);
  await page.getByLabel("Đọc đơn hàng").check();
  await page.getByRole("button", { name: "Tạo khóa" }).click();
  const key = await page.getByText(/^btk_[\w-]{43}$/).innerText();
  const read = () =>
    page.request.get(`${baseURL}/rest/v1/order?select=id`, { headers: { Authorization: `Bearer ${key}` } });
  expect((await read()).status()).toBe(200);
  await page.reload();
  const card = page.getByRole("region", { name });
  await expect(card.getByText("Đọc nội dung, cả bản nháp · Đọc đơn hàng")).toBeVisible();
  await expect(card.getByText("Dùng gần nhất lúc")).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);
  expect(await problemsOn(page)).toEqual([]);
  await card.getByRole("button", { name: "Thu hồi" }).click();
  await card.getByRole("button", { name: "Thu hồi hẳn" }).click();
  await expect(card.getByText("Đã thu hồi lúc")).toBeVisible();
  expect((await read()).status()).toBe(401);
});

test("a moderator has neither the entry of the keys nor a key", async ({ page, baseURL }) => {
  const moderator = await aSession("moderator");
  await signIn(page, moderator, baseURL ?? "");
  await page.goto("/mod");
  const menu = page.getByRole("navigation", { name: "Trình đơn" });
  await expect(menu.getByRole("link", { name: "Bài viết" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Khóa API" })).toHaveCount(0);
});
