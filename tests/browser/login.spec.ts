import type { Page } from "@playwright/test";
import { linkIn, nextMail } from "./mail.ts";
import { aMember } from "./members.ts";
import { expect, hydrated, test, visit } from "./visit.ts";

const TOKEN = "**/auth/v1/token?grant_type=password";
const email = (page: Page) => page.getByLabel("Email", { exact: true });
const password = (page: Page) => page.getByLabel("Mật khẩu", { exact: true });
const submit = (page: Page) => page.getByRole("button", { name: /^(Đăng nhập|Đang xử lý\.\.\.)$/ });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("user"));

async function fillIn(page: Page, address: string, secret: string): Promise<void> {
  await email(page).fill(address);
  await password(page).fill(secret);
}

/** The calls that prove or make an account, as they are sent. */
function accountCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/auth/")) calls.push(pathname);
  });
  return calls;
}

test.describe("a person at the door", () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, "/login");
  });

  test("finds no header and no footer, and the ways to a new password and a new account", async ({
    page,
  }) => {
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Quên mật khẩu?" })).toHaveAttribute(
      "href",
      "/forgot-password",
    );
    await expect(page.getByRole("link", { name: "Đăng ký" })).toHaveAttribute("href", "/register");
    await expect(email(page)).toHaveAttribute("autocomplete", "username");
    await expect(password(page)).toHaveAttribute("autocomplete", "current-password");
  });

  test("sees that Google, Facebook and Zalo are not open yet", async ({ page }) => {
    const calls = accountCalls(page);
    for (const name of ["Google", "Facebook", "Zalo"]) {
      const button = page.getByRole("button", { name: `Tiếp tục với ${name}` });
      await expect(button).toBeDisabled();
      await button.click({ force: true });
    }
    await expect(page).toHaveURL("/login");
    expect(calls).toEqual([]);
  });

  for (const [address, secret, said, where] of [
    ["", "bi-mat-123", "Vui lòng nhập email!", "Email"],
    ["abc", "bi-mat-123", "Email không hợp lệ", "Email"],
    ["lan@example.vn", "", "Vui lòng nhập mật khẩu!", "Mật khẩu"],
  ] as const) {
    test(`is told “${said}” next to the field, and nothing is sent`, async ({ page }) => {
      const calls = accountCalls(page);
      await fillIn(page, address, secret);
      await submit(page).click();
      const field = page.getByLabel(where, { exact: true });
      await expect(field).toHaveAccessibleDescription(said);
      await expect(field).toBeFocused();
      await field.fill(where === "Email" ? "lan@example.vn" : "bi-mat-123");
      await expect(page.getByText(said)).toHaveCount(0);
      expect(calls).toEqual([]);
    });
  }

  test("may look at the password, and is told about the Caps Lock", async ({ page }) => {
    await password(page).fill("bi-mat-123");
    await page.getByRole("button", { name: "Hiện mật khẩu" }).click();
    await expect(password(page)).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Ẩn mật khẩu" }).click();
    await expect(password(page)).toHaveAttribute("type", "password");
    await password(page).dispatchEvent("keydown", { key: "A", modifierCapsLock: true });
    await expect(page.getByText("Phím Caps Lock đang bật.")).toBeVisible();
  });

  test("waits before a button that says so, and a second press sends nothing", async ({ page }) => {
    let tokenCalls = 0;
    let answer: () => void = () => undefined;
    const wanted = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(TOKEN, async (route) => {
      tokenCalls++;
      await wanted;
      await route.fulfill({ status: 400, json: { error_code: "invalid_credentials" } });
    });
    await fillIn(page, "lan@example.vn", "bi-mat-123");
    await submit(page).dblclick();
    await expect(submit(page)).toHaveText("Đang xử lý...");
    await expect(submit(page)).toBeDisabled();
    await expect(email(page)).toBeDisabled();
    await expect(password(page)).toBeDisabled();
    answer();
    await expect(submit(page)).toBeEnabled();
    expect(tokenCalls).toBe(1);
  });

  for (const [status, headers, said] of [
    [429, { "Retry-After": "90" }, "Nghỉ tay khoảng 2 phút"],
    [429, { "Retry-After": "20" }, "Nghỉ tay khoảng 20 giây"],
    [503, {}, "Có lỗi xảy ra. Vui lòng thử lại sau."],
  ] as const) {
    test(`reads a kind sentence after ${status}: ${said}`, async ({ page }) => {
      await page.route(TOKEN, (route) => route.fulfill({ status, headers, json: {} }));
      await fillIn(page, "lan@example.vn", "bi-mat-123");
      await submit(page).click();
      await expect(page.getByRole("alert").filter({ hasText: said })).toBeVisible();
      expect(await stored(page)).toBeNull();
    });
  }

  test("who has lost the letter that confirms the address has it sent again", async ({ page, request }) => {
    const member = await aMember(request);
    await nextMail(member.email);
    const json = { error_code: "email_not_confirmed", msg: "Email not confirmed" };
    await page.route(TOKEN, (route) => route.fulfill({ status: 400, json }));
    await fillIn(page, member.email, member.password);
    await submit(page).click();
    await page.getByRole("alert").getByRole("button", { name: "Gửi lại thư xác nhận" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Đã gửi." })).toBeVisible();
    expect(linkIn(await nextMail(member.email))).toContain("/verify?type=email&");
  });

  test("is not kept when the server cannot say who they are", async ({ page, request }) => {
    const member = await aMember(request);
    await page.route("**/auth/v1/user", (route) => route.fulfill({ status: 500, json: {} }));
    await fillIn(page, member.email, member.password);
    await submit(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "Có lỗi xảy ra" })).toBeVisible();
    expect(await stored(page)).toBeNull();
  });

  test("may stop the disclaimer, which says three things", async ({ page }) => {
    const ticker = page.getByRole("region", { name: "Điều cần biết trước khi dùng" });
    await expect(ticker.getByRole("listitem")).toHaveText([
      /KHÔNG phải là dịch vụ tư vấn hay điều trị tâm lý chuyên nghiệp/,
      /hãy tìm đến người có chuyên môn được đào tạo/,
      /bạn đồng ý rằng đây là một công cụ để tự khám phá bản thân/,
    ]);
    const moving = () =>
      ticker.evaluate(
        (element) =>
          element
            .getAnimations({ subtree: true })
            .filter((one) => one instanceof CSSAnimation && one.playState === "running").length,
      );
    await expect.poll(moving).toBe(2);
    await ticker.getByRole("button", { name: "Dừng dòng chữ chạy" }).click();
    await page.mouse.move(400, 500);
    await expect.poll(moving).toBe(0);
    await ticker.getByRole("button", { name: "Cho dòng chữ chạy tiếp" }).click();
    await page.mouse.move(400, 500);
    await expect.poll(moving).toBe(2);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(moving).toBe(0);
    for (const item of await ticker.getByRole("listitem").all()) await expect(item).toBeInViewport();
  });
});

test("a person with the right password comes home, is kept by the browser, and stays after a reload", async ({
  page,
  request,
}) => {
  const member = await aMember(request, "Lê Minh Châu");
  await visit(page, "/login");
  await fillIn(page, member.email, member.password);
  const toFrontDoor = page.waitForRequest((asked) => asked.isNavigationRequest());
  await submit(page).click();
  expect(new URL((await toFrontDoor).url()).pathname).toBe("/");
  await expect(page).toHaveURL("/my-home");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Lê Minh Châu");
  const session = JSON.parse((await stored(page)) ?? "{}");
  expect(session).toMatchObject({ email: member.email, userId: member.userId });
  expect(session.accessToken).toMatch(/^ey/);
  expect(session.refreshToken.length).toBeGreaterThan(10);
  await page.reload();
  await expect(page).toHaveURL("/my-home");
});

test("a person with a wrong password is told so, may type again, and is not signed out of anything", async ({
  page,
  request,
}) => {
  const member = await aMember(request);
  await page.addInitScript(() => window.addEventListener("logout", () => console.warn("logout")));
  await visit(page, "/login");
  for (const [address, secret] of [
    [member.email, "sai-mat-khau"],
    ["khong-co-ai@example.vn", member.password],
  ] as const) {
    await fillIn(page, address, secret);
    await submit(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "mật khẩu" })).toHaveText(
      "Tên đăng nhập hoặc mật khẩu không chính xác!",
    );
    await expect(password(page)).toBeFocused();
    expect(await stored(page)).toBeNull();
  }
});

test("a person who was on the way somewhere arrives there, once", async ({ page, request }) => {
  const member = await aMember(request);
  await visit(page, "/profile?from=letter");
  await expect(page).toHaveURL("/login");
  await hydrated(page);
  await fillIn(page, member.email, member.password);
  await submit(page).click();
  await expect(page).toHaveURL("/profile?from=letter");
  expect(await page.evaluate(() => localStorage.getItem("redirectAfterLogin"))).toBeNull();
});

test("a person who asks to be remembered finds their address again, and only that", async ({
  page,
  request,
}) => {
  const member = await aMember(request);
  for (const isRemembered of [true, false]) {
    await visit(page, "/login");
    await fillIn(page, member.email, member.password);
    await page.getByLabel("Nhớ email của mình trên máy này").setChecked(isRemembered);
    await submit(page).click();
    await expect(page).toHaveURL("/my-home");
    expect(await stored(page)).toContain(member.userId);
    await page.evaluate(() => localStorage.removeItem("user"));
    await visit(page, "/login");
    await expect(email(page)).toHaveValue(isRemembered ? member.email : "");
    await expect(password(page)).toHaveValue("");
  }
});
