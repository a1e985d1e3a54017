import type { Page } from "@playwright/test";
import { after, answers, createSession, hasBeenHere, mockCompanion, streams } from "./companion-data.ts";
import { expectEnglish } from "./fixed-wording.ts";
import { aMember } from "./members.ts";
import { signIn } from "./sign-in.ts";
import { expect, test, visit } from "./visit.ts";

test.beforeEach(async ({ page, request, baseURL }) => {
  await signIn(page, await aMember(request), baseURL ?? "");
  await hasBeenHere(page);
});

const words = (page: Page) => page.getByRole("list", { name: "Cuộc trò chuyện", exact: true });
const box = (page: Page) => page.getByRole("textbox", { name: "Lời bạn viết" });
const banner = (page: Page) => page.getByRole("alert").filter({ hasText: "Gửi tin nhắn thất bại" });
const help = (page: Page) => page.getByRole("list", { name: "Số điện thoại giúp đỡ" });
const card = {
  title: "Trước hết, mong bạn được an toàn",
  text: "Nếu bạn đã bị thương, bạn gọi 115 ngay nhé.",
  lines: [
    { name: "Cấp cứu y tế", number: "115", tel: "115", hours: "24/7", open: true },
    { name: "Đường dây nóng Ngày Mai", number: "096 306 1414", hours: "13:00–20:30", open: false },
  ],
};
const safety = { level: "crisis", card };

for (const how of [500, "offline"] as const) {
  test(`a message that cannot be sent (${how}) stays with its writer, and goes under the same key`, async ({
    page,
  }) => {
    let isAway = true;
    const companion = await mockCompanion(page, {
      sessions: [createSession("a")],
      messages: { a: after(0) },
      answer: async (route) => {
        if (!isAway) await answers("Mình nghe bạn.")(route);
        else if (how === "offline") await route.abort("internetdisconnected");
        else await route.fulfill({ status: 500, json: {} });
      },
    });
    await visit(page, "/chat/map");
    await box(page).fill("Mình mệt");
    await box(page).press("Enter");
    await expectEnglish(page, "Failed to send message");
    await expect(banner(page).getByRole("link", { name: /115/ })).toHaveAttribute("href", "tel:115");
    await expect(box(page)).toHaveValue("Mình mệt");
    await expect(words(page).getByRole("listitem")).toHaveCount(3);
    await expect(page.getByText("Còn 5 tin nhắn trong phiên này")).toBeVisible();

    isAway = false;
    await banner(page).getByRole("button", { name: "Thử lại" }).click();
    await expect(words(page)).toContainText("Mình nghe bạn.");
    await expect(banner(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue("");
    const [first, second] = companion.asked;
    expect(second).toEqual(first);
  });
}

test("the banner goes when it is dismissed, and other words go under another key", async ({ page }) => {
  let isAway = true;
  const companion = await mockCompanion(page, {
    sessions: [createSession("a")],
    messages: { a: after(0) },
    answer: (route) => (isAway ? route.abort() : answers("Mình nghe bạn.")(route)),
  });
  await visit(page, "/chat/map");
  await box(page).fill("Mình mệt");
  await box(page).press("Enter");
  await banner(page).getByRole("button", { name: "Đóng" }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue("Mình mệt");
  isAway = false;
  await box(page).fill("Mình mệt lắm");
  await box(page).press("Enter");
  await expect(words(page)).toContainText("Mình nghe bạn.");
  expect(companion.asked[1]?.key).not.toBe(companion.asked[0]?.key);
});

test("a message that went off with the page is there again after a reload, under its key", async ({
  page,
}) => {
  const companion = await mockCompanion(page, {
    sessions: [createSession("a")],
    messages: { a: after(0) },
    answer: async (route, { key }) => {
      if (companion.asked.filter((asked) => asked.key === key).length > 1)
        await answers("Mình nghe bạn.")(route);
    },
  });
  await visit(page, "/chat/map");
  await box(page).fill("Mình mệt");
  await box(page).press("Enter");
  await expect.poll(() => companion.asked.length).toBe(1);
  await page.reload();
  await expect(box(page)).toHaveValue("Mình mệt");
  await box(page).press("Enter");
  await expect(words(page)).toContainText("Mình nghe bạn.");
  expect(companion.asked[1]).toEqual(companion.asked[0]);
});

test("a reply that breaks off halfway is asked for again from where it was", async ({ page }) => {
  const after_: (string | undefined)[] = [];
  await mockCompanion(page, {
    sessions: [createSession("a")],
    messages: { a: after(0) },
    answer: async (route) => {
      after_.push(route.request().headers()["last-event-id"]);
      if (after_.length === 1) await streams(["token", { text: "Mình nghe " }, "1.10"])(route);
      else
        await streams(["token", { text: "bạn." }, "1.14"], ["done", { response: "Mình nghe bạn." }])(route);
    },
  });
  await visit(page, "/chat/map");
  await box(page).fill("Mình mệt");
  await box(page).press("Enter");
  await expect(words(page)).toContainText("Mình nghe bạn.");
  await expect(words(page).getByRole("listitem")).toHaveCount(5);
  expect(after_).toEqual([undefined, "1.10"]);
});

test("a question that another tab or a reload left running is followed to its answer", async ({ page }) => {
  const companion = await mockCompanion(page, {
    sessions: [createSession("a")],
    messages: { a: after(0) },
    answer: streams(["token", { text: "Mình nghe bạn." }, "1.14"], ["done", { response: "Mình nghe bạn." }]),
  });
  await page.route("**/companion/map/turn?*", (route) =>
    route.fulfill({
      json: { data: { remaining: 5, running: { clientId: "k1", question: "Mình mệt" } } },
    }),
  );
  await visit(page, "/chat/map");
  await expect(words(page)).toContainText("Mình nghe bạn.");
  expect(companion.asked).toEqual([{ key: "k1", question: "Mình mệt", sessionId: "a" }]);
});

test("a member stops a reply; the server is told, and the words come back when nothing was said", async ({
  page,
}) => {
  const stopped: string[] = [];
  let stop: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    stop = resolve;
  });
  await mockCompanion(page, {
    sessions: [createSession("a")],
    messages: { a: after(0) },
    answer: async (route) => {
      await asked;
      await streams(["error", { success: false, code: "stopped", error: "Đã dừng." }])(route);
    },
  });
  await page.route("**/turn/*/stop?*", async (route) => {
    stopped.push(route.request().method());
    await route.fulfill({ json: { success: true } });
    stop();
  });
  await visit(page, "/chat/map");
  await box(page).fill("Mình mệt");
  await box(page).press("Enter");
  await page.getByRole("button", { name: "Dừng câu trả lời" }).click();
  await expect(page.getByText("Đã dừng lại.")).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue("Mình mệt");
  expect(stopped).toEqual(["POST"]);
});

test.describe("a history that does not come", () => {
  test.use({ expectedComplaint: /The messages could not be loaded/ });

  test("is not complained about: the list is empty and the box works", async ({ page }) => {
    await mockCompanion(page, { sessions: [createSession("a")] });
    await page.route("**/rest/v1/message?*", (route) => route.fulfill({ status: 500, json: {} }));
    await visit(page, "/chat/map");
    await expect(box(page)).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
    await box(page).fill("Mình mệt");
    await box(page).press("Enter");
    await expect(words(page)).toContainText("Mình nghe bạn.");
  });
});

test("somebody in danger keeps the numbers before them, whatever happens next", async ({ page }) => {
  let then: "answer" | "fail" = "answer";
  await mockCompanion(page, {
    sessions: [createSession("a")],
    messages: { a: after(4) },
    answer: async (route) => {
      if (then === "fail") return route.abort("internetdisconnected");
      await streams(
        ["safety", safety],
        ["token", { text: "Bạn có đang nghĩ tới chuyện chết không?" }, "1.40"],
        ["done", { response: "Bạn có đang nghĩ tới chuyện chết không?", data: { remaining: 1, safety } }],
      )(route);
    },
  });
  await visit(page, "/chat/map");
  await box(page).fill("Mình không muốn sống nữa");
  await box(page).press("Enter");
  await expect(help(page).getByRole("link")).toHaveCount(2);
  await expect(help(page).getByRole("link").first()).toHaveAttribute("href", "tel:115");
  await expect(help(page).getByRole("link").first()).toHaveAccessibleName(
    /Gọi 115, Cấp cứu y tế · 24\/7 · đang mở/,
  );
  await expect(help(page).getByRole("link").nth(1)).toHaveAttribute("href", "tel:0963061414");
  await expect(help(page).getByRole("link").nth(1)).toContainText("ngoài giờ");
  // Not counted, and said at once.
  await expect(words(page)).toContainText("Bạn có đang nghĩ tới chuyện chết không?");
  await expect(page.getByText("Còn 1 tin nhắn trong phiên này")).toBeVisible();

  then = "fail";
  await box(page).fill("Mình sợ");
  await box(page).press("Enter");
  await expect(banner(page)).toBeVisible();
  await expect(help(page)).toBeVisible();
  await page.getByRole("button", { name: "Thu gọn" }).click();
  await expect(help(page).getByRole("link").first()).toBeVisible();
  await page.getByRole("button", { name: "Kết thúc phiên" }).click();
  await page.getByRole("button", { name: "Bỏ qua" }).click();
  await expect(page.getByText("Phiên trò chuyện đã kết thúc")).toBeVisible();
  await expect(help(page)).toBeVisible();
});

test("somebody in danger can go on writing when the five messages are used up", async ({ page }) => {
  await mockCompanion(page, {
    sessions: [createSession("a")],
    messages: { a: after(4) },
    answer: streams(
      ["safety", safety],
      ["token", { text: "Bạn có đang nghĩ tới chuyện chết không?" }, "1.40"],
      ["done", { response: "Bạn có đang nghĩ tới chuyện chết không?", data: { remaining: 0, safety } }],
    ),
  });
  await visit(page, "/chat/map");
  await box(page).fill("Mình không muốn sống nữa");
  await box(page).press("Enter");
  await expect(words(page)).toContainText("Bạn có đang nghĩ tới chuyện chết không?");
  await expect(box(page)).toBeEnabled();
  await expect(page.getByText("Phiên đã đạt giới hạn 5 tin nhắn")).toHaveCount(0);
});

test("somebody in danger whose message is refused sees the numbers and an answer all the same", async ({
  page,
}) => {
  await mockCompanion(page, {
    sessions: [createSession("a")],
    messages: { a: after(0) },
    answer: (route) =>
      route.fulfill({
        status: 403,
        json: {
          success: false,
          code: "allowance_used",
          error: "Tháng này bạn đã dùng hết.",
          response: "Bạn có đang ở một mình không?",
          data: { safety: { level: "crisis", card: "hỏng" } },
        },
      }),
  });
  await visit(page, "/chat/map");
  await box(page).fill("Mình không muốn sống nữa");
  await box(page).press("Enter");
  await expect(words(page)).toContainText("Bạn có đang ở một mình không?");
  await expect(help(page).getByRole("link")).toHaveCount(3);
});
