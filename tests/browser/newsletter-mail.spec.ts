import type { Page } from "@playwright/test";
import { linkIn, nextMail } from "./mail.ts";
import { aMember, anAddress, call } from "./members.ts";
import { signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const main = (page: Page) => page.getByRole("main");
const masked = (email: string) => `${email[0]}•••@example.vn`;

/** The letter's own link to the page where one leaves; its header carries the same token. */
function preferencesIn(mail: Awaited<ReturnType<typeof nextMail>>): string {
  const header = mail.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
  const token = /token=([^>&\s]+)/.exec(header)?.[1];
  if (!token) throw new Error("the letter has no List-Unsubscribe header");
  return `/newsletter/preferences?token=${token}`;
}

async function subscribe(page: Page): Promise<{ email: string; link: string; preferences: string }> {
  const email = anAddress();
  await call(page.request, "/rest/v1/newSubscription", { data: { email } });
  const mail = await nextMail(email);
  return { email, link: linkIn(mail), preferences: preferencesIn(mail) };
}

test("a reader confirms by the letter's link, once however often it is opened", async ({ page }) => {
  const { link, email, preferences } = await subscribe(page);
  await visit(page, preferences);
  await expect(main(page).getByRole("status")).toContainText(`${masked(email)} đang chờ xác nhận`);
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  for (let i = 1; i <= 2; i++) {
    await visit(page, link);
    await expect(heading(page)).toHaveText("Xong rồi, cảm ơn bạn");
    expect(sent).toHaveLength(i);
  }
  await visit(page, preferences);
  await expect(main(page).getByRole("status")).toHaveText(`Bạn đang nhận thư ở ${masked(email)}.`);
});

test("a scanner that only opens the link confirms nothing", async ({ page, request }) => {
  const { link, email, preferences } = await subscribe(page);
  expect((await request.get(link)).status()).toBe(200);
  await visit(page, preferences);
  await expect(main(page).getByRole("status")).toContainText(`${masked(email)} đang chờ xác nhận`);
});

test("a reader leaves and comes back by their letter, without signing in", async ({ page }) => {
  const { link, email, preferences } = await subscribe(page);
  await visit(page, link);
  await expect(heading(page)).toHaveText("Xong rồi, cảm ơn bạn");
  await visit(page, preferences);
  await main(page).getByRole("button", { name: "Ngừng nhận thư" }).click();
  await expect(main(page).getByRole("status")).toContainText(`Bạn đã ngừng nhận thư ở ${masked(email)}.`);
  await page.reload();
  await expect(main(page).getByRole("status")).toContainText("Bạn đã ngừng nhận thư");
  await main(page).getByRole("button", { name: "Nhận thư trở lại" }).click();
  await expect(main(page).getByRole("status")).toHaveText(`Bạn đang nhận thư ở ${masked(email)}.`);
});

test("a reader who opens the header's address in a browser finds the page with the switch", async ({
  page,
}) => {
  const { preferences } = await subscribe(page);
  await visit(page, preferences.replace("/newsletter/preferences", "/functions/v1/newsletter/unsubscribe"));
  await expect(page).toHaveURL(preferences);
  await expect(main(page).getByRole("button", { name: "Không nhận nữa" })).toBeVisible();
});

for (const token of ["?token=gia-mao", ""]) {
  test(`a reader with a link that is no good (“${token}”) may ask for another letter`, async ({ page }) => {
    await visit(page, `/newsletter/confirm${token}`);
    await expect(heading(page)).toHaveText("Đường dẫn này không còn dùng được");
    const email = anAddress();
    await main(page).getByRole("textbox", { name: "Địa chỉ email" }).fill(email);
    await page.keyboard.press("Enter");
    await expect(main(page).getByText(/^Cảm ơn bạn đã đăng ký/)).toBeVisible();
    expect(linkIn(await nextMail(email))).toContain("/newsletter/confirm?token=");
    await visit(page, `/newsletter/preferences${token}`);
    await expect(main(page).getByRole("alert")).toContainText("Đường dẫn này không đúng.");
    await expect(main(page).getByRole("button")).toHaveCount(0);
  });
}

test("a reader without a connection loses nothing and tries again", async ({ page }) => {
  const { link, email, preferences } = await subscribe(page);
  await page.route("**/functions/v1/newsletter/**", (route) => route.abort());
  await visit(page, link);
  await expect(heading(page)).toHaveText("Chưa xác nhận được");
  await page.unrouteAll();
  await main(page).getByRole("button", { name: "Thử lại" }).click();
  await expect(heading(page)).toHaveText("Xong rồi, cảm ơn bạn");
  await visit(page, preferences);
  await page.route("**/functions/v1/newsletter/**", (route) => route.abort());
  await main(page).getByRole("button", { name: "Ngừng nhận thư" }).click();
  await expect(main(page).getByRole("alert")).toContainText("Chưa lưu được.");
  await expect(main(page).getByText(`Bạn đang nhận thư ở ${masked(email)}.`)).toBeVisible();
  await page.unrouteAll();
  await main(page).getByRole("button", { name: "Ngừng nhận thư" }).click();
  await expect(main(page).getByRole("status")).toContainText("Bạn đã ngừng nhận thư");
});

test("search engines keep no page of a letter", async ({ page }) => {
  for (const path of ["/newsletter/confirm?token=x", "/newsletter/preferences?token=x"]) {
    await visit(page, path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  }
});

test("a member finds their address in the field wherever letters are offered", async ({
  page,
  request,
  baseURL,
}) => {
  const member = await aMember(request);
  await signIn(page, member, baseURL ?? "");
  await visit(page, "/newsletter/confirm?token=gia-mao");
  await expect(main(page).getByRole("textbox", { name: "Địa chỉ email" })).toHaveValue(member.email);
});
