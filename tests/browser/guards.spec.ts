import { aMember } from "./members.ts";
import { MEMBER_PAGES } from "./pages.ts";
import { signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

for (const path of MEMBER_PAGES) {
  test(`a visitor at ${path} is asked to sign in, and may go back to where they came from`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/\/(rest|functions)\/v1\//.test(request.url())) asked.push(request.url());
    });
    await visit(page, "/about");
    await page.goto(path);
    await expect(page).toHaveURL("/login");
    expect(await page.evaluate(() => localStorage.getItem("redirectAfterLogin"))).toBe(path);
    expect(asked).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });
}

test("a visitor's document of a guarded page holds nothing but the waiting word", async ({ request }) => {
  const answer = await request.get("/my-home");
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toContain("Loading...");
  expect(html).toContain('content="noindex"');
});

test("a member opens guarded pages directly, without a stop at the door", async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page, await aMember(request), baseURL ?? "");
  const seen: string[] = [];
  page.on("framenavigated", (frame) => seen.push(new URL(frame.url()).pathname));
  for (const path of MEMBER_PAGES) {
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(seen.filter((path) => path === "/login")).toEqual([]);
});

test("a member has no business at the doors, on unknown paths and on the visitors' front page", async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page, await aMember(request), baseURL ?? "");
  for (const path of ["/login", "/register", "/", "/home", "/abc", "/settings"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/my-home");
  }
});

test("a member finds the other public pages as everybody does", async ({ page, request, baseURL }) => {
  await signIn(page, await aMember(request), baseURL ?? "");
  for (const path of ["/about", "/podcasts", "/blogs", "/companion", "/essentials", "/forgot-password"]) {
    await visit(page, path);
    await expect(page, path).toHaveURL(path);
  }
});

test("a token without a name to it opens no guarded page", async ({ page, baseURL, request }) => {
  const member = await aMember(request);
  await signIn(page, { accessToken: member.accessToken } as typeof member, baseURL ?? "");
  await page.goto("/my-home");
  await expect(page).toHaveURL("/login");
});
