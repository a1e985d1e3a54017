import type { Page } from "@playwright/test";
import { aMember, anAddress } from "./members.ts";
import { expect, test, visit } from "./visit.ts";

const SIGNUP = "**/auth/v1/signup";
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const terms = (page: Page) => page.getByRole("checkbox", { name: /^Mình đủ 18 tuổi/ });
const letters = (page: Page) => page.getByRole("checkbox", { name: /^Mình đồng ý nhận bản tin/ });
const submit = (page: Page) => page.getByRole("button", { name: /^(Đăng ký|Đang xử lý\.\.\.)$/ });
const said = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

const GOOD = {
  "Họ và tên": "Nguyễn Thị Lan",
  Email: "lan@example.vn",
  "Mật khẩu": "mua-dem-tren-mai",
  "Nhập lại mật khẩu": "mua-dem-tren-mai",
};

async function fillIn(page: Page, given: Partial<typeof GOOD> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...GOOD, ...given })) await field(page, label).fill(value);
  await terms(page).check();
}

function calls(page: Page): { path: string; body: unknown }[] {
  const made: { path: string; body: unknown }[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST") made.push({ path: pathname, body: request.postDataJSON() });
  });
  return made;
}

test.beforeEach(async ({ page }) => {
  await visit(page, "/register");
});

test("a newcomer reads what they agree to, and the disclaimer, without header and footer", async ({
  page,
}) => {
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Điều cần biết trước khi dùng" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Điều khoản sử dụng" })).toHaveAttribute("href", "/dieu-khoan");
  await expect(page.getByRole("link", { name: "Chính sách quyền riêng tư" })).toHaveAttribute(
    "href",
    "/chinh-sach",
  );
  await expect(page.getByRole("link", { name: "Đăng nhập" })).toHaveAttribute("href", "/login");
  await expect(terms(page)).not.toBeChecked();
  await expect(letters(page)).toBeChecked();
  for (const name of ["firstName", "email", "password", "confirmPassword", "agreeTerms", "subscribeEmail"]) {
    await expect(page.locator(`input[name=${name}]`)).toHaveCount(1);
  }
});

test("a newcomer who fills in nothing is told everything at once, and stands at the first field", async ({
  page,
}) => {
  const made = calls(page);
  await submit(page).click();
  for (const text of [
    "Vui lòng điền họ và tên!",
    "Vui lòng điền email!",
    "Vui lòng điền mật khẩu!",
    "Vui lòng xác nhận mật khẩu!",
    "Vui lòng đồng ý với điều khoản",
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(field(page, "Họ và tên")).toBeFocused();
  expect(made).toEqual([]);
});

for (const [given, text, where] of [
  [{ Email: "abc" }, "Email không hợp lệ", "Email"],
  [{ "Mật khẩu": "12345", "Nhập lại mật khẩu": "12345" }, "Mật khẩu phải có ít nhất 6 ký tự", "Mật khẩu"],
  [{ "Nhập lại mật khẩu": "khác" }, "Mật khẩu xác nhận không khớp", "Nhập lại mật khẩu"],
] as const) {
  test(`a newcomer is told “${text}”`, async ({ page }) => {
    const made = calls(page);
    await fillIn(page, given);
    await submit(page).click();
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(field(page, where)).toBeFocused();
    expect(made).toEqual([]);
  });
}

test("a newcomer is signed up with the letters they ticked, and stands at the login after two seconds", async ({
  page,
}) => {
  await page.clock.install();
  const made = calls(page);
  const email = anAddress();
  await fillIn(page, { Email: email });
  await submit(page).click();
  await expect(page.getByText("Đăng ký thành công!")).toBeVisible();
  expect(made[0]).toEqual({
    path: "/auth/v1/signup",
    body: {
      email,
      password: GOOD["Mật khẩu"],
      data: { fullname: "Nguyễn Thị Lan", avatar_url: "/avatars/0.svg" },
    },
  });
  await expect.poll(() => made.find(({ path }) => path.endsWith("newSubscription"))?.body).toEqual({ email });
  await page.clock.runFor(1_900);
  await expect(page).toHaveURL("/register");
  await page.clock.runFor(200);
  await expect(page).toHaveURL("/login");
  await expect(field(page, "Email")).toHaveValue(email);
  expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
});

test("a newcomer who wants no letters gets none, and a common password brings a kind word", async ({
  page,
}) => {
  const made = calls(page);
  await fillIn(page, { Email: anAddress(), "Mật khẩu": "123456", "Nhập lại mật khẩu": "123456" });
  await letters(page).uncheck();
  await submit(page).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("status").filter({ hasText: "người khác cũng dễ đoán ra" })).toBeVisible();
  expect(made.filter(({ path }) => path.endsWith("newSubscription"))).toEqual([]);
});

test("a newcomer who presses twice is signed up once, and sees that it takes a while", async ({ page }) => {
  let asked = 0;
  let answer: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(SIGNUP, async (route) => {
    asked++;
    await wanted;
    await route.fulfill({ status: 500, json: {} });
  });
  await fillIn(page);
  await submit(page).dblclick();
  await expect(submit(page)).toHaveText("Đang xử lý...");
  await expect(submit(page)).toBeDisabled();
  answer();
  await expect(said(page, "Tài khoản không đúng hoặc đã tồn tại trong hệ thống")).toBeVisible();
  await expect(submit(page)).toBeEnabled();
  expect(asked).toBe(1);
});

test("somebody who has an account is told the specified sentence, and stays", async ({ page, request }) => {
  const { email } = await aMember(request);
  await fillIn(page, { Email: email });
  await submit(page).click();
  await expect(said(page, "Tài khoản không đúng hoặc đã tồn tại trong hệ thống")).toBeVisible();
  await expect(page).toHaveURL("/register");
});

test("a newcomer from a busy place is asked to rest", async ({ page }) => {
  await page.route(SIGNUP, (route) =>
    route.fulfill({ status: 429, headers: { "Retry-After": "300" }, json: {} }),
  );
  await fillIn(page);
  await submit(page).click();
  await expect(said(page, "Nghỉ tay khoảng 5 phút")).toBeVisible();
});

test("a long Vietnamese sentence is a password, and one that is too long is named as that", async ({
  page,
}) => {
  const made = calls(page);
  const sentence = "Mùa thu năm ấy tôi ngồi dưới gốc cây bàng trước nhà bà";
  const tooLong = "ế".repeat(129);
  await fillIn(page, { Email: anAddress(), "Mật khẩu": tooLong, "Nhập lại mật khẩu": tooLong });
  await submit(page).click();
  await expect(field(page, "Mật khẩu")).toHaveAccessibleDescription(/dài tối đa 128 ký tự/);
  expect(made).toEqual([]);
  await field(page, "Mật khẩu").fill(sentence);
  await field(page, "Nhập lại mật khẩu").fill(sentence);
  await submit(page).click();
  await expect(page.getByText("Đăng ký thành công!")).toBeVisible();
});

test("a newcomer without a network reads that, and nothing about an account", async ({ page }) => {
  await page.route(SIGNUP, (route) => route.abort());
  await fillIn(page);
  await submit(page).click();
  await expect(said(page, "Không thể kết nối đến server. Vui lòng thử lại sau!")).toBeVisible();
  await expect(page.getByText("đã tồn tại trong hệ thống")).toHaveCount(0);
});
