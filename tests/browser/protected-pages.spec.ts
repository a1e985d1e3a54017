import type { Page } from "@playwright/test";
import type { Kind } from "../support/people.ts";
import { tableFails } from "./data-api.ts";
import { expectEnglish } from "./fixed-wording.ts";
import { aMember, call } from "./members.ts";
import { aSession, signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

const PAGES = [
  { path: "/user", text: /^Mừng bạn trở lại\./, fixed: "Failed to fetch user content" },
  { path: "/mod", text: /^Cảm ơn bạn đã chăm chút/, fixed: "Failed to fetch moderator content" },
  { path: "/admin", text: /^Bạn đang giữ chìa khóa/, fixed: "Failed to fetch admin content" },
] as const;

const OPEN: Record<Exclude<Kind, "visitor" | "expired" | "premium">, readonly string[]> = {
  free: ["/user"],
  moderator: ["/user", "/mod"],
  administrator: ["/user", "/admin"],
};

const main = (page: Page) => page.getByRole("main");
const told = (page: Page) => main(page).getByRole("alert");

for (const kind of ["free", "moderator", "administrator"] as const) {
  test(`a ${kind} person opens all three pages, and reads what the server gives them`, async ({
    page,
    baseURL,
  }) => {
    await signIn(page, await aSession(kind), baseURL ?? "");
    for (const { path, text, fixed } of PAGES) {
      await visit(page, path);
      await expect(page).toHaveURL(path);
      if (OPEN[kind].includes(path)) {
        await expect(main(page).getByText(text)).toBeVisible();
      } else {
        await expect(told(page)).toContainText("Tài khoản của bạn chưa được mở phần này.");
        await expectEnglish(main(page), fixed);
        await expect(main(page).getByText(/^Chào bạn\./)).toBeVisible();
      }
    }
  });
}

test("a person who writes roles into their own browser is refused all the same", async ({
  page,
  baseURL,
}) => {
  const session = { ...(await aSession("free")), roles: ["ROLE_USER", "ROLE_ADMIN"], username: "Trùm" };
  await signIn(page, session, baseURL ?? "");
  await visit(page, "/admin");
  await expectEnglish(main(page), "Failed to fetch admin content");
});

test("a person reads the server's own error, and may try again", async ({ page, baseURL }) => {
  await signIn(page, await aSession("free"), baseURL ?? "");
  await page.route("**/rest/v1/user-content", (route) =>
    route.fulfill({ status: 500, json: { error: "Máy chủ đang nghỉ" } }),
  );
  await visit(page, "/user");
  await expect(told(page)).toHaveText("Máy chủ đang nghỉ");
  await page.unrouteAll();
  await main(page).getByRole("button", { name: "Thử lại" }).click();
  await expect(main(page).getByText(/^Mừng bạn trở lại\./)).toBeVisible();
});

test("a person without a connection is told in both languages", async ({ page, baseURL }) => {
  await signIn(page, await aSession("free"), baseURL ?? "");
  await tableFails(page, "user-content", "offline");
  await visit(page, "/user");
  await expect(told(page)).toContainText("Chưa tải được nội dung.");
  await expectEnglish(main(page), "Failed to fetch user content");
});

for (const { path } of PAGES) {
  test(`a visitor at ${path} is asked to sign in, and nothing is fetched for them`, async ({ page }) => {
    const calls: string[] = [];
    page.on("request", (request) => request.url().includes("-content") && calls.push(request.url()));
    await page.goto(path);
    await expect(page).toHaveURL("/login");
    expect(calls.filter((url) => url.includes("/rest/"))).toEqual([]);
  });

  test(`a person whose session has ended becomes a visitor at ${path}`, async ({
    page,
    request,
    baseURL,
  }) => {
    const member = await aMember(request);
    await signIn(page, member, baseURL ?? "");
    await call(request, "/auth/v1/logout?scope=global", { token: member.accessToken, method: "POST" });
    await page.goto(path);
    await expect(page).toHaveURL("/login");
    expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
  });
}
