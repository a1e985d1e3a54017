import type { Page } from "@playwright/test";
import { call } from "./members.ts";
import { aSession, signIn } from "./sign-in.ts";
import { expect, test } from "./visit.ts";

const main = (page: Page) => page.getByRole("main");
const menu = (page: Page) => page.getByRole("navigation", { name: "Trình đơn" });

/** Addresses of the back office's files that the page asked for. */
function scriptsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/back-office/")) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

for (const [role, path, welcome] of [
  ["administrator", "/admin", /^Bạn đang giữ chìa khóa/],
  ["moderator", "/mod", /^Cảm ơn bạn đã chăm chút/],
] as const) {
  test(`a ${role} is let in at ${path}, greeted, and finds the content`, async ({ page, baseURL }) => {
    const asked = scriptsAsked(page);
    await signIn(page, await aSession(role), baseURL ?? "");
    await page.goto(path);
    await expect(main(page).getByText(welcome)).toBeVisible();
    await menu(page).getByRole("link", { name: "Bài viết" }).click();
    await expect(page).toHaveURL(`${path}/blog`);
    await expect(main(page).getByRole("table").getByRole("row").nth(3)).toBeVisible();
    expect(asked.some((file) => file.startsWith("/back-office/assets/main-"))).toBe(true);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
  });
}

for (const [kind, path] of [
  ["free", "/admin"],
  ["premium", "/mod"],
  ["moderator", "/admin"],
] as const) {
  test(`a ${kind} person is refused at ${path}, and no script of the back office is fetched`, async ({
    page,
    baseURL,
  }) => {
    const asked = scriptsAsked(page);
    await signIn(page, await aSession(kind), baseURL ?? "");
    await page.goto(path);
    await expect(main(page).getByRole("alert")).toContainText("Tài khoản của bạn chưa được mở phần này.");
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
  });
}

test("a deep link opens its page, and the browser's back button goes back inside", async ({
  page,
  baseURL,
}) => {
  await signIn(page, await aSession("administrator"), baseURL ?? "");
  await page.goto("/admin/category");
  await expect(page).toHaveTitle("Chuyên mục · Góc quản trị · Bên Trong");
  const first = main(page).getByRole("table").getByRole("row").nth(1);
  await first.click();
  await expect(page).toHaveURL(/\/admin\/category\/\d+$/);
  const address = page.url();
  await page.reload();
  await expect(main(page).getByLabel("Tên")).not.toHaveValue("");
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(page).toHaveURL("/admin/category");
  await expect(first).toBeVisible();
  await page.goForward();
  await expect(main(page).getByLabel("Tên")).not.toHaveValue("");
});

test("a person who comes from another page gets a document of the back office's own", async ({
  page,
  baseURL,
}) => {
  await signIn(page, await aSession("administrator"), baseURL ?? "");
  await page.goto("/my-home");
  await page.locator("html[data-hydrated]").waitFor();
  await page.evaluate(() => Reflect.set(window, "sameDocument", true));
  // As a link of the site goes there, without leaving the document.
  await page.evaluate(() => {
    history.pushState(null, "", "/admin");
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  });
  await expect(main(page).getByText(/^Bạn đang giữ chìa khóa/)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBeUndefined();
});

test("documents of the back office allow styles by a word that is new each time; other pages allow none", async ({
  request,
}) => {
  const policies = [];
  for (const path of ["/admin", "/admin/blog/1", "/mod"]) {
    const answer = await request.get(path);
    const policy = answer.headers()["content-security-policy"] ?? "";
    const nonce = /style-src 'self' 'nonce-([\w-]{24})'/.exec(policy)?.[1];
    expect(nonce).toBeTruthy();
    expect(await answer.text()).toContain(`<meta property="csp-nonce" nonce="${nonce}"/>`);
    expect(answer.headers()["cache-control"]).toBe("no-store");
    expect(policy).not.toContain("unsafe");
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain("nonce");
    policies.push(nonce);
  }
  expect(new Set(policies).size).toBe(policies.length);
  for (const path of ["/", "/profile", "/administration"]) {
    const policy = (await request.get(path)).headers()["content-security-policy"];
    expect(policy).toContain("style-src 'self';");
  }
});

test("files of the back office are compressed, kept for a year, and named anew with their content", async ({
  request,
}) => {
  const entry = await request.get("/back-office/entry.json");
  expect(entry.headers()["cache-control"]).toBe("no-cache");
  const { script } = await entry.json();
  // The entry itself only names the parts.
  const entryFile = await request.get(script);
  expect(entryFile.headers()["cache-control"]).toContain("immutable");
  const part = /\.\/([\w-]+\.js)/.exec(await entryFile.text())?.[1];
  const file = await request.get(`/back-office/assets/${part}`, { headers: { "Accept-Encoding": "br" } });
  expect(file.headers()["cache-control"]).toContain("immutable");
  expect(file.headers()["content-encoding"]).toBe("br");
  expect((await request.get("/back-office/assets/main-gone.js")).status()).toBe(404);
});

test("a moderator who asks the server for other people's things gets none", async ({ request }) => {
  const { accessToken: token } = await aSession("moderator");
  for (const table of ["order", "membership", "courseEnroll"]) {
    const answer = await call(request, `/rest/v1/${table}`, { token });
    expect(answer.ok() ? await answer.json() : []).toEqual([]);
  }
});
