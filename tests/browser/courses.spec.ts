import type { Page } from "@playwright/test";
import { aCourse, courses, courseWhich } from "./course-data.ts";
import { fetchRows, mockTable, tableFails, tablesWait } from "./data-api.ts";
import { expectEnglish } from "./fixed-wording.ts";
import { aMember, call, type Member } from "./members.ts";
import { aSession, signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

const NAMES = ["Khóa học của bạn", "Nổi bật", "Tất cả khóa học", "Sắp ra mắt"] as const;
const section = (page: Page, name: (typeof NAMES)[number]) => page.getByRole("region", { name, exact: true });
/** Every card has a button as well, which saves it. */
const FOLDING = /^(Xem|Thu gọn)/;
const cards = (page: Page, name: (typeof NAMES)[number]) => section(page, name).getByRole("article");

let member: Member;
test.beforeEach(async ({ page, request, baseURL }) => {
  member = await aMember(request);
  await signIn(page, member, baseURL ?? "");
});

for (const path of ["/courses", "/my-home"]) {
  test(`a member finds four sections of courses at ${path}`, async ({ page }) => {
    await visit(page, path);
    for (const name of NAMES) await expect(section(page, name)).toBeVisible();
    await expect(cards(page, "Sắp ra mắt")).toHaveCount(3);
    await expect(cards(page, "Nổi bật")).toHaveCount(5);
  });
}

test("a member sees five of a section, then all of them, then five again", async ({ page }) => {
  await visit(page, "/courses");
  const all = section(page, "Tất cả khóa học").getByRole("button", { name: FOLDING });
  await expect(cards(page, "Tất cả khóa học")).toHaveCount(5);
  await expect(all).toHaveAttribute("aria-expanded", "false");
  await all.click();
  await expect(cards(page, "Tất cả khóa học")).toHaveCount(14);
  await expect(all).toHaveText(/^Thu gọn/);
  await all.click();
  await expect(cards(page, "Tất cả khóa học")).toHaveCount(5);
  await section(page, "Nổi bật")
    .getByRole("button", { name: /^Xem cả 8/ })
    .click();
  await expect(cards(page, "Nổi bật")).toHaveCount(8);
  await expect(section(page, "Sắp ra mắt").getByRole("button", { name: FOLDING })).toHaveCount(0);
});

test("at home a member is shown six featured courses at most", async ({ page }) => {
  await visit(page, "/my-home");
  await section(page, "Nổi bật")
    .getByRole("button", { name: /^Xem cả 6/ })
    .click();
  await expect(cards(page, "Nổi bật")).toHaveCount(6);
});

test("at home a member sees how often they sat down with each tool", async ({ page }) => {
  const used = { used: 0, limit: 3 };
  await page.route("**/functions/v1/session/usage", (route) =>
    route.fulfill({
      json: { data: { map: { total: 2, ...used }, portal: { total: 1, ...used }, imaginary: { total: 0 } } },
    }),
  );
  await visit(page, "/my-home");
  const tools = page.getByRole("region", { name: "Bắt đầu một cuộc trò chuyện" }).getByRole("listitem");
  await expect(tools).toContainText([/Inner Map.*2 phiên/, /Inner Ping.*1 phiên/, /Inner Scenes.*0 phiên/]);
});

test("at home a new member is shown no zeros", async ({ page }) => {
  const usage = page.waitForResponse("**/functions/v1/session/usage");
  await visit(page, "/my-home");
  await usage;
  const tools = page.getByRole("region", { name: "Bắt đầu một cuộc trò chuyện" });
  await expect(tools.getByRole("listitem")).toHaveCount(3);
  await expect(tools).not.toContainText("0 phiên");
});

test("at home nothing is asked for twice", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(rest|functions|auth)\/v1\//.test(pathname) && request.method() !== "OPTIONS")
      calls.push(`${request.method()} ${pathname}${search}`);
  });
  await visit(page, "/my-home");
  for (const name of NAMES) await expect(section(page, name)).toBeVisible();
  await expect(page.getByRole("region", { name: "Tập mới nhất" }).getByRole("article").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([]);
  expect(calls.length).toBeLessThanOrEqual(13);
});

test("what a member is enrolled in and what they wait for stand together, each once", async ({
  page,
  request,
}) => {
  const [free, coming] = [await courseWhich(request, "free"), await courseWhich(request, "coming")];
  await call(request, `/functions/v1/course/${free}/enroll`, { method: "POST", token: member.accessToken });
  const data = { userId: member.userId, courseId: coming };
  await call(request, "/rest/v1/coursePreorder", { data, token: member.accessToken });
  await visit(page, "/courses");
  await expect(cards(page, "Khóa học của bạn")).toHaveCount(2);
  await expect(cards(page, "Khóa học của bạn")).toContainText(["Đã ghi danh", "Đã đặt trước"]);
  // A pre-order outlives the day the course opens and the person enrols.
  await mockTable(page, "coursePreorder", [{ courseId: free }, { courseId: coming }]);
  await page.reload();
  await expect(cards(page, "Khóa học của bạn")).toHaveCount(2);
});

test("a course that was pre-ordered says that it is open now, on the pages where one begins", async ({
  page,
  request,
}) => {
  const paid = await courseWhich(request, "paid");
  await mockTable(page, "coursePreorder", [{ courseId: paid }]);
  for (const path of ["/my-home", "/courses"]) {
    await visit(page, path);
    const card = cards(page, "Khóa học của bạn").first();
    await expect(card).toContainText("Nay đã mở");
    await expect(card).toContainText("000đ");
    await expect(card.getByRole("link")).toHaveAttribute("href", `/course/${paid}`);
  }
});

test("an administrator, who may read every enrolment, is shown their own", async ({
  page,
  request,
  baseURL,
}) => {
  const free = await courseWhich(request, "free");
  await call(request, `/functions/v1/course/${free}/enroll`, { method: "POST", token: member.accessToken });
  const administrator = await aSession("administrator");
  expect(await fetchRows(request, "courseEnroll?select=id", administrator.accessToken)).not.toEqual([]);
  await signIn(page, administrator, baseURL ?? "");
  await visit(page, "/courses");
  await expect(section(page, "Khóa học của bạn")).toContainText("Chưa có khóa học nào!");
});

test("a section without courses says so and leads on", async ({ page }) => {
  for (const table of ["course", "courseEnroll", "coursePreorder"]) await mockTable(page, table, []);
  await visit(page, "/courses");
  for (const [name, vietnamese, english] of [
    ["Khóa học của bạn", "Chưa có khóa học nào!", "No courses yet!"],
    ["Nổi bật", "Hiện chưa có khóa học nổi bật!", "No featured courses at the moment!"],
    ["Tất cả khóa học", "Chưa có khóa học nào!", "No courses yet!"],
    ["Sắp ra mắt", "Chưa có khóa học sắp ra mắt!", "No upcoming courses yet!"],
  ] as const) {
    await expect(section(page, name)).toContainText(vietnamese);
    await expectEnglish(section(page, name), english);
    await expect(section(page, name).getByRole("link")).toBeVisible();
  }
});

test("each section shows where its courses will be, and comes by itself", async ({ page }) => {
  await mockTable(page, "courseEnroll", [{ courseId: 1, course: aCourse(1) }]);
  const gate = await tablesWait(page, "course");
  await visit(page, "/courses");
  await expect(cards(page, "Khóa học của bạn")).toHaveCount(1);
  await expect(section(page, "Nổi bật").locator(".animate-pulse").first()).toBeVisible();
  gate.open();
  for (const name of NAMES) await expect(section(page, name).locator(".animate-pulse")).toHaveCount(0);
});

test("five courses need no button", async ({ page }) => {
  await mockTable(page, "course", courses(5));
  await visit(page, "/courses");
  await expect(cards(page, "Tất cả khóa học")).toHaveCount(5);
  await expect(page.getByRole("main").getByRole("button", { name: FOLDING })).toHaveCount(0);
});

test.describe("when something cannot be had", () => {
  test.use({ expectedComplaint: /could not be loaded|failed/ });

  test("at home no number is invented when none can be had", async ({ page }) => {
    await page.route("**/functions/v1/session/usage", (route) => route.fulfill({ status: 500, json: {} }));
    await visit(page, "/my-home");
    const tools = page.getByRole("region", { name: "Bắt đầu một cuộc trò chuyện" });
    await expect(tools.getByRole("listitem")).toHaveCount(3);
    await expect(tools).not.toContainText("phiên");
  });

  for (const how of [500, "offline"] as const) {
    test(`(${how}, everything) the sections say so and come when asked again`, async ({ page }) => {
      for (const table of ["course", "courseEnroll", "coursePreorder"]) await tableFails(page, table, how);
      await visit(page, "/courses");
      for (const name of NAMES) await expect(section(page, name)).toContainText("Phần này chưa tải được.");
      await expect(page.locator("main .animate-pulse")).toHaveCount(0);
      await page.unrouteAll({ behavior: "wait" });
      await section(page, "Nổi bật").getByRole("button", { name: "Thử lại" }).click();
      await expect(cards(page, "Nổi bật")).toHaveCount(5);
      await expect(section(page, "Khóa học của bạn")).toContainText("Chưa có khóa học nào!");
    });
  }

  test("(the enrolments alone) the other sections come as always", async ({ page }) => {
    await tableFails(page, "courseEnroll", 500);
    await visit(page, "/courses");
    await expect(section(page, "Khóa học của bạn")).toContainText("Phần này chưa tải được.");
    await expect(cards(page, "Nổi bật")).toHaveCount(5);
  });
});
