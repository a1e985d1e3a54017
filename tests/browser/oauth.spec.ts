// Signing in through a provider, on a server of its own: everywhere else the buttons stay closed.
import { chmodSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { type ServerProcess, startServer } from "../faults/server-process.ts";
import { type OAuthProvider, openOAuthProvider } from "../support/oauth-provider.ts";
import { nextMail } from "./mail.ts";
import { anAddress } from "./members.ts";
import { expect, hydrated, test, visit } from "./visit.ts";

let provider: OAuthProvider;
let server: ServerProcess;
let dataDir: string;
let site: string;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  provider = await openOAuthProvider();
  dataDir = mkdtempSync(path.join(tmpdir(), "bentrong-oauth-"));
  // Under root the database runs as somebody else, who must be able to enter.
  chmodSync(dataDir, 0o755);
  server = startServer({
    DATA_DIR: dataDir,
    LOG_LEVEL: "fatal",
    SMTP_URL: `smtp://127.0.0.1:${process.env.TEST_MAIL_PORT}`,
    GOOGLE_CLIENT_ID: provider.client.id,
    GOOGLE_CLIENT_SECRET: provider.client.secret,
    GOOGLE_ISSUER: provider.url,
  });
  site = `http://localhost:${await server.ready}`;
});

test.afterAll(async () => {
  server.child.kill("SIGTERM");
  await server.ended;
  await provider.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

test.beforeEach(() => {
  provider.fault = "none";
  provider.who = {
    ...{ sub: anAddress(), name: "Lê Thu Hằng", email_verified: true },
    email: anAddress().replace("example.vn", "gmail.com"),
  };
});

const google = (page: Page) => page.getByRole("button", { name: "Tiếp tục với Google" });
const session = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "null"));

test("somebody without an account comes in through Google, to the page that they wanted", async ({
  page,
}) => {
  await page.goto(`${site}/profile`);
  await expect(page).toHaveURL(`${site}/login`);
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Tiếp tục với Zalo" })).toBeDisabled();
  await expect(google(page)).toHaveAccessibleDescription(/Điều khoản sử dụng/);
  await google(page).click();
  await expect(page).toHaveURL(`${site}/profile`);
  await expect(page.getByLabel("Tên của bạn")).toHaveValue("Lê Thu Hằng");
  expect(await session(page)).toMatchObject({ email: provider.who.email, roles: ["ROLE_USER"] });
  // Nothing to ask for where there is no password yet.
  const deleting = page.getByRole("button", { name: "Xóa tài khoản" });
  await deleting.click();
  await expect(page.getByLabel("Mật khẩu của bạn")).toHaveCount(0);
});

test("somebody who stops at the provider is told kindly, and may try again", async ({ page }) => {
  provider.fault = "denied";
  await visit(page, `${site}/login`);
  await google(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Bạn vừa dừng lại giữa chừng" })).toBeVisible();
  await expect(page).toHaveURL(`${site}/login`);
  expect(await session(page)).toBeNull();
  provider.fault = "none";
  await google(page).click();
  await expect(page).toHaveURL(`${site}/`);
  expect(await session(page)).toMatchObject({ username: "Lê Thu Hằng" });
});

test("a link that somebody else began signs nobody in", async ({ page }) => {
  await visit(page, `${site}/login?code=${"a".repeat(43)}`);
  await expect(
    page.getByRole("alert").filter({ hasText: "quá hạn hoặc mở ở trình duyệt khác" }),
  ).toBeVisible();
  await expect(page).toHaveURL(`${site}/login`);
  expect(await session(page)).toBeNull();
});

test("somebody whose address nobody vouches for proves one by a letter", async ({ page }) => {
  const email = anAddress();
  provider.who = { ...provider.who, email, email_verified: false };
  await visit(page, `${site}/login`);
  await google(page).click();
  await expect(page.getByRole("heading", { name: "Cho chúng mình xin một email" })).toBeFocused();
  await page.getByRole("textbox", { name: "Email" }).fill("abc");
  await page.getByRole("button", { name: "Gửi mã" }).click();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(
    "Email không hợp lệ",
  );
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Gửi mã" }).click();
  const field = page.getByLabel("Mã trong thư");
  await field.fill("AAAAAA");
  await page.getByRole("button", { name: "Vào tiếp" }).click();
  await expect(field).toHaveAccessibleDescription("Mã chưa đúng hoặc đã hết hạn.");
  const letter = await nextMail(email);
  const code = /^[A-Z2-9]{6}$/m.exec(letter.text ?? "")?.[0] ?? "";
  await field.fill(code);
  await page.getByRole("button", { name: "Vào tiếp" }).click();
  await expect(page).toHaveURL(`${site}/`);
  expect(await session(page)).toMatchObject({ email });
});
