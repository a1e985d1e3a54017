import type { Page } from "@playwright/test";
import { call } from "./members.ts";
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
