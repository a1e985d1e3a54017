import type { APIRequestContext, Page } from "@playwright/test";
import { anOrder, moneyArrives } from "./bank.ts";
import { fetchRows, mockTable } from "./data-api.ts";
import { expectEnglish } from "./fixed-wording.ts";
import { aMember, type Member } from "./members.ts";
import { aSession, signIn } from "./sign-in.ts";
import { test as base, expect, visit } from "./visit.ts";

const test = base.extend<{ member: Member }>({
  member: async ({ page, request, baseURL }, use) => {
    const member = await aMember(request);
    await signIn(page, member, baseURL ?? "");
    await use(member);
  },
});

const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const current = (page: Page) => page.getByRole("region", { name: "Gói hiện tại" });
const fetchOrders = (request: APIRequestContext, { userId, accessToken }: Member) =>
  fetchRows(request, `order?userId=eq.${userId}`, accessToken);
const isOrdering = /\/functions\/v1\/companion\/\d+\/order$/;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const holds = (page: Page, planId: number, days: number) =>
  mockTable(page, "membership", [{ planId, expiresAt: inDays(days), plan: { name: "Premium 3 tháng" } }]);

test("a free member reads what each plan gives, what it costs and what it saves", async ({
  page,
  member: _,
}) => {
  await visit(page, "/upgrade-ai-chat");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const says: [string, (string | RegExp)[]][] = [
    [
      "Miễn phí",
      [
        "0đ",
        "mỗi tháng",
        "3 phiên Inner Map",
        "10 phiên Inner Ping",
        "Sổ ghi chép cơ bản: ghi chú trong bài học",
      ],
    ],
    [
      "Premium 1 tháng",
      ["299.000đ", "12 phiên Inner Map và Inner Scenes (Inner Scenes sắp ra mắt)", "31 phiên mỗi tháng"],
    ],
    [
      "Premium 3 tháng",
      [
        "399.000đ",
        "mỗi 3 tháng",
        "Phổ biến nhất",
        "133.000đ mỗi tháng",
        "Tiết kiệm 55%",
        "6 phiên Inner Map",
      ],
    ],
    [
      "Premium 1 năm",
      [
        "996.000đ",
        "mỗi năm",
        "83.000đ mỗi tháng",
        "Tiết kiệm 72%",
        "12 phiên Inner Map",
        "30 người đầu tiên",
      ],
    ],
  ];
  for (const [name, texts] of says) {
    for (const text of texts) await expect(card(page, name)).toContainText(text);
  }
  await expect(current(page)).toContainText("Miễn phí");
  const own = card(page, "Miễn phí").getByRole("button");
  await expect(own).toHaveText("Đang sử dụng");
  await expect(own).toBeDisabled();
  await expect(page.getByRole("button", { name: "Nâng cấp ngay" })).toHaveCount(3);
});

test("a plan of a kind that nobody described shows its days", async ({ page, request, member: _ }) => {
  const plans = await fetchRows(request, "plan?select=*");
  await mockTable(page, "plan", [
    ...plans,
    { id: 9, name: "Gói mùa mưa", type: "rain", price: 150_000, duration: 45 },
  ]);
  await visit(page, "/upgrade-ai-chat");
  await expect(card(page, "Gói mùa mưa")).toContainText("45 ngày");
  await expect(card(page, "Gói mùa mưa").getByRole("button")).toHaveText("Nâng cấp ngay");
});

test("somebody who reads English gets the plans in the words of the specification", async ({
  page,
  baseURL,
  member: _,
}) => {
  await page.context().addCookies([{ name: "lang", value: "en", url: baseURL ?? "" }]);
  await visit(page, "/upgrade-ai-chat");
  await expect(page.getByRole("button", { name: "In use" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Upgrade now" })).toHaveCount(3);
  await expect(page.getByText("Most popular", { exact: true })).toBeVisible();
});

test("a premium member cannot choose the plan in use, but may renew it", async ({
  page,
  request,
  member,
}) => {
  await holds(page, 3, 40);
  await visit(page, "/upgrade-ai-chat");
  const own = card(page, "Premium 3 tháng").getByRole("button");
  await expect(own).toHaveText("Đang sử dụng");
  await expect(own).toBeDisabled();
  await own.press("Enter");
  const free = card(page, "Miễn phí").getByRole("button");
  await expect(free).toHaveText("Gói miễn phí");
  await expect(free).toBeDisabled();
  expect(await fetchOrders(request, member)).toEqual([]);
  await expect(current(page)).toContainText("Còn 40 ngày");
  await current(page).getByRole("button", { name: "Gia hạn Premium 3 tháng" }).click();
  await expect(page).toHaveURL(/\/payment\/plan\//);
});

test("the plan that runs now is the current one, although another was bought after it", async ({
  page,
  request,
  member,
}) => {
  for (const plan of [3, 2]) await moneyArrives(request, await anOrder(request, member, plan));
  await visit(page, "/upgrade-ai-chat");
  await expect(current(page)).toContainText("Premium 3 tháng");
  await expect(current(page)).toContainText("Còn 120 ngày");
  await expect(current(page)).toContainText(/Tiếp theo: Premium 1 tháng, từ ngày \d\d\/\d\d\/\d{4}/);
  await expect(card(page, "Premium 3 tháng").getByRole("button")).toHaveText("Đang sử dụng");
  await expect(card(page, "Premium 1 tháng").getByRole("button")).toHaveText("Nâng cấp ngay");
});

const colour = (page: Page, text: string) =>
  current(page)
    .getByText(text)
    .evaluate((element) => getComputedStyle(element).color);

for (const [left, days, token] of [
  [6.99, "Còn 7 ngày", "--wine-ink"],
  [6.1, "Còn 7 ngày", "--wine-ink"],
  [7.1, "Còn 8 ngày", "--sage"],
] as const) {
  test(`a member with ${left} days left reads "${days}" in the right colour`, async ({ page, member: _ }) => {
    await holds(page, 3, left);
    await visit(page, "/upgrade-ai-chat");
    await expect(current(page)).toContainText(days);
    const wanted = await page.evaluate((name) => {
      const probe = document.createElement("i");
      probe.style.color = `var(${name})`;
      return getComputedStyle(document.body.appendChild(probe)).color;
    }, token);
    expect(await colour(page, days)).toBe(wanted);
  });
}

test("a member whose time has run out is on the free plan", async ({ page, baseURL }) => {
  await signIn(page, await aSession("expired"), baseURL ?? "");
  await visit(page, "/upgrade-ai-chat");
  await expect(current(page)).toContainText("Miễn phí");
  await expect(current(page)).not.toContainText(/-|Còn/);
});

test("a member in the days of grace is told so, and may choose the plan again", async ({
  page,
  member: _,
}) => {
  await holds(page, 3, -1);
  // What a server with MEMBERSHIP_GRACE_DAYS=3 writes into the document's data block.
  await page.addInitScript(() => {
    const parse = JSON.parse;
    JSON.parse = (text, ...rest) => {
      const value = parse(text, ...rest);
      if (typeof value?.graceDays === "number") value.graceDays = 3;
      return value;
    };
  });
  await visit(page, "/upgrade-ai-chat");
  await expect(current(page)).toContainText("Bạn đang trong 3 ngày ân hạn");
  await expect(card(page, "Premium 3 tháng").getByRole("button")).toHaveText("Nâng cấp ngay");
});

test("a member whose membership cannot be looked up still finds the plans", async ({ page, member: _ }) => {
  await page.route(/\/rest\/v1\/membership/, (route) => route.fulfill({ status: 500, json: {} }));
  await visit(page, "/upgrade-ai-chat");
  await expect(current(page)).toContainText("Miễn phí");
  await expect(page.getByRole("button", { name: "Nâng cấp ngay" })).toHaveCount(3);
});

test("plans that do not come are told, and can be asked for again", async ({ page, member: _ }) => {
  await page.route(/\/rest\/v1\/plan/, (route) => route.fulfill({ status: 500, json: {} }));
  await visit(page, "/upgrade-ai-chat");
  await expect(page.getByRole("alert").filter({ hasText: "Chưa tải được các gói." })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Thử lại" }).click();
  await expect(page.getByRole("button", { name: "Nâng cấp ngay" })).toHaveCount(3);
});

test("two quick presses order once, and say that it is being done", async ({ page, request, member }) => {
  let asked = 0;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(isOrdering, async (route) => {
    asked += 1;
    await opened;
    await route.continue();
  });
  await visit(page, "/upgrade-ai-chat");
  await card(page, "Premium 1 năm")
    .getByRole("button")
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  await expect(card(page, "Premium 1 năm").getByRole("button")).toHaveText("Đang xử lý...");
  await expect(card(page, "Premium 1 tháng").getByRole("button")).toBeDisabled();
  open();
  await expect(page).toHaveURL(/\/payment\/plan\//);
  expect(asked).toBe(1);
  expect(await fetchOrders(request, member)).toHaveLength(1);
});

test("whoever has an open order for the plan is led to that one", async ({ page, request, member }) => {
  const order = await anOrder(request, member, 4);
  await visit(page, "/upgrade-ai-chat");
  await card(page, "Premium 1 năm").getByRole("button").click();
  await expect(page).toHaveURL(`/payment/plan/${order.id}`);
  expect(await fetchOrders(request, member)).toHaveLength(1);
});

test("an order that cannot be made is told beside its button, which can be pressed again", async ({
  page,
  member: _,
}) => {
  await page.route(isOrdering, (route) => route.fulfill({ status: 500, json: {} }));
  await visit(page, "/upgrade-ai-chat");
  const wanted = card(page, "Premium 1 tháng");
  await wanted.getByRole("button").click();
  await expect(wanted.getByRole("alert")).toContainText("Đã xảy ra lỗi khi tạo đơn hàng. Vui lòng thử lại.");
  await expectEnglish(wanted, "An error occurred while creating the order. Please try again.");
  await expect(page).toHaveURL("/upgrade-ai-chat");
  await page.unrouteAll();
  await wanted.getByRole("button").click();
  await expect(page).toHaveURL(/\/payment\/plan\//);
});

test("four questions open and close, and the last leads to a person", async ({ page, member: _ }) => {
  await visit(page, "/upgrade-ai-chat");
  const faq = page.getByRole("region", { name: "Câu hỏi thường gặp" });
  await expect(faq.getByRole("group")).toHaveCount(4);
  const help = faq.getByRole("link");
  await expect(help).toBeHidden();
  await faq.getByText("Mình cần hỗ trợ thì hỏi ai?").click();
  await expect(help).toHaveAttribute("href", "mailto:hotro@bentrong.vn");
  await faq.getByText("Mình cần hỗ trợ thì hỏi ai?").click();
  await expect(help).toBeHidden();
});
