// Public pages opened directly by somebody who is signed in: what the document brings is read while their own view is
// asked for, and stays where that cannot be had.
import type { APIRequestContext, Page } from "@playwright/test";
import { courseWhich } from "./course-data.ts";
import { fetchRows } from "./data-api.ts";
import { aMember, call } from "./members.ts";
import { aSession, signIn } from "./sign-in.ts";
import { expect, test } from "./visit.ts";

const main = (page: Page) => page.getByRole("main");
const isData = (url: URL) =>
  url.pathname.startsWith("/rest/v1/") || url.pathname.startsWith("/functions/v1/");

/** Everything that a page asks for waits until `open`, then fails or is answered. */
async function holdData(page: Page) {
  const { promise, resolve } = Promise.withResolvers<"answered" | "failed">();
  await page.route(isData, async (route) =>
    (await promise) === "answered" ? route.fallback() : route.fulfill({ status: 500, json: {} }),
  );
  return { answer: () => resolve("answered"), fail: () => resolve("failed") };
}

interface Example {
  path: string;
  /** Words of the library that stand on the page for everybody. */
  words: string;
}

const first = async (request: APIRequestContext, query: string) =>
  (await fetchRows(request, `${query}&limit=1`))[0];

const PAGES: Record<string, (request: APIRequestContext) => Promise<Example>> = {
  "a podcast": async (request) => {
    const podcast = await first(request, "podcast?select=id,title");
    return { path: `/podcast/detail/${podcast?.id}`, words: String(podcast?.title) };
  },
  "a list of podcasts": async (request) => {
    const category = await first(request, "category?select=id,slug&categoryType=eq.PODCAST");
    const podcast = await first(
      request,
      `podcast?select=id,title&categoryId=eq.${category?.id}&order=createdAt.desc`,
    );
    return { path: `/podcast/list/${category?.slug}`, words: String(podcast?.title) };
  },
  "the podcast library": async (request) => {
    const podcast = await first(request, "podcast?select=id,title&order=createdAt.desc");
    return { path: "/podcasts", words: String(podcast?.title) };
  },
  "all courses": async (request) => {
    const course = await first(request, "course?select=id,title&order=createdAt.desc,id.desc");
    return { path: "/all-course", words: String(course?.title) };
  },
  "a course": async (request) => {
    const [course] = await fetchRows(
      request,
      `course?select=id,title&id=eq.${await courseWhich(request, "paid")}`,
    );
    return { path: `/course/${course?.id}`, words: String(course?.title) };
  },
  "the article library": async (request) => {
    const blog = await first(request, "blog?select=id,title&order=createdAt.desc");
    return { path: "/blogs", words: String(blog?.title) };
  },
};

for (const [name, example] of Object.entries(PAGES)) {
  test.describe(`somebody signed in who opens ${name} directly`, () => {
    test.use({ expectedComplaint: /could not be loaded|fetch|load/i });

    for (const outcome of ["answer", "fail"] as const) {
      test(`reads it at once, and after their own view (${outcome})`, async ({ page, request, baseURL }) => {
        const { path, words } = await example(request);
        await signIn(page, await aSession("free"), baseURL ?? "");
        const data = await holdData(page);
        await page.goto(path);
        const found = main(page).getByText(words, { exact: true }).first();
        await expect(found).toBeVisible();
        await expect(page.locator('[data-rendered-for="visitor"]').first()).toBeVisible();
        data[outcome]();
        if (outcome === "answer") {
          await expect(page.locator('[data-rendered-for="visitor"]')).toHaveCount(0);
        } else {
          await page.waitForLoadState("networkidle");
          await expect(page.locator('[data-rendered-for="self"]')).toHaveCount(0);
        }
        await expect(found).toBeVisible();
      });
    }
  });
}

test("the owner of a course never meets an offer to buy it", async ({ page, request, baseURL }) => {
  const member = await aMember(request);
  const id = await courseWhich(request, "free");
  await call(request, `/functions/v1/course/${id}/enroll`, { method: "POST", token: member.accessToken });
  await signIn(page, member, baseURL ?? "");
  const data = await holdData(page);
  await page.goto(`/course/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // In the document, and out of reach.
  await expect(main(page).locator("aside button")).toHaveCount(1);
  await expect(main(page).locator("aside").getByRole("button")).toHaveCount(0);
  data.answer();
  await expect(main(page).getByText("Đã ghi danh", { exact: true })).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Khám phá ngay", exact: true })).toBeVisible();
});

test("a premium member meets no lock while their own view is asked for", async ({
  page,
  request,
  baseURL,
}) => {
  const locked = await fetchRows(request, "premiumPreview?kind=eq.episode&order=id.asc");
  const open = await fetchRows(request, "podcast?select=id");
  const mixed = open.find(({ id }) => locked.some(({ podcastId }) => podcastId === id));
  await signIn(page, await aSession("premium"), baseURL ?? "");
  const data = await holdData(page);
  await page.goto(`/podcast/detail/${mixed?.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const locks = main(page).locator('a[href="/membership/upgrade"]');
  await expect(locks).not.toHaveCount(0);
  await expect(main(page).getByRole("link", { name: "Dành cho Premium" })).toHaveCount(0);
  data.answer();
  await expect(locks).toHaveCount(0);
});
