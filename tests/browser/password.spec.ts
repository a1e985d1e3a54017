import type { Page } from "@playwright/test";
import { linkIn, nextMail } from "./mail.ts";
import { aMember, call } from "./members.ts";
import { signIn } from "./sign-in.ts";
import { expect, hydrated, test, visit } from "./visit.ts";

const RESET = "**/functions/v1/auth/reset-password";
const CHANGE = "**/functions/v1/auth/change-password";
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const send = (page: Page) => page.getByRole("button", { name: /^(Gửi email khôi phục|Đang xử lý\.\.\.)$/ });
const change = (page: Page) => page.getByRole("button", { name: /^(Đổi mật khẩu|Đang xử lý\.\.\.)$/ });
const said = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });
const SENT =
  "Email khôi phục mật khẩu đã được gửi! Vui lòng kiểm tra hộp thư của bạn và nhấn vào nút bên dưới để đổi mật khẩu.";

test.describe("somebody who forgot their password", () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, "/forgot-password");
  });

  test("finds the way back, and header and footer", async ({ page }) => {
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("link", { name: "Quay lại đăng nhập" })).toHaveAttribute("href", "/login");
    await expect(page.getByRole("link", { name: "Đổi mật khẩu ngay" })).toHaveCount(0);
  });

  for (const [typed, text] of [
    ["", "Vui lòng nhập email!"],
    ["abc", "Email không hợp lệ"],
  ] as const) {
    test(`is told “${text}”, and nothing is sent`, async ({ page }) => {
      let asked = 0;
      await page.route(RESET, () => void asked++);
      await field(page, "Email").fill(typed);
      await send(page).click();
      await expect(field(page, "Email")).toHaveAccessibleDescription(text);
      await expect(field(page, "Email")).toBeFocused();
      expect(asked).toBe(0);
    });
  }

  test("waits before a button that says so, and reads one sentence when it fails", async ({ page }) => {
    let answer: () => void = () => undefined;
    const wanted = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(RESET, async (route) => {
      await wanted;
      await route.fulfill({ status: 500, json: { success: false, error: "hỏng" } });
    });
    await field(page, "Email").fill("lan@example.vn");
    await send(page).click();
    await expect(send(page)).toHaveText("Đang xử lý...");
    await expect(send(page)).toBeDisabled();
    answer();
    await expect(said(page, "Có lỗi xảy ra. Vui lòng thử lại!")).toBeVisible();
  });

  test("who presses twice after a failure stays here and reads that the letter is on its way", async ({
    page,
  }) => {
    let asked = 0;
    await page.route(RESET, (route) =>
      asked++ === 0 ? route.fulfill({ status: 500, json: {} }) : route.fulfill({ json: { success: true } }),
    );
    await field(page, "Email").fill("lan@example.vn");
    await send(page).click();
    await expect(said(page, "Có lỗi xảy ra. Vui lòng thử lại!")).toBeVisible();
    const before = await send(page).boundingBox();
    await send(page).dblclick();
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(page).toHaveURL("/forgot-password");
    expect((await send(page).boundingBox())?.y).toBe(before?.y);
  });

  test("sets a new one with the code from the letter, once", async ({ page, request }) => {
    test.setTimeout(90_000);
    const member = await aMember(request);
    await field(page, "Email").fill(member.email);
    await send(page).click();
    await expect(page.getByText(SENT)).toBeVisible();
    const code = await codeFor(member.email);
    await page.getByRole("link", { name: "Đổi mật khẩu ngay" }).click();
    await expect(page).toHaveURL("/change-password");
    await expect(field(page, "Email")).toHaveValue(member.email);

    await fillIn(page, "mot-cau-moi-dai-hon", "KHONGDUNG");
    await change(page).click();
    await expect(said(page, "Có lỗi xảy ra. Vui lòng kiểm tra lại thông tin!")).toBeVisible();

    // As it comes out of a letter: in pieces, and on a phone in small letters.
    const pasted = ` ${code.slice(0, 3).toLowerCase()} ${code.slice(3).toLowerCase()} `;
    await fillIn(page, "mot-cau-moi-dai-hon", pasted);
    await change(page).click();
    await expect(
      page.getByText("Mật khẩu đã được thay đổi thành công! Đang chuyển đến trang đăng nhập..."),
    ).toBeVisible();
    await expect(page).toHaveURL("/login");

    const trying = (password: string) =>
      call(request, "/auth/v1/token?grant_type=password", { data: { email: member.email, password } });
    expect((await trying("mot-cau-moi-dai-hon")).status()).toBe(200);
    expect((await trying(member.password)).status()).toBe(400);
    const again = { email: member.email, password: "lan-nua-cho-vui", resetCode: code };
    expect((await call(request, "/functions/v1/auth/change-password", { data: again })).ok()).toBe(false);
  });

  test("with an address that nobody has, reads the same", async ({ page }) => {
    await field(page, "Email").fill("khong-co-ai@example.vn");
    await send(page).click();
    await expect(page.getByText(SENT)).toBeVisible();
  });
});

async function codeFor(email: string): Promise<string> {
  for (;;) {
    const letter = await nextMail(email);
    const code = /\b[A-Z0-9]{4}[ -]?[A-Z0-9]{2,8}\b/.exec(letter.text?.split("http")[0] ?? "")?.[0];
    if (letter.text?.includes("change-password") && code) return code.replace(/[ -]/g, "");
  }
}

async function fillIn(page: Page, password: string, code: string, again = password): Promise<void> {
  await field(page, "Mã xác nhận").fill(code);
  await field(page, "Mật khẩu mới").fill(password);
  await field(page, "Nhập lại mật khẩu mới").fill(again);
}

test.describe("somebody with a code", () => {
  test("finds their address filled in from the letter, and empty fields otherwise", async ({ page }) => {
    await visit(page, "/change-password?email=a@b.vn");
    await expect(field(page, "Email")).toHaveValue("a@b.vn");
    await expect(field(page, "Mã xác nhận")).toHaveAttribute("autocomplete", "one-time-code");
    await expect(field(page, "Mật khẩu mới")).toHaveAttribute("autocomplete", "new-password");
    await visit(page, "/change-password");
    await expect(field(page, "Email")).toHaveValue("");
  });

  for (const [email, code, password, again, texts] of [
    [
      "",
      "",
      "",
      "",
      [
        "Vui lòng nhập email!",
        "Vui lòng nhập mã xác nhận!",
        "Vui lòng nhập mật khẩu mới!",
        "Vui lòng xác nhận mật khẩu!",
      ],
    ],
    [
      "abc",
      "12345",
      "12345",
      "123456",
      [
        "Email không hợp lệ",
        "Mã xác nhận phải có ít nhất 6 ký tự",
        "Mật khẩu phải có ít nhất 6 ký tự",
        "Mật khẩu xác nhận không khớp",
      ],
    ],
  ] as const) {
    test(`is told ${texts.join(" / ")}`, async ({ page }) => {
      let asked = 0;
      await page.route(CHANGE, () => void asked++);
      await visit(page, "/change-password");
      await field(page, "Email").fill(email);
      await fillIn(page, password, code, again);
      await change(page).click();
      for (const text of texts) await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(field(page, "Email")).toBeFocused();
      expect(asked).toBe(0);
    });
  }

  test("stands at the login three seconds after the change, not before", async ({ page }) => {
    await page.clock.install();
    await page.route(CHANGE, (route) => route.fulfill({ json: { success: true } }));
    await visit(page, "/change-password?email=a@b.vn");
    await fillIn(page, "mot-cau-moi", "ABC123");
    const request = page.waitForRequest(CHANGE);
    await change(page).click();
    expect((await request).postDataJSON()).toEqual({
      email: "a@b.vn",
      password: "mot-cau-moi",
      resetCode: "ABC123",
    });
    await expect(page.getByText(/^Mật khẩu đã được thay đổi thành công!/)).toBeVisible();
    await page.clock.runFor(2_900);
    await expect(page).toHaveURL(/change-password/);
    await page.clock.runFor(200);
    await expect(page).toHaveURL("/login");
  });
});

test.describe("somebody who follows the link of a letter", () => {
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem("user"));

  test("confirms their address without being signed in by it, and only once", async ({ page, request }) => {
    const { email } = await aMember(request);
    const link = linkIn(await nextMail(email));
    await page.goto(link);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email của bạn đã được xác nhận");
    expect(await stored(page)).toBeNull();
    expect(page.url()).not.toContain("token_hash");
    await expect(page.getByRole("link", { name: "Đăng nhập" }).last()).toHaveAttribute("href", "/login");
    await visit(page, link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Đường dẫn này không còn dùng được");
  });

  test("and is signed in already, stays so and goes on to their own page", async ({
    page,
    request,
    baseURL,
  }) => {
    const member = await aMember(request);
    const link = linkIn(await nextMail(member.email));
    await signIn(page, member, baseURL ?? "");
    await visit(page, link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email của bạn đã được xác nhận");
    await page.getByRole("link", { name: "Về trang của bạn" }).click();
    await expect(page).toHaveURL("/my-home");
  });

  test("without a server, may try again", async ({ page, request }) => {
    const { email } = await aMember(request);
    const link = linkIn(await nextMail(email));
    await page.route("**/auth/v1/verify", (route) => route.abort("internetdisconnected"));
    await visit(page, link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chưa xác nhận được");
    await page.unrouteAll();
    await page.getByRole("button", { name: "Thử lại" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email của bạn đã được xác nhận");
  });
});
