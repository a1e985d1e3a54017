import type { APIRequestContext, Page } from "@playwright/test";
import { courseIs, courseWhich } from "./course-data.ts";
import { fetchRows, mockTable, tableFails } from "./data-api.ts";
import { aMember, call, type Member } from "./members.ts";
import { signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const wanted = (page: Page) => page.evaluate(() => localStorage.getItem("redirectAfterLogin"));

async function asMember(
  page: Page,
  request: APIRequestContext,
  baseURL: string | undefined,
): Promise<Member> {
  const member = await aMember(request);
  await signIn(page, member, baseURL ?? "");
  return member;
}

async function firstLesson(request: APIRequestContext, course: number): Promise<number> {
  const query = `courseOutline?courseId=eq.${course}&select=id&order=position&limit=1`;
  const [lesson] = await fetchRows(request, query);
  return Number(lesson?.id);
}

test.describe("a visitor of a course", () => {
  test("finds what it is about, what is in it, what it costs, and other courses", async ({
    page,
    request,
  }) => {
    const id = await courseWhich(request, "paid");
    const [course] = await fetchRows(request, `course?id=eq.${id}`);
    const lessons = await fetchRows(request, `courseOutline?courseId=eq.${id}&order=position`);
    await visit(page, `/course/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(course?.title));
    await expect(main(page).locator("img").first()).toHaveAttribute("src", String(course?.coverImage));
    await expect(main(page)).toContainText("5 · chưa có đánh giá");
    await expect(main(page)).toContainText(`${Number(course?.price) / 1000}.000đ`);
    await expect(page.getByRole("region", { name: "Về khóa học" }).locator("p").first()).toBeVisible();
    const outline = page.getByRole("region", { name: "Trong khóa học có" }).getByRole("listitem");
    await expect(outline).toContainText(lessons.map(({ title }) => String(title)));
    const others = page.getByRole("region", { name: "Khóa học khác" }).getByRole("article");
    await expect(others).toHaveCount(3);
    const next = await others.first().getByRole("link").getAttribute("href");
    expect(next).toMatch(/^\/course\/\d+$/);
    await others.first().getByRole("link").click();
    await expect(page).toHaveURL(String(next));
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(String(course?.title));
  });

  test("is served the course itself, for search engines too", async ({ request }) => {
    const id = await courseWhich(request, "free");
    const [course] = await fetchRows(request, `course?id=eq.${id}`);
    const html = await (await request.get(`/course/${id}`)).text();
    expect(html).toContain(String(course?.title));
    expect(html).toContain('"@type":"Course"');
    expect(html).toContain("Miễn phí");
    expect(html).not.toContain("aggregateRating");
    expect(await (await request.get("/sitemap.xml")).text()).toContain(`/course/${id}</loc>`);
  });

  for (const called of ["99999999", "abc", "0", "-1", "99999999999999999999"]) {
    test(`learns that there is no course ${called}, and where the others are`, async ({ page }) => {
      const answer = await page.goto(`/course/${called}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "Không tìm thấy khóa học này" })).toBeVisible();
      await main(page).getByRole("link", { name: "Xem tất cả khóa học" }).click();
      await expect(page).toHaveURL("/all-course");
    });
  }

  for (const [kind, name] of [
    ["free", "Khám phá ngay"],
    ["paid", "Mua khóa học"],
    ["coming", "Đặt trước"],
  ] as const) {
    test(`who presses ${name} signs in first, and comes back`, async ({ page, request }) => {
      const { email, password } = await aMember(request);
      const id = await courseWhich(request, kind);
      await visit(page, `/course/${id}`);
      await button(page, name).click();
      await expect(page).toHaveURL("/login");
      expect(await wanted(page)).toBe(`/course/${id}`);
      await page.getByLabel("Email", { exact: true }).fill(email);
      await page.getByLabel("Mật khẩu", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Đăng nhập", exact: true }).click();
      await expect(page).toHaveURL(`/course/${id}`);
      await expect(button(page, name)).toBeVisible();
      expect(await wanted(page)).toBeNull();
    });
  }
});

test.describe("a member of a course", () => {
  test("that is free is enrolled by one press, and goes on to the lessons", async ({
    page,
    request,
    baseURL,
  }) => {
    const member = await asMember(page, request, baseURL);
    const id = await courseWhich(request, "free");
    await visit(page, `/course/${id}`);
    const place = page.waitForResponse(`**/functions/v1/course/${id}/lms`);
    await button(page, "Khám phá ngay").click();
    expect(await (await place).json()).toMatchObject({
      data: new URL(`/course/${id}/learn`, page.url()).href,
    });
    await expect(page).toHaveURL(`/course/${id}/learn/${await firstLesson(request, id)}`);
    expect(await fetchRows(request, "courseEnroll?select=id,courseId", member.accessToken)).toMatchObject([
      { courseId: id },
    ]);
  });

  test("that they are enrolled in already goes on to the lessons", async ({ page, request, baseURL }) => {
    const member = await asMember(page, request, baseURL);
    const id = await courseWhich(request, "free");
    await call(request, `/functions/v1/course/${id}/enroll`, { method: "POST", token: member.accessToken });
    const enrolments: string[] = [];
    page.on("request", (made) => made.url().endsWith("/enroll") && enrolments.push(made.url()));
    await visit(page, `/course/${id}`);
    const place = page.waitForResponse(`**/functions/v1/course/${id}/lms`);
    await button(page, "Khám phá ngay").click();
    expect(await (await place).json()).toMatchObject({
      data: new URL(`/course/${id}/learn`, page.url()).href,
    });
    await expect(page).toHaveURL(`/course/${id}/learn/${await firstLesson(request, id)}`);
    expect(enrolments).toEqual([]);
  });

  test("that has to be paid for is led to its checkout", async ({ page, request, baseURL }) => {
    await asMember(page, request, baseURL);
    const id = await courseWhich(request, "paid");
    await visit(page, `/course/${id}`);
    await button(page, "Mua khóa học").click();
    await expect(page).toHaveURL(`/checkout/${id}`);
  });

  test("that they ordered is told to wait, and finds the order", async ({ page, request, baseURL }) => {
    const member = await asMember(page, request, baseURL);
    const id = await courseWhich(request, "paid");
    const own = { method: "POST", token: member.accessToken } as const;
    const placed = await call(request, `/functions/v1/course/${id}/order`, own);
    const { data: order } = (await placed.json()) as { data: { id: string } };
    await visit(page, `/course/${id}`);
    // Nobody can confirm what nobody said was paid.
    await expect(main(page)).toContainText("chưa thanh toán xong");
    await expect(main(page).getByRole("link", { name: "Tiếp tục thanh toán" })).toBeVisible();
    await call(request, `/functions/v1/course/order/${order.id}/confirm`, own);
    await page.reload();
    await expect(main(page)).not.toContainText("chưa thanh toán xong");
    await expect(main(page)).toContainText("Đang chờ quản trị viên xác nhận!");
    await expect(main(page)).toContainText("Waiting for admin confirmation!");
    await expect(button(page, "Mua khóa học")).toHaveCount(0);
    await expect(main(page).getByRole("link", { name: "Xem đơn hàng" })).toHaveAttribute(
      "href",
      `/checkout/${id}`,
    );
  });

  test("that is coming pre-orders it, finds that kept, and may think again", async ({
    page,
    request,
    baseURL,
  }) => {
    const member = await asMember(page, request, baseURL);
    const id = await courseWhich(request, "coming");
    const kept = () => fetchRows(request, "coursePreorder?select=id,userId,courseId", member.accessToken);
    await visit(page, `/course/${id}`);
    await button(page, "Đặt trước").click();
    await expect(button(page, "Đã đặt trước")).toBeDisabled();
    expect(await kept()).toMatchObject([{ userId: member.userId, courseId: id }]);
    await page.reload();
    await expect(button(page, "Đã đặt trước")).toBeDisabled();
    await button(page, "Bỏ đặt trước").click();
    await expect(button(page, "Đặt trước")).toBeEnabled();
    expect(await kept()).toEqual([]);
  });

  test("that they pre-ordered and that is there now meets a course like any other", async ({
    page,
    request,
    baseURL,
  }) => {
    await asMember(page, request, baseURL);
    await mockTable(page, "coursePreorder", [{ courseId: 1 }]);
    for (const [given, name] of [
      [{ price: 290_000 }, "Mua khóa học"],
      [{ price: 0 }, "Khám phá ngay"],
      [{ price: 290_000, isEnrolled: true, lmsUrl: "/course/1/learn" }, "Khám phá ngay"],
    ] as const) {
      await courseIs(page, 1, given);
      await visit(page, "/course/1");
      await expect(button(page, name)).toBeEnabled();
      await expect(button(page, "Đã đặt trước")).toHaveCount(0);
      await page.unroute("**/functions/v1/course/1");
    }
  });

  test("whose rating nobody gave yet reads 5, and no price reads free", async ({
    page,
    request,
    baseURL,
  }) => {
    await asMember(page, request, baseURL);
    await courseIs(page, 1, { rating: null, ratingCount: undefined, price: 0 });
    await visit(page, "/course/1");
    await expect(main(page)).toContainText("5 · chưa có đánh giá");
    await expect(main(page)).toContainText("Miễn phí");
  });

  test("with a hostile description reads it, and nothing runs", async ({ page, request, baseURL }) => {
    await asMember(page, request, baseURL);
    const description = `<p>Chào bạn</p><script>document.title = "hit"</script><img src="/x" onerror="document.title = 'hit'">
      <a href="javascript:document.title = 'hit'">bấm</a>`;
    await courseIs(page, 1, { description });
    await visit(page, "/course/1");
    const about = page.getByRole("region", { name: "Về khóa học" });
    await expect(about).toContainText("Chào bạn");
    await expect(about.locator("script, [onerror], [href^='javascript:']")).toHaveCount(0);
    await expect(page).toHaveTitle(/^Khóa số 1/);
  });
});

test.describe("a member of a course that is taught somewhere else", () => {
  const PLACE = "https://lms.example/khoa/1";
  const learnsAt = async (page: Page, isEnrolled: boolean) => {
    await courseIs(page, 1, { price: 0, isEnrolled, lmsUrl: isEnrolled ? PLACE : null });
    await page.route("**/functions/v1/course/1/enroll", (route) =>
      route.fulfill({ json: { success: true, data: {} } }),
    );
    await page.route("**/functions/v1/course/1/lms", (route) =>
      route.fulfill({ json: { success: true, data: PLACE } }),
    );
    await page
      .context()
      .route(PLACE, (route) => route.fulfill({ body: "Bài một", contentType: "text/plain" }));
  };

  for (const isEnrolled of [true, false]) {
    test(`finds it in a new tab (${isEnrolled ? "enrolled" : "not yet enrolled"})`, async ({
      page,
      request,
      baseURL,
    }) => {
      await asMember(page, request, baseURL);
      await learnsAt(page, isEnrolled);
      await visit(page, "/course/1");
      const opened = page.waitForEvent("popup");
      await button(page, "Khám phá ngay").click();
      await (await opened).waitForURL(PLACE);
      await expect(page).toHaveURL("/course/1");
      await expect(button(page, "Khám phá ngay")).toBeEnabled();
    });
  }

  test("whose browser allows no new tab is given the way as a link", async ({ page, request, baseURL }) => {
    await asMember(page, request, baseURL);
    await learnsAt(page, true);
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await visit(page, "/course/1");
    await button(page, "Khám phá ngay").click();
    await expect(main(page).getByRole("link", { name: "Mở khóa học trong tab mới" })).toHaveAttribute(
      "href",
      PLACE,
    );
  });
});

test.describe("when something fails", () => {
  test.use({ expectedComplaint: /could not be loaded|failed/ });

  for (const how of [500, "offline"] as const) {
    test(`(${how}) a pre-order that was not kept says nothing and may be tried again`, async ({
      page,
      request,
      baseURL,
    }) => {
      await asMember(page, request, baseURL);
      await tableFails(page, "coursePreorder", how);
      await visit(page, `/course/${await courseWhich(request, "coming")}`);
      await button(page, "Đặt trước").click();
      await expect(button(page, "Đặt trước")).toBeEnabled();
      await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
      await page.unrouteAll();
      await button(page, "Đặt trước").click();
      await expect(button(page, "Đã đặt trước")).toBeDisabled();
    });
  }

  test("a member is told that the way in could not be opened", async ({ page, request, baseURL }) => {
    await asMember(page, request, baseURL);
    const id = await courseWhich(request, "free");
    await page.route(`**/functions/v1/course/${id}/lms`, (route) => route.fulfill({ status: 500, json: {} }));
    await visit(page, `/course/${id}`);
    await button(page, "Khám phá ngay").click();
    await expect(page.getByRole("alert").filter({ hasText: "Chưa mở được khóa học" })).toBeVisible();
    await expect(button(page, "Khám phá ngay")).toBeEnabled();
  });

  test("a member may ask again whether a course is theirs", async ({ page, request, baseURL }) => {
    await asMember(page, request, baseURL);
    const id = await courseWhich(request, "paid");
    await page.route(`**/functions/v1/course/${id}`, (route) => route.fulfill({ status: 503, json: {} }));
    await visit(page, `/course/${id}`);
    await expect(main(page)).toContainText("Chúng mình chưa xem được bạn đã có khóa học này hay chưa.");
    await expect(button(page, "Mua khóa học")).toHaveCount(0);
    await page.unrouteAll();
    await button(page, "Thử lại").click();
    await expect(button(page, "Mua khóa học")).toBeVisible();
  });
});

test.describe("the address that enrols", () => {
  test.use({ expectedComplaint: /The enrolment failed/ });

  test("does so, twice if need be, and goes on to the course", async ({ page, request, baseURL }) => {
    const member = await asMember(page, request, baseURL);
    const id = await courseWhich(request, "free");
    await visit(page, "/about");
    for (const _time of ["first", "second"]) {
      await page.goto(`/enroll/${id}`);
      await expect(page).toHaveURL(`/course/${id}`);
      await expect(button(page, "Khám phá ngay")).toBeVisible();
    }
    expect(await fetchRows(request, "courseEnroll?select=id,courseId", member.accessToken)).toHaveLength(1);
  });

  test("swallows a refusal: what has to be paid for is offered for sale", async ({
    page,
    request,
    baseURL,
  }) => {
    await asMember(page, request, baseURL);
    const id = await courseWhich(request, "paid");
    await page.goto(`/enroll/${id}`);
    await expect(page).toHaveURL(`/course/${id}`);
    await expect(button(page, "Mua khóa học")).toBeVisible();
    await page.goto("/enroll/abc");
    await expect(page.getByRole("heading", { name: "Không tìm thấy khóa học này" })).toBeVisible();
  });

  test("asks a visitor to sign in first", async ({ page, request }) => {
    const id = await courseWhich(request, "free");
    await page.goto(`/enroll/${id}`);
    await expect(page).toHaveURL("/login");
    expect(await wanted(page)).toBe(`/enroll/${id}`);
  });
});
