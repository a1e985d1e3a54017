import type { Page } from "@playwright/test";
import { mockCompanion } from "./companion-data.ts";
import { fetchRows } from "./data-api.ts";
import { aMember } from "./members.ts";
import { signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

const door = (page: Page) => page.getByRole("dialog", { name: "Trước khi bắt đầu Inner Map" });
const agree = (page: Page) => door(page).getByRole("checkbox", { name: /^Mình hiểu đây là công cụ/ });
const start = (page: Page) => door(page).getByRole("button", { name: "Bắt đầu" });
const flag = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

for (const path of ["/chat/map", "/chat/portal", "/chat/imaginary"]) {
  test(`a visitor at ${path} is asked to sign in, and comes back there`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL("/login");
    expect(await flag(page, "redirectAfterLogin")).toBe(path);
  });
}

test("a person who comes for the first time writes after one screen and two taps, on every device", async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const member = await aMember(request);
  await signIn(page, member, baseURL ?? "");
  const companion = await mockCompanion(page, { sessions: [] });
  await visit(page, "/chat/map");
  await expect(start(page)).toBeDisabled();
  await agree(page).check();
  await expect(start(page)).toBeEnabled();
  await agree(page).uncheck();
  await expect(start(page)).toBeDisabled();
  expect(companion.opened).toEqual([]);
  // What the tool is for stands on the same screen.
  await door(page).getByText("Một phiên diễn ra thế nào?").click();
  await expect(door(page)).toContainText("Mỗi phiên có năm tin nhắn của bạn.");

  await agree(page).check();
  await start(page).click();
  await page.getByRole("textbox", { name: "Lời bạn viết" }).fill("Mình mệt.");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(companion.opened).toEqual(["map"]);
  expect(companion.asked.map(({ question }) => question)).toEqual(["Tôi đã sẵn sàng"]);
  const given = await fetchRows(request, "consent?select=kind,given&kind=eq.sensitive", member.accessToken);
  expect(given).toEqual([{ kind: "sensitive", given: true }]);

  await page.getByRole("link", { name: "Về trang của bạn" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^(Chào buổi|Khuya rồi)/ })).toBeVisible();
  await visit(page, "/chat/map");
  await expect(page.getByRole("heading", { level: 1, name: "Inner Map" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  // Another device knows the consent; what the tool is for is its one screen.
  const device = await browser.newContext();
  const other = await device.newPage();
  await signIn(other, member, baseURL ?? "");
  const there = await mockCompanion(other, { sessions: [] });
  await visit(other, "/chat/map");
  await other.getByRole("button", { name: "Mình bắt đầu nhé" }).click();
  await other.getByRole("button", { name: "Tôi đã sẵn sàng!" }).click();
  await other.getByRole("textbox", { name: "Lời bạn viết" }).fill("Mình mệt.");
  await expect(other.getByRole("dialog")).toHaveCount(0);
  expect(there.opened).toEqual(["map"]);
  await device.close();
});

test("a member opens a tool by its card: told first, and then never twice", async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page, await aMember(request), baseURL ?? "");
  await mockCompanion(page, { sessions: [] });
  await visit(page, "/my-home");
  const tools = page.getByRole("region", { name: "Bắt đầu một cuộc trò chuyện" });
  await expect(tools.getByRole("button", { name: "Sắp ra mắt" })).toBeDisabled();
  await tools.getByRole("button", { name: /Inner Map/ }).click();
  await expect(start(page)).toBeDisabled();
  await expect(page).toHaveURL("/my-home");
  await agree(page).check();
  await door(page).getByRole("checkbox", { name: "Không hiển thị lại" }).check();
  await start(page).click();
  await expect(page).toHaveURL(/\/chat\/map/);
  await expect(page.getByRole("textbox", { name: "Lời bạn viết" })).toBeVisible();
  expect(await flag(page, "LS_SHOW_DISCLAIMER")).toBe("false");
  await visit(page, "/my-home");
  await tools.getByRole("button", { name: /Inner Ping/ }).click();
  await expect(page).toHaveURL(/\/chat\/portal/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a person who does not want to be told again is not", async ({ page, request, baseURL }) => {
  await signIn(page, await aMember(request), baseURL ?? "");
  await mockCompanion(page, { sessions: [] });
  await visit(page, "/chat/map");
  await agree(page).check();
  await door(page).getByRole("checkbox", { name: "Không hiển thị lại" }).check();
  await start(page).click();
  await expect(page.getByRole("textbox", { name: "Lời bạn viết" })).toBeVisible();
  await page.getByRole("link", { name: "Về trang của bạn" }).click();
  await expect(page).toHaveURL("/my-home");
  await visit(page, "/chat/map");
  await expect(page.getByRole("heading", { level: 1, name: "Inner Map" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Hướng dẫn sử dụng" }).click();
  await expect(page.getByRole("dialog", { name: "Trò chuyện sao cho nhẹ" })).toBeVisible();
});

test("a person whose consent cannot be kept stays at the door", async ({ page, request, baseURL }) => {
  await signIn(page, await aMember(request), baseURL ?? "");
  const companion = await mockCompanion(page, { sessions: [] });
  await page.route("**/account/consents", (route) => route.abort("internetdisconnected"));
  await visit(page, "/chat/map");
  await agree(page).check();
  await start(page).click();
  await expect(door(page).getByRole("alert").last()).toHaveText(
    "Chưa lưu được sự đồng ý của bạn. Bạn thử lại nhé.",
  );
  expect(companion.opened).toEqual([]);
});

test("a person who turns back at the door goes home", async ({ page, request, baseURL }) => {
  await signIn(page, await aMember(request), baseURL ?? "");
  await visit(page, "/chat/map");
  await door(page).getByRole("button", { name: "Để sau" }).click();
  await expect(page).toHaveURL("/my-home");
});

test("a member reads that Inner Scenes is on its way, and can start nothing there", async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page, await aMember(request), baseURL ?? "");
  const calls: string[] = [];
  page.on("request", (asked) => asked.url().includes("/functions/v1/session") && calls.push(asked.url()));
  await visit(page, "/chat/imaginary");
  await expect(page.getByRole("heading", { level: 1, name: "Inner Scenes" })).toBeVisible();
  await expect(page.getByText("Sắp ra mắt", { exact: true })).toBeVisible();
  expect(calls).toEqual([]);
  await page.getByRole("link", { name: "Mở Inner Ping" }).click();
  await expect(page).toHaveURL("/chat/portal");
});
