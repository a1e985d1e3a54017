import type { APIRequestContext, Page } from "@playwright/test";
import { fetchRows } from "./data-api.ts";
import { expectEnglish } from "./fixed-wording.ts";
import { aMember, call, type Member } from "./members.ts";
import { problemsOn } from "./problems.ts";
import { aSession, signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

const PROGRESS = "**/functions/v1/course/progress";

const learns = (
  page: Page,
  ...courses: { title: string; total: number; complete: number; courseId?: number }[]
) => page.route(PROGRESS, (route) => route.fulfill({ json: { success: true, data: courses } }));

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const number = (page: Page, label: string) =>
  part(page, "Vài con số").locator("div").filter({ hasText: label }).getByRole("definition");

/** A conversation that was opened and, with a note or without, closed. */
async function talked(
  request: APIRequestContext,
  { accessToken: token }: Member,
  mode: string,
  note?: string,
) {
  const opened = await call(request, "/functions/v1/session", { token, data: { mode } });
  const { data } = await opened.json();
  if (note === undefined) return data.id as string;
  const path = `/functions/v1/session/${data.id}/complete`;
  const closed = await call(request, path, { token, method: "PUT", data: { summary: note } });
  expect(closed.ok()).toBe(true);
  return data.id as string;
}

test("a member who is awake at one in the morning is met by the night, in the same words on both homes", async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page, await aMember(request), baseURL ?? "");
  await page.clock.setFixedTime(new Date("2026-11-22T01:00:00+07:00"));
  const greeting = page.getByRole("heading", { level: 1 });
  for (const path of ["/dashboard", "/my-home"]) {
    await page.goto(path);
    await expect(greeting).toHaveText("Khuya rồi, Trần Thu Hà ơi");
  }
});

test("a member finds what they have been through, in their own words", async ({ page, request, baseURL }) => {
  const member = await aMember(request);
  const told = await talked(request, member, "map", "Hôm nay mình đã dám nói ra.");
  await talked(request, member, "portal", "Thở chậm lại.");
  await talked(request, member, "portal", "");
  await talked(request, member, "map");
  await learns(
    page,
    { title: "Thương mà vẫn có cửa", total: 5, complete: 2, courseId: 3 },
    { title: "Chưa có bài nào", total: 0, complete: 0 },
  );
  await signIn(page, member, baseURL ?? "");
  const profile: string[] = [];
  page.on("request", (made) => made.url().endsWith("/auth/v1/user") && profile.push(made.method()));
  await visit(page, "/dashboard");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /^(Chào buổi (sáng|chiều|tối), Trần Thu Hà|Khuya rồi, Trần Thu Hà ơi)$/,
  );
  // Two were opened and left without a word.
  await expect(number(page, "Cuộc trò chuyện")).toHaveText("2");
  await expect(number(page, "Ghi chú")).toHaveText("2");
  await expect(number(page, "Ngày liên tiếp")).toHaveText("1");
  // For the session and for the name at once.
  expect(profile).toEqual(["GET"]);

  const reflections = part(page, "Điều bạn vừa nhận ra").getByRole("listitem");
  await expect(reflections).toHaveCount(2);
  await expect(reflections.first()).toContainText(/Thở chậm lại\.\s*Inner Ping · Hôm nay/);
  const link = reflections.last().getByRole("link", { name: "Hôm nay mình đã dám nói ra." });
  await expect(link).toHaveAttribute("href", `/chat/map?s=${told}`);

  const month = part(page, "Tiến trình tháng này");
  await expect(month.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
  await expect(month).toContainText("0 trên 13 cuộc trò chuyện");
  await expect(page.getByRole("link", { name: "Thở một phút" })).toHaveCount(0);

  const courses = part(page, "Tiến độ khóa học").getByRole("listitem");
  await expect(courses.first()).toContainText("2 trên 5 bài");
  await expect(courses.first().getByRole("link")).toHaveAttribute("href", "/course/3");
  await expect(courses.first().getByRole("progressbar")).toHaveAttribute("aria-valuenow", "40");
  await expect(courses.last().getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
});

test("a new member finds the next step where there is nothing yet", async ({ page, request, baseURL }) => {
  await learns(page);
  await page.route(/\/rest\/v1\/(blog|podcast)\?/, (route) => route.fulfill({ json: [] }));
  await signIn(page, await aMember(request), baseURL ?? "");
  await visit(page, "/dashboard");
  for (const [name, vi, en, next] of [
    ["Điều bạn vừa nhận ra", "Chưa có ghi chú chiêm nghiệm nào", "No reflection notes yet", "/chat/portal"],
    ["Tiến độ khóa học", "Chưa đăng ký khóa học nào", "No courses registered yet", "/courses"],
    ["Gợi ý dành cho bạn", "Chưa có blog hoặc podcast mới", "No new blog or podcast yet", "/blogs"],
  ] as const) {
    await expect(part(page, name).getByText(vi)).toBeVisible();
    await expectEnglish(part(page, name), en);
    await expect(part(page, name).getByRole("link").first()).toHaveAttribute("href", next);
  }
  await expect(part(page, "Vài con số")).toHaveCount(0);
  await expect(part(page, "Tiến trình tháng này")).toHaveCount(0);
  await expect(page.getByRole("main").getByText(/^0/)).toHaveCount(0);
  const beginning = part(page, "Trang này còn trắng, và chẳng có gì phải vội.");
  await beginning.getByRole("link", { name: "Thở một phút" }).click();
  await expect(page).toHaveURL("/essentials?exercise=breathing");
});

test("a premium member is shown what is theirs alone, and may open it", async ({ page, baseURL }) => {
  await learns(page);
  const member = await aSession("premium");
  await signIn(page, member, baseURL ?? "");
  await visit(page, "/dashboard");
  // A name was never given.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/, bạn( ơi)?$/);
  const links = part(page, "Tài nguyên hội viên").getByRole("link");
  await expect(links).toHaveCount(4);
  await links.first().click();
  await expect(page).toHaveURL(/\/blog\/detail\/\d+$/);
  await expect(page.getByText("Premium", { exact: true }).first()).toBeVisible();
});

test("others are suggested what everybody may open", async ({ page, request, baseURL }) => {
  await learns(page);
  await signIn(page, await aMember(request), baseURL ?? "");
  await visit(page, "/dashboard");
  const [newest] = await fetchRows(
    request,
    "blog?select=id,title&blogType=eq.PUBLIC&order=createdAt.desc&limit=1",
  );
  const links = part(page, "Gợi ý dành cho bạn").getByRole("link");
  await expect(links).toHaveCount(4);
  await expect(links.first()).toHaveAttribute("href", `/blog/detail/${newest?.id}`);
  await expect(links.last()).toHaveAttribute("href", /^\/podcast\/detail\/\d+$/);
});

test("a tool opens from its card, after what has to be said first", async ({ page, request, baseURL }) => {
  await learns(page);
  await signIn(page, await aMember(request), baseURL ?? "");
  await visit(page, "/dashboard");
  const tools = part(page, "Bắt đầu một cuộc trò chuyện");
  await expect(tools.getByRole("button", { name: "Sắp ra mắt" })).toBeDisabled();
  await tools.getByRole("button", { name: /Inner Ping/ }).click();
  const dialog = page.getByRole("dialog", { name: /Inner Ping/ });
  await dialog.getByRole("checkbox").first().check();
  await dialog.getByRole("button", { name: "Bắt đầu" }).click();
  await expect(page).toHaveURL(/\/chat\/portal/);
});

/** Requests of the page, and the part that goes without when one fails. */
const CALLS: [call: RegExp, part: string][] = [
  [/\/rest\/v1\/session\?select=id,mode/, "Điều bạn vừa nhận ra"],
  [/\/functions\/v1\/session\/usage/, "Tiến trình tháng này"],
  [/\/functions\/v1\/course\/progress/, "Tiến độ khóa học"],
  [/\/rest\/v1\/(blog|podcast)\?/, "Gợi ý dành cho bạn"],
];
const NOT_LOADED = "Phần này chưa tải được. Bạn ghé lại sau một chút nhé.";

test.describe("when calls fail", () => {
  test.use({ expectedComplaint: /could not be loaded|Failed to fetch streak/ });

  for (const [failing, name] of CALLS) {
    test(`only "${name}" goes without`, async ({ page, request, baseURL, complaints }) => {
      await learns(page);
      await page.route(failing, (route) => route.fulfill({ status: 500, json: {} }));
      await signIn(page, await aMember(request), baseURL ?? "");
      await visit(page, "/dashboard");
      await expect(part(page, name).getByText(NOT_LOADED)).toBeVisible();
      await expect(page.locator("main .animate-pulse")).toHaveCount(0);
      await expect(page.getByText(NOT_LOADED)).toHaveCount(1);
      expect(complaints.some((text) => text.includes("could not be loaded"))).toBe(true);
    });
  }

  test("all at once, the page stands, calls nobody by name and invents no number", async ({
    page,
    request,
    baseURL,
  }) => {
    await signIn(page, await aMember(request), baseURL ?? "");
    await page.route(/\/(rest|functions)\/v1\/|\/auth\/v1\/user/, (route) =>
      route.abort("internetdisconnected"),
    );
    await visit(page, "/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/, bạn( ơi)?$/);
    await expect(page.getByText(NOT_LOADED)).toHaveCount(4);
    await expect(page.locator("main .animate-pulse")).toHaveCount(0);
    await expect(number(page, "Cuộc trò chuyện")).toContainText("Chưa rõ");
    await expect(number(page, "Ghi chú")).toContainText("Chưa rõ");
    await expect(number(page, "Ngày liên tiếp")).toContainText("Chưa rõ");
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(1);
  });
});

test("everything is asked for at once, and nothing jumps when it comes", async ({
  page,
  request,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const member = await aMember(request);
  await talked(request, member, "map", "Một điều nhỏ.");
  await signIn(page, member, baseURL ?? "");
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, { shifted: Reflect.get(window, "shifted") + Reflect.get(entry, "value") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const waiting = new Set<string>();
  await page.route(
    /\/rest\/v1\/(session|blog|podcast)\?|\/functions\/v1\/(streak|course|session)/,
    async (route) => {
      waiting.add(
        new URL(route.request().url()).pathname + new URL(route.request().url()).search.slice(0, 22),
      );
      await opened;
      if (/course/.test(route.request().url())) return route.fulfill({ json: { data: [] } });
      return route.continue();
    },
  );
  await visit(page, "/dashboard");
  await expect.poll(() => waiting.size).toBe(7);
  await expect(page.locator("main .animate-pulse").first()).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate(() => Object.assign(window, { shifted: 0 }));
  open();
  await expect(page.locator("main .animate-pulse")).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "shifted"))).toBeLessThan(0.02);
  const after = await page.evaluate(() => document.documentElement.scrollHeight);
  // A title of two lines is a line higher than what stood for it.
  expect(Math.abs(after - height)).toBeLessThan(150);
});

for (const [colorScheme, width] of [
  ["light", 1280],
  ["dark", 390],
] as const) {
  test(`nobody is shut out of a full dashboard, ${colorScheme}, ${width} pixels`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const member = await aMember(request);
    await talked(request, member, "map", "Điều mình mang về".repeat(30));
    await learns(page, {
      title: "Một khóa có tên thật dài, dài hơn cả màn hình điện thoại",
      total: 5,
      complete: 2,
    });
    await signIn(page, member, baseURL ?? "");
    await visit(page, "/dashboard");
    await expect(part(page, "Điều bạn vừa nhận ra").getByRole("listitem")).toHaveCount(1);
    await expect(page.locator("main .animate-pulse")).toHaveCount(0);
    expect(await problemsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const small = await page.getByRole("main").evaluate((main) =>
      [...main.querySelectorAll("button, a")]
        .map((control) => control.closest("li") ?? control)
        .filter((control) => control.getBoundingClientRect().height < 44)
        .map((control) => control.outerHTML.slice(0, 120)),
    );
    expect(small).toEqual([]);
  });
}
