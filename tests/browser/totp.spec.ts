// The second step, from the account page to the next sign-in and back.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { computeCode } from "../support/authenticator.ts";
import { aMember, type Member } from "./members.ts";
import { signIn, signOut } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

const part = (page: Page) => page.getByRole("region", { name: "Xác minh hai bước", exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const session = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "null"));

async function turnOn(page: Page, member: Member): Promise<string> {
  await visit(page, "/profile");
  await button(page, "Bật xác minh hai bước").click();
  await part(page).getByLabel("Mật khẩu hiện tại").fill("không phải câu này");
  await button(page, "Tiếp tục").click();
  await expect(part(page).getByLabel("Mật khẩu hiện tại")).toHaveAccessibleDescription(
    "Mật khẩu hiện tại chưa đúng.",
  );
  await part(page).getByLabel("Mật khẩu hiện tại").fill(member.password);
  await button(page, "Tiếp tục").click();
  const picture = part(page).getByRole("img", { name: "Hình để ứng dụng xác thực quét" });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const shown = await part(page)
    .getByText(/^([A-Z2-7]{4} ?){8}$/)
    .innerText();
  return shown.replaceAll(" ", "");
}

async function signInWith(page: Page, { email, password }: Member): Promise<void> {
  await visit(page, "/login");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Mật khẩu", { exact: true }).fill(password);
  await page.locator("form").getByRole("button", { name: "Đăng nhập" }).click();
  await expect(page.getByRole("heading", { name: "Thêm một bước nữa" })).toBeFocused();
  // Half a session is kept nowhere.
  expect(await session(page)).toBeNull();
}

test("a member turns the second step on, signs in with it, and turns it off", async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(60_000);
  const member = await aMember(request);
  await signIn(page, member, baseURL ?? "");
  const secret = await turnOn(page, member);
  const firstCode = computeCode(secret, -1);
  await part(page).getByLabel("Mã 6 số đang hiện trong ứng dụng").fill("000000");
  await button(page, "Bật").click();
  await expect(part(page).getByLabel("Mã 6 số đang hiện trong ứng dụng")).toHaveAccessibleDescription(
    /Mã chưa đúng/,
  );
  await part(page).getByLabel("Mã 6 số đang hiện trong ứng dụng").fill(firstCode);
  await button(page, "Bật").click();

  await expect(page.getByRole("heading", { name: "Mười mã khôi phục" })).toBeFocused();
  const codes = await part(page).getByRole("listitem").allInnerTexts();
  expect(codes).toHaveLength(10);
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Tải về").click()]);
  expect((await readFile(await download.path(), "utf8")).trim().split("\n")).toEqual(codes);
  await button(page, "Mình đã cất").click();
  await expect(part(page)).toContainText("Các thiết bị khác đã được đăng xuất.");
  await expect(part(page)).not.toContainText(codes[0] ?? "?");

  await signOut(page, baseURL ?? "");
  await signInWith(page, member);
  const field = page.getByLabel("Mã 6 số");
  await button(page, "Vào tiếp").click();
  await expect(field).toHaveAccessibleDescription("Bạn nhập đủ 6 số giúp nhé.");
  await expect(field).toBeFocused();
  await field.fill(firstCode);
  await button(page, "Vào tiếp").click();
  await expect(field).toHaveAccessibleDescription(/Mã chưa đúng hoặc đã dùng rồi/);
  await field.fill(computeCode(secret, 0));
  await button(page, "Vào tiếp").click();
  await expect(page).toHaveURL(`${baseURL}/my-home`);
  expect(await session(page)).toMatchObject({ userId: member.userId });

  await visit(page, "/profile");
  await button(page, "Tắt xác minh hai bước").click();
  await part(page).getByLabel("Mã từ ứng dụng, hoặc một mã khôi phục").fill(computeCode(secret, 1));
  await button(page, "Tắt xác minh hai bước").click();
  await expect(part(page)).toContainText("Đã tắt.");
  await expect(button(page, "Bật xác minh hai bước")).toBeVisible();
});

test("a member without the phone goes in with a recovery code, or starts over", async ({
  page,
  request,
  baseURL,
}) => {
  const member = await aMember(request);
  await signIn(page, member, baseURL ?? "");
  const secret = await turnOn(page, member);
  await part(page).getByLabel("Mã 6 số đang hiện trong ứng dụng").fill(computeCode(secret, 0));
  await button(page, "Bật").click();
  await expect(part(page).getByRole("listitem")).toHaveCount(10);
  const codes = await part(page).getByRole("listitem").allInnerTexts();
  await signOut(page, baseURL ?? "");

  await signInWith(page, member);
  await button(page, "Đăng nhập lại từ đầu").click();
  await expect(page.getByLabel("Email", { exact: true })).toBeVisible();

  await signInWith(page, member);
  await button(page, "Không có điện thoại? Dùng mã khôi phục").click();
  const field = page.getByLabel("Mã khôi phục");
  await field.fill("AAAA-BBBB-CCCC-DDDD");
  await button(page, "Vào tiếp").click();
  await expect(field).toHaveAccessibleDescription("Mã này chưa đúng hoặc đã dùng rồi.");
  await field.fill((codes[0] ?? "").toLowerCase());
  await button(page, "Vào tiếp").click();
  await expect(page).toHaveURL(`${baseURL}/my-home`);
  expect(await session(page)).toMatchObject({ userId: member.userId });
});
