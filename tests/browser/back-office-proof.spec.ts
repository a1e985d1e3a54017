// What moves money, gives rights or takes everybody's data along asks again who is there, and then goes on by itself.
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { computeCode } from "../support/authenticator.ts";
import { moneyArrives } from "./bank.ts";
import { aMember, call, type Member } from "./members.ts";
import { createAxe, problemsOn } from "./problems.ts";
import { ageSessions, makeAdministrator, signIn } from "./sign-in.ts";
import { expect, test } from "./visit.ts";

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const question = (page: Page) => dialog(page, "Xác nhận đây là bạn");
const password = (page: Page) => question(page).getByLabel("Mật khẩu của bạn");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const answer = (page: Page, name: string) =>
  question(page).getByRole("button", { name, exact: true }).click();

/** Somebody who signed in a quarter of an hour ago. */
async function anAdministrator(request: APIRequestContext): Promise<Member> {
  const staff = await aMember(request, "Phạm Thu An");
  await makeAdministrator(staff.userId);
  await ageSessions(staff.userId);
  return staff;
}

async function aPaidOrder(request: APIRequestContext): Promise<{ id: string; orderCode: string }> {
  const buyer = await aMember(request, "Vũ Minh Châu");
  const token = buyer.accessToken;
  const made = await call(request, "/functions/v1/companion/2/order", { token, method: "POST" });
  const { data: order } = await made.json();
  await moneyArrives(request, order);
  return order;
}

type Deed = (page: Page) => Promise<void>;
const takeFile =
  (path: string, name: string): Deed =>
  async (page) => {
    await page.goto(path);
    await press(page, name);
  };

/** Every action with a question, up to that question. */
const DEEDS: readonly (readonly [name: string, deed: Deed])[] = [
  ["orders", takeFile("/admin/revenue", "Tải đơn hàng")],
  ["ledger", takeFile("/admin/revenue", "Tải sổ giao dịch")],
  ["refunds", takeFile("/admin/revenue", "Tải các lần hoàn tiền")],
  ["subscribers", takeFile("/admin/subscriber", "Tải danh sách")],
  ["members", takeFile("/admin/person", "Tải danh sách")],
  [
    "members' file",
    async (page) => {
      await page.goto("/admin/person/import");
      await page.locator("input[type=file]").setInputFiles({
        ...{ name: "thanh-vien.csv", mimeType: "text/csv" },
        buffer: Buffer.from("email,name\nlan@example.vn,Lê Thu\n"),
      });
    },
  ],
  [
    "webhook",
    async (page) => {
      await page.goto("/admin/settings");
      await page.getByLabel("Địa chỉ nhận").fill("https://example.vn/hook");
      await press(page, "Thêm webhook");
    },
  ],
  [
    "bank account",
    async (page) => {
      await page.goto("/admin/settings");
      const bank = page.getByRole("region", { name: "Tài khoản nhận tiền" });
      await bank.getByLabel("Số tài khoản", { exact: true }).fill("0987654321");
      await bank.getByLabel("Nhập lại số tài khoản").fill("0987654321");
      await bank.getByRole("button", { name: "Lưu" }).click();
    },
  ],
];

test("an administrator who turns back at the question leaves everything as it was, wherever it is asked", async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page, await anAdministrator(request), baseURL ?? "");
  const done: string[] = [];
  page.on("download", (file) => done.push(file.suggestedFilename()));
  for (const [name, deed] of DEEDS) {
    await test.step(name, async () => {
      await deed(page);
      await answer(page, "Hủy");
      await expect(question(page)).toBeHidden();
      await expect(page.getByText("Chưa có gì được thay đổi")).toBeVisible();
    });
  }
  expect(done).toEqual([]);
});

test("a wrong password is told so; the right one lets the file come by itself, and the next one without a question", async ({
  page,
  request,
  baseURL,
}) => {
  const staff = await anAdministrator(request);
  await signIn(page, staff, baseURL ?? "");
  await page.goto("/admin/person");
  await press(page, "Tải danh sách");
  await expect(password(page)).toBeFocused();
  expect(await problemsOn(page)).toEqual([]);
  await answer(page, "Tiếp tục");
  await expect(password(page)).toHaveAccessibleDescription("Bạn điền giúp ô này nhé.");
  await password(page).fill("không phải câu này");
  await answer(page, "Tiếp tục");
  await expect(password(page)).toHaveAccessibleDescription("Mật khẩu chưa đúng. Bạn thử lại nhé.");
  await password(page).fill(staff.password);
  const [file] = await Promise.all([page.waitForEvent("download"), answer(page, "Tiếp tục")]);
  expect(await readFile(await file.path(), "utf8")).toContain(staff.email);
  await expect(question(page)).toBeHidden();
  await page.goto("/admin/subscriber");
  const [next] = await Promise.all([page.waitForEvent("download"), press(page, "Tải danh sách")]);
  expect(next.suggestedFilename()).toBe("ban-tin.csv");
});

test("a refund and a role wait for the password under their own dialog, and go through with it", async ({
  page,
  request,
  baseURL,
}) => {
  const [order, friend] = [await aPaidOrder(request), await aMember(request, "Hồ Ngọc Diệp")];
  const staff = await anAdministrator(request);
  await signIn(page, staff, baseURL ?? "");
  await page.goto(`/admin/order/${order.id}`);
  await press(page, "Ghi nhận hoàn tiền");
  const refund = dialog(page, /.+/);
  await refund.getByLabel("Mã giao dịch của ngân hàng").fill(randomUUID().slice(0, 12));
  await refund.getByRole("button", { name: "Người mua đổi ý" }).click();
  await refund.getByRole("button", { name: "Xem lại" }).click();
  await refund.getByRole("button", { name: "Đúng, ghi nhận" }).click();
  // While a dialog fades in, its colours have less contrast.
  const findViolations = async () =>
    (await createAxe(page).include("[role=dialog]").analyze()).violations.map(({ id }) => id);
  await expect.poll(findViolations).toEqual([]);
  await answer(page, "Hủy");
  await expect(page.getByText("Chưa có gì được thay đổi")).toBeVisible();
  await page.getByRole("button", { name: "Đúng, ghi nhận" }).click();
  await password(page).fill(staff.password);
  await answer(page, "Tiếp tục");
  await expect(main(page).getByText("Đã hoàn tiền", { exact: true })).toBeVisible();

  await ageSessions(staff.userId);
  await page.goto(`/admin/person/${friend.userId}`);
  await press(page, "Trao quyền");
  const grant = dialog(page, "Trao quyền");
  await grant.getByLabel("Lý do").fill("Cùng viết bài");
  await grant.getByRole("button", { name: "Trao quyền" }).click();
  await password(page).fill(staff.password);
  await password(page).press("Enter");
  await expect(question(page)).toBeHidden();
  await expect(main(page).getByText("Biên tập viên", { exact: true })).toBeVisible();
});

test("an administrator with an authenticator gives its code too", async ({ page, request, baseURL }) => {
  const staff = await anAdministrator(request);
  const ask = async (path: string, data: object) => {
    const response = await call(request, `/auth/v1/factors${path}`, { token: staff.accessToken, data });
    return response.json();
  };
  // The authenticator itself is set up with a fresh proof.
  const proof = { token: staff.accessToken, data: { password: staff.password } };
  await call(request, "/auth/v1/reauthenticate", proof);
  const { id, totp } = await ask("", { factor_type: "totp" });
  const { id: challenge } = await ask(`/${id}/challenge`, {});
  const used = computeCode(totp.secret, -1);
  await ask(`/${id}/verify`, { challenge_id: challenge, code: used });
  await ageSessions(staff.userId);

  await signIn(page, staff, baseURL ?? "");
  await page.goto("/admin/person");
  await press(page, "Tải danh sách");
  const code = question(page).getByLabel("Mã 6 số trong ứng dụng xác thực");
  await password(page).fill(staff.password);
  await answer(page, "Tiếp tục");
  await expect(code).toHaveAccessibleDescription("Bạn điền giúp ô này nhé.");
  await code.fill(used);
  await answer(page, "Tiếp tục");
  await expect(code).toHaveAccessibleDescription(/Mã chưa đúng hoặc đã dùng rồi/);
  await code.fill(computeCode(totp.secret));
  const [file] = await Promise.all([page.waitForEvent("download"), answer(page, "Tiếp tục")]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
});
