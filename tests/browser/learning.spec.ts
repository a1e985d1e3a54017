import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { fetchRows } from "./data-api.ts";
import { aMember, call, type Member } from "./members.ts";
import { problemsOn } from "./problems.ts";
import { signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

interface Course {
  id: number;
  lessons: { id: number; title: string }[];
}

/** The free course of the first content that has reading, exercises and a sound. */
async function theCourse(request: APIRequestContext): Promise<Course> {
  const [course] = await fetchRows(request, "course?slug=eq.tho-o-nga-tu-den-do&select=id");
  const id = Number(course?.id);
  const lessons = await fetchRows(request, `courseOutline?courseId=eq.${id}&select=id,title&order=position`);
  return { id, lessons: lessons.map((row) => ({ id: Number(row.id), title: String(row.title) })) };
}

async function aLearner(page: Page, request: APIRequestContext, origin = ""): Promise<Course & Member> {
  const course = await theCourse(request);
  const member = await aMember(request, "Trần Thu Hà");
  const path = `/functions/v1/course/${course.id}/enroll`;
  expect((await call(request, path, { method: "POST", token: member.accessToken })).ok()).toBe(true);
  await signIn(page, member, origin);
  return { ...course, ...member };
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const note = (page: Page) => page.getByRole("textbox");
const saved = (page: Page) => page.getByRole("main").getByText("đã lưu", { exact: true });
const done = (page: Page) => page.getByRole("button", { name: "Đánh dấu đã học xong" });
const open = (page: Page, { id }: Course, lesson?: { id: number }) =>
  visit(page, `/course/${id}/learn${lesson ? `/${lesson.id}` : ""}`);

/** State on the server, whatever the screen says. */
async function storedNote(
  request: APIRequestContext,
  { accessToken: token }: Member,
  lesson?: { id: number },
) {
  const answer = await call(request, `/functions/v1/lesson/${lesson?.id}`, { token });
  const { data } = (await answer.json()) as { data: { note: { content: string } | null } };
  return data.note?.content;
}

/** All lessons, without the screens. */
async function finish(request: APIRequestContext, { lessons, accessToken: token }: Course & Member) {
  for (const { id } of lessons) {
    const path = `/functions/v1/lesson/${id}/progress`;
    await call(request, path, { method: "PUT", token, data: { complete: true } });
  }
}

test("a learner goes through a free course, comes back to where they were, and prints the certificate", async ({
  page,
  request,
  baseURL,
}) => {
  const me = await aLearner(page, request, baseURL);
  const [first, second, third, last] = me.lessons;
  await open(page, me);
  await expect(heading(page)).toHaveText(first?.title ?? "");
  await note(page).fill("Mười hơi rồi mới thấy bụng nhúc nhích.");
  await expect(saved(page)).toBeVisible();
  await done(page).click();
  await expect(page.getByText("Đã xong 1 trên 4 bài")).toBeVisible();
  await page.getByRole("link", { name: /Bài tiếp theo/ }).click();
  await expect(heading(page)).toHaveText(second?.title ?? "");
  await done(page).click();
  await expect(page.getByText("Đã học xong", { exact: true })).toBeVisible();

  // Tomorrow: the same place, and the words of yesterday.
  await open(page, me);
  await expect(heading(page)).toHaveText(third?.title ?? "");
  await expect(page).toHaveURL(new RegExp(`/learn/${third?.id}$`));
  await page.goBack();
  await page.goForward();
  await expect(heading(page)).toHaveText(third?.title ?? "");
  await page
    .getByRole("navigation", { name: "Các bài trong khóa" })
    .getByText(first?.title ?? "")
    .click();
  await expect(note(page)).toHaveValue("Mười hơi rồi mới thấy bụng nhúc nhích.");

  await visit(page, `/course/${me.id}/certificate`);
  await expect(page.getByText("Khóa này còn 2 bài chưa đánh dấu học xong.")).toBeVisible();
  await page.getByRole("link", { name: "Học tiếp" }).click();
  await done(page).click();
  await page.getByRole("link", { name: /Bài tiếp theo/ }).click();
  await expect(heading(page)).toHaveText(last?.title ?? "");
  await done(page).click();
  await page.getByRole("link", { name: "Nhận giấy hoàn thành" }).click();

  const name = page.getByLabel("Tên in trên giấy");
  await name.fill(" ");
  await page.getByRole("button", { name: "Nhận giấy hoàn thành" }).click();
  await expect(name).toHaveAccessibleDescription(/Bạn viết tên muốn in trên giấy nhé\./);
  await expect(name).toBeFocused();
  await name.fill("Trần Thu Hà");
  await page.getByRole("button", { name: "Nhận giấy hoàn thành" }).click();
  const sheet = page.getByRole("region", { name: "Giấy hoàn thành" });
  await expect(sheet).toContainText("Trần Thu Hà");
  await expect(sheet).toContainText(/Số BT(-[0-9A-Z]{4}){3}/);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "In hoặc lưu PDF" }).click();
  await expect(page.locator("body[data-printed]")).toHaveCount(1);
  await page.emulateMedia({ media: "print" });
  for (const hidden of [page.getByRole("banner"), page.getByRole("contentinfo"), name, heading(page)]) {
    await expect(hidden).toBeHidden();
  }
  await expect(sheet).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, , width = 0, height = 0] =
    /\/MediaBox\s*\[([^\]]*)\]/.exec(pdf)?.[1]?.trim().split(/\s+/).map(Number) ?? [];
  // A4 in landscape, in points.
  expect([Math.round(width), Math.round(height)]).toEqual([842, 595]);
});

test("a certificate can be confirmed by its number while its learner wants it", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const me = await aLearner(page, request, baseURL);
  await finish(request, me);
  await visit(page, `/course/${me.id}/certificate`);
  await page.getByLabel("Tên in trên giấy").fill("Thu Hà");
  await page.getByRole("button", { name: "Nhận giấy hoàn thành" }).click();
  const shown = page.getByRole("switch", { name: "Cho người khác xem lại giấy này" });
  await shown.click();
  const address = await page.getByLabel("Địa chỉ để gửi đi").inputValue();

  const stranger = await (browser as Browser).newPage({ baseURL: baseURL ?? "" });
  const answer = await stranger.goto(new URL(address).pathname);
  expect(answer?.status()).toBe(200);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Giấy này là thật");
  await expect(stranger.getByRole("main")).toContainText("Thu Hà");
  expect(await stranger.content()).not.toContain(me.email);
  await shown.click();
  await expect(shown).not.toBeChecked();
  expect((await stranger.reload())?.status()).toBe(404);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("Không tìm thấy giấy hoàn thành này");
  await stranger.close();
});

test.describe("a learner without a network", () => {
  test("loses neither words nor progress, and goes on to the lesson that was fetched ahead", async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const me = await aLearner(page, request, baseURL);
    const [first, second] = me.lessons;
    const ahead = page.waitForResponse(`**/lesson/${second?.id}`);
    await open(page, me, first);
    await (await ahead).finished();
    await context.setOffline(true);
    await note(page).fill("Viết trong hầm xe.");
    await expect(page.getByText("Bản nháp nằm trên máy này")).toBeVisible();
    await done(page).click();
    await expect(page.getByText("Tiến độ đang giữ trên máy này")).toBeVisible();
    await page.getByRole("link", { name: /Bài tiếp theo/ }).click();
    await expect(heading(page)).toHaveText(second?.title ?? "");
    await context.setOffline(false);
    await expect(page.getByText("Tiến độ đang giữ trên máy này")).toBeHidden();
    await open(page, me, first);
    await expect(note(page)).toHaveValue("Viết trong hầm xe.");
    await expect.poll(() => storedNote(request, me, first)).toBe("Viết trong hầm xe.");
    await expect(page.getByText("Bản nháp nằm trên máy này")).toBeHidden();
    await expect(page.getByText("Đã học xong", { exact: true })).toBeVisible();
    const drafts = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft ")));
    await expect.poll(drafts).toEqual([]);
  });

  test("finds what they wrote in a lesson when they come back to it", async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const me = await aLearner(page, request, baseURL);
    const [first, second] = me.lessons;
    const ahead = page.waitForResponse(`**/lesson/${second?.id}`);
    await open(page, me, first);
    await (await ahead).finished();
    await note(page).fill("Viết lúc còn mạng.");
    await expect(saved(page)).toBeVisible();
    await page.getByRole("link", { name: /Bài tiếp theo/ }).click();
    await expect(heading(page)).toHaveText(second?.title ?? "");
    await context.setOffline(true);
    await page.getByRole("link", { name: /Bài trước/ }).click();
    await expect(heading(page)).toHaveText(first?.title ?? "");
    await expect(note(page)).toHaveValue("Viết lúc còn mạng.");
    await note(page).fill("Viết lúc còn mạng, thêm lúc mất mạng.");
    await expect(page.getByText("Bản nháp nằm trên máy này")).toBeVisible();
    await context.setOffline(false);
    await expect(saved(page)).toBeVisible();
  });

  test("who signs out leaves no draft behind", async ({ page, request, baseURL }) => {
    const me = await aLearner(page, request, baseURL);
    await page.route("**/note", (route) => route.abort());
    await open(page, me, me.lessons[0]);
    await note(page).fill("Chỉ để cho mình.");
    await expect(page.getByText("Bản nháp nằm trên máy này")).toBeVisible();
    const left = page.waitForEvent("load");
    await page.evaluate(() => window.dispatchEvent(new Event("logout")));
    await left;
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .not.toContain("Chỉ để cho mình.");
  });
});

test("a note that another tab changed is shown beside one's own, and nothing is lost", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const me = await aLearner(page, request, baseURL);
  const lesson = me.lessons[0];
  await open(page, me, lesson);
  const other = await context.newPage();
  await open(other, me, lesson);
  await note(other).fill("Từ máy tính.");
  await expect(saved(other)).toBeVisible();
  await note(page).fill("Từ điện thoại.");
  await expect(page.getByRole("figure")).toContainText("Từ máy tính.");
  await expect(note(page)).toHaveValue("Từ điện thoại.");
  await page.getByRole("button", { name: "Giữ bản ở đây" }).click();
  await expect(saved(page)).toBeVisible();
  await note(other).fill("Từ máy tính, thêm nữa.");
  await other.getByRole("button", { name: "Lấy bản kia" }).click();
  await expect(note(other)).toHaveValue("Từ điện thoại.");
});

test("what one tab saves takes nothing from the draft of another", async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const me = await aLearner(page, request, baseURL);
  const lesson = me.lessons[0];
  await open(page, me, lesson);
  const other = await context.newPage();
  const arrival = Promise.withResolvers<void>();
  await other.route("**/note", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await open(other, me, lesson);
  const onItsWay = other.waitForRequest("**/note");
  await note(other).fill("Từ thẻ kia.");
  await onItsWay;
  await page.route("**/note", (route) => route.abort());
  await note(page).fill("Từ thẻ này.");
  await expect(page.getByText("Bản nháp nằm trên máy này")).toBeVisible();
  arrival.resolve();
  await expect(saved(other)).toBeVisible();
  await page.unroute("**/note");
  await page.reload();
  await expect(note(page)).toHaveValue("Từ thẻ này.");
  await expect(page.getByRole("figure")).toContainText("Từ thẻ kia.");
});

test("a learner on a slow line leaves a lesson, comes back and writes on: nobody asks whose words these are", async ({
  page,
  request,
  baseURL,
}) => {
  const me = await aLearner(page, request, baseURL);
  const [first, second] = me.lessons;
  const arrival = Promise.withResolvers<void>();
  await page.route("**/note", async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await open(page, me, first);
  const onItsWay = page.waitForRequest("**/note");
  await note(page).fill("Viết dở");
  await onItsWay;
  await page.getByRole("link", { name: /Bài tiếp theo/ }).click();
  await expect(heading(page)).toHaveText(second?.title ?? "");
  await page.goBack();
  await expect(heading(page)).toHaveText(first?.title ?? "");
  await note(page).fill("Viết dở, viết tiếp.");
  arrival.resolve();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Giữ bản ở đây" })).toHaveCount(0);
  await page.reload();
  await expect(note(page)).toHaveValue("Viết dở, viết tiếp.");
});

test("the sound of a lesson goes on where it was left, and not together with an episode", async ({
  page,
  request,
  baseURL,
}) => {
  const me = await aLearner(page, request, baseURL);
  const lesson = me.lessons.at(-1);
  const sound = page.getByRole("region", { name: "Nghe bài này" });
  const place = sound.getByRole("slider");
  const bar = page.getByRole("region", { name: "Trình phát âm thanh" });
  await open(page, me, lesson);
  await page.getByRole("banner").getByRole("link", { name: "Podcasts" }).click();
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Nghe / })
    .first()
    .click();
  await expect(bar.getByRole("button", { name: "Tạm dừng", exact: true })).toBeVisible();
  await page.goBack();
  await sound.getByRole("button", { name: "Phát", exact: true }).click();
  await expect(bar.getByRole("button", { name: "Phát", exact: true })).toBeVisible();
  await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(1);
  await sound.getByRole("button", { name: "Tới 10 giây" }).click();
  const kept = page.waitForResponse((answer) => answer.url().endsWith("/progress") && answer.ok());
  await sound.getByRole("button", { name: "Tới 10 giây" }).click();
  await sound.getByRole("button", { name: "Lặp lại" }).click();
  await expect(sound.getByRole("button", { name: "Đang lặp lại" })).toHaveAttribute("aria-pressed", "true");
  expect(await sound.locator("audio").evaluate((audio: HTMLAudioElement) => audio.loop)).toBe(true);
  await sound.getByRole("button", { name: "Tạm dừng" }).click();
  await kept;
  // The page's keys are the lesson's now.
  await heading(page).click();
  await page.keyboard.press("Space");
  await expect(sound.getByRole("button", { name: "Tạm dừng" })).toBeVisible();
  await bar.getByRole("button", { name: "Phát", exact: true }).click();
  await expect(sound.getByRole("button", { name: "Phát", exact: true })).toBeVisible();

  await open(page, me, lesson);
  await expect(sound.getByText(/^Nghe tiếp từ 00:2/)).toBeVisible();
  await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(20);
});

test("nobody learns what they are not enrolled in", async ({ page, request, baseURL }) => {
  const { id, lessons } = await theCourse(request);
  await signIn(page, await aMember(request), baseURL ?? "");
  await page.goto(`/course/${id}/learn/${lessons[0]?.id}`);
  await expect(page).toHaveURL(`/course/${id}`);
  await expect(page.getByRole("main").getByRole("button", { name: "Khám phá ngay" })).toBeVisible();
  await expect(page.getByText("Tay phải đặt lên bụng")).toHaveCount(0);
  await visit(page, "/course/999999/learn");
  await expect(heading(page)).toHaveText("Không tìm thấy khóa học này");
});

test("a lesson that is none of this course is not found", async ({ page, request, baseURL }) => {
  const me = await aLearner(page, request, baseURL);
  for (const lesson of [999_999, "x"]) {
    await visit(page, `/course/${me.id}/learn/${lesson}`);
    await expect(heading(page)).toHaveText("Không tìm thấy bài học này");
  }
});

test("the player and the certificate are open to everybody, fit every screen and every finger", async ({
  page,
  request,
  baseURL,
}) => {
  const me = await aLearner(page, request, baseURL);
  await finish(request, me);
  for (const [width, colorScheme] of [
    [360, "dark"],
    [1280, "light"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const path of [
      ...[`learn/${me.lessons[0]?.id}`, `learn/${me.lessons.at(-1)?.id}`, "learn", "certificate"],
    ]) {
      await visit(page, `/course/${me.id}/${path}`);
      await expect(heading(page)).toHaveCount(1);
      expect(await problemsOn(page), `${path} ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      const small = await page
        .getByRole("main")
        .evaluate((main) =>
          [...main.querySelectorAll("button, a, summary")]
            .filter((control) => control.checkVisibility() && control.getBoundingClientRect().height < 44)
            .map((control) => control.outerHTML.slice(0, 120)),
        );
      expect(small, path).toEqual([]);
    }
  }
});
