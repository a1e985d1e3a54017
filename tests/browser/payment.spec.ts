import type { Page, Route } from "@playwright/test";
import { anOrder, changed, type MadeOrder, moneyArrives, staffDecides } from "./bank.ts";
import { fetchRows } from "./data-api.ts";
import { aMember, call, type Member } from "./members.ts";
import { emvFields, readQr } from "./qr-on-screen.ts";
import { signIn } from "./sign-in.ts";
import { test as base, expect, visit } from "./visit.ts";

const WAITING = "Vui lòng chờ xác nhận từ phía quản trị viên!";
const claim = (page: Page) => page.getByRole("button", { name: "Tôi đã thanh toán" });
const status = (page: Page) => page.getByRole("main").locator("dl").first();
const paid = (page: Page) => page.getByRole("region", { name: "Đã nhận được thanh toán" });
const isRequestFor = (order: MadeOrder, rest: string) => (url: URL) =>
  url.pathname === `/functions/v1/companion/order/${order.id}${rest}`;

interface Fixtures {
  member: Member;
  order: MadeOrder;
  /** Opens the payment screen of the order. */
  open(): Promise<void>;
}

const test = base.extend<Fixtures>({
  member: async ({ page, request, baseURL }, use) => {
    const member = await aMember(request);
    await signIn(page, member, baseURL ?? "");
    await use(member);
  },
  order: async ({ request, member }, use) => use(await anOrder(request, member)),
  open: async ({ page, order }, use) =>
    use(async () => {
      await visit(page, `/payment/plan/${order.id}`);
      await expect(claim(page)).toBeVisible();
    }),
});

/** No word comes by the stream: only what the page asks for itself. */
const withoutStream = (page: Page, order: MadeOrder) =>
  page.route(isRequestFor(order, "/events"), (route) => route.abort("connectionfailed"));

test("a payer finds everything that a transfer needs, each field with its copy", async ({
  page,
  order,
  open,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await open();
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thanh toán: Premium 3 tháng");
  await expect(status(page)).toContainText("Chờ thanh toán");
  await expect(status(page)).toContainText(order.orderCode);
  await expect(status(page).getByRole("time")).toHaveText(/^\d\d\/\d\d\/\d{4}$/);
  await expect(main.getByText("399.000đ", { exact: true })).toBeVisible();
  await expect(main.getByText(WAITING)).toHaveCount(0);
  await expect(claim(page)).toBeEnabled();
  await expect(main.getByRole("timer")).toHaveText(/^\(còn 2[34] giờ( \d+ phút)?\)$/);
  for (const [field, text] of [
    ["số tiền", "399000"],
    ["nội dung chuyển khoản", order.orderCode],
    ["số tài khoản", "1012345678"],
    ["ngân hàng", "Vietcombank"],
    ["chủ tài khoản", "CONG TY BEN TRONG"],
  ] as const) {
    await main.getByRole("button", { name: `Sao chép ${field}`, exact: true }).click();
    await expect(page.locator("#live-region")).toHaveText(`Đã sao chép ${field}`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
});

test("a payer takes the code along as a picture", async ({ page, order, open }) => {
  await open();
  const asked = page.waitForEvent("download");
  await page.getByRole("link", { name: "Lưu ảnh mã QR" }).click();
  expect((await asked).suggestedFilename()).toBe(`${order.orderCode}.png`);
});

test("a claim is shown as a claim: it waits, opens nothing, and cannot be made twice", async ({
  page,
  request,
  member,
  open,
}) => {
  await open();
  await claim(page).click();
  await expect(page.getByText(WAITING)).toBeVisible();
  await expect(status(page)).toContainText("Đang chờ xác nhận");
  await expect(claim(page)).toBeDisabled();
  await expect(page.getByRole("timer")).toHaveCount(0);
  // Nothing invites to pay twice; the details are there to compare with.
  await expect(page.getByRole("img", { name: /VietQR/ })).toHaveCount(0);
  const account = page.getByRole("main").getByText("1012345678", { exact: true });
  await expect(account).toBeHidden();
  await page.getByText("Xem lại thông tin chuyển khoản").click();
  await expect(account).toBeVisible();
  await page.reload();
  await expect(page.getByText(WAITING)).toBeVisible();
  await expect(claim(page)).toBeDisabled();
  await expect(paid(page)).toHaveCount(0);
  expect(await fetchRows(request, "membership", member.accessToken)).toEqual([]);
});

test("a claim whose order cannot be read again reads as verified here, and opens nothing", async ({
  page,
  request,
  member,
  order,
  open,
}) => {
  await withoutStream(page, order);
  await open();
  await page.route(isRequestFor(order, ""), (route) => route.fulfill({ status: 500, json: {} }));
  await claim(page).click();
  await expect(status(page)).toContainText("Đã xác nhận");
  await expect(page.getByText(WAITING)).toBeVisible();
  await expect(claim(page)).toBeDisabled();
  await expect(paid(page)).toHaveCount(0);
  expect(await fetchRows(request, "membership", member.accessToken)).toEqual([]);
  await page.unrouteAll();
  await page.reload();
  await expect(status(page)).toContainText("Đang chờ xác nhận");
});

test("a claim that was made before reads as verified here, without an error", async ({
  page,
  request,
  member,
  order,
  open,
}) => {
  await withoutStream(page, order);
  await page.route(isRequestFor(order, "/confirm"), async (route) => {
    await changed(request, member, order, "confirm");
    await route.continue();
  });
  await open();
  await claim(page).click();
  await expect(status(page)).toContainText("Đã xác nhận");
  await expect(page.getByText(WAITING)).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(paid(page)).toHaveCount(0);
});

test.describe("a claim that does not arrive", () => {
  test.use({ expectedComplaint: /could not be reported/ });

  test("says nothing, stays pending, and can be made again", async ({ page, order, open, complaints }) => {
    await open();
    await page.route(isRequestFor(order, "/confirm"), (route) => route.fulfill({ status: 500, json: {} }));
    await claim(page).click();
    await expect.poll(() => complaints.join("\n")).toContain("could not be reported");
    await expect(claim(page)).toBeEnabled();
    await expect(status(page)).toContainText("Chờ thanh toán");
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
    await page.unrouteAll();
    await claim(page).click();
    await expect(status(page)).toContainText("Đang chờ xác nhận");
  });
});

test("a payer who sends too little, then the rest, then too much is told of each amount by itself", async ({
  page,
  request,
  order,
  open,
}) => {
  await open();
  const main = page.getByRole("main");
  const picture = page.getByRole("img", { name: /VietQR/ });
  const before = await picture.getAttribute("src");
  await moneyArrives(request, order, 300_000);
  await expect(main.getByText("Chúng mình đã nhận 300.000đ, còn thiếu 99.000đ.")).toBeVisible();
  await expect(main.getByText("99.000đ", { exact: true })).toBeVisible();
  await expect(picture).not.toHaveAttribute("src", before ?? "");
  await expect.poll(async () => emvFields((await readQr(picture)) ?? "")["54"]).toBe("99000");
  await moneyArrives(request, order, 99_000);
  await expect(paid(page)).toBeVisible();
  await moneyArrives(request, order, 50_000);
  await expect(main.getByText("Đơn này đã trả đủ, và chúng mình nhận thêm 50.000đ sau đó.")).toBeVisible();
});

test("a payer who sends more than the price is told how much, and how it comes back", async ({
  page,
  request,
  order,
  open,
}) => {
  await open();
  await moneyArrives(request, order, 450_000);
  await expect(page.getByRole("main").getByText("Bạn đã chuyển 450.000đ, dư 51.000đ.")).toBeVisible();
  await visit(page, `/orders/${order.id}`);
  await expect(page.getByRole("article")).toContainText("450.000đ");
  await expect(page.getByRole("article")).toContainText("Giá của đơn399.000đ");
});

test("an order whose time runs out closes at that moment, by the server's word", async ({
  page,
  order,
  open,
}) => {
  await page.clock.install();
  await withoutStream(page, order);
  let isOver = false;
  await page.route(isRequestFor(order, ""), async (route) => {
    // As of the request: a poll that was under way before the time ran out must not tell of it.
    const wasOver = isOver;
    const answer = await route.fetch();
    const body = await answer.json();
    if (wasOver) body.data.expiredAt = body.data.expiresAt;
    await route.fulfill({ json: body });
  });
  await open();
  const answered = Promise.withResolvers<void>();
  await page.route(isRequestFor(order, ""), async (route) => {
    await answered.promise;
    await route.fallback();
  });
  isOver = true;
  await page.clock.fastForward("24:00:01");
  await expect(claim(page)).toBeDisabled();
  answered.resolve();
  await expect(page.getByRole("region", { name: "Đơn này đã hết hạn" })).toBeVisible();
  await expect(claim(page)).toHaveCount(0);
});

test("an administrator's word turns the page too", async ({ page, request, order, open }) => {
  await open();
  await staffDecides(request, order, "verify", "Đã thấy tiền trên sao kê");
  await expect(paid(page)).toBeVisible();
  await expect(status(page)).toContainText("Đã xác nhận");
});

test("money is noticed where no stream comes through", async ({ page, request, order, open }) => {
  await withoutStream(page, order);
  await open();
  await moneyArrives(request, order);
  await expect(paid(page)).toBeVisible({ timeout: 25_000 });
});

test("a payer who is offline is told so, and finds the money noticed when the network is back", async ({
  page,
  context,
  request,
  order,
  open,
}) => {
  await open();
  await context.setOffline(true);
  await expect(page.getByText("Bạn đang không có mạng.")).toBeVisible();
  await moneyArrives(request, order);
  await context.setOffline(false);
  await expect(paid(page)).toBeVisible();
  await expect(page.getByText("Bạn đang không có mạng.")).toHaveCount(0);
});

test.describe("where late scripts are lost", () => {
  test.use({ expectedComplaint: /Failed to fetch dynamically imported module/ });
  test("a payer whose network went away before the page's late scripts came finds the money noticed", async ({
    page,
    context,
    request,
    order,
    open,
  }) => {
    let isCut = false;
    const cutAfterAnswer = async (route: Route) => {
      const answer = await route.fetch();
      isCut = true;
      await route.fulfill({ response: answer });
    };
    await page.route(isRequestFor(order, ""), cutAfterAnswer, { times: 1 });
    // Browsers remember for as long as the document is shown that a script failed.
    const scripts = (url: URL) => url.pathname.endsWith(".js");
    await page.route(scripts, (route) => (isCut ? route.abort("internetdisconnected") : route.fallback()));
    await open();
    await context.setOffline(true);
    await expect(page.getByText("Bạn đang không có mạng.")).toBeVisible();
    await moneyArrives(request, order);
    isCut = false;
    await context.setOffline(false);
    await expect(paid(page)).toBeVisible();
  });
});

test("a payer cancels after a second thought, finds it cancelled again, and orders anew", async ({
  page,
  order,
  open,
}) => {
  await open();
  await page.getByRole("button", { name: "Hủy đơn này" }).click();
  const dialog = page.getByRole("dialog", { name: "Bạn muốn hủy đơn?" });
  await dialog.getByRole("button", { name: "Giữ lại" }).click();
  await expect(claim(page)).toBeEnabled();
  await page.getByRole("button", { name: "Hủy đơn này" }).click();
  await dialog.getByRole("button", { name: "Hủy đơn", exact: true }).click();
  const closed = page.getByRole("region", { name: "Đơn này đã được hủy" });
  await expect(closed).toBeVisible();
  await expect(page.getByRole("img", { name: /VietQR/ })).toHaveCount(0);
  await page.reload();
  await closed.getByRole("button", { name: "Đặt đơn mới" }).click();
  await expect(claim(page)).toBeEnabled();
  await expect(page).not.toHaveURL(`/payment/plan/${order.id}`);
});

test("a rejection is told with its reason", async ({ page, request, order, open }) => {
  await open();
  await staffDecides(request, order, "reject", "Không thấy khoản tiền này trên sao kê");
  const closed = page.getByRole("region", { name: "Đơn này không được xác nhận" });
  await expect(closed).toContainText("Lý do: Không thấy khoản tiền này trên sao kê");
  await expect(closed.getByRole("link")).toHaveAttribute("href", /^mailto:hotro@bentrong\.vn/);
  await expect(closed.getByRole("button", { name: "Đặt đơn mới" })).toBeVisible();
});

test("an order that ran out says when, and offers a new one", async ({ page, order }) => {
  await page.route(isRequestFor(order, ""), async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const expiredAt = "2026-11-21T03:00:00+00:00";
    await route.fulfill({ json: { ...body, data: { ...body.data, expiresAt: expiredAt, expiredAt } } });
  });
  await visit(page, `/payment/plan/${order.id}`);
  const closed = page.getByRole("region", { name: "Đơn này đã hết hạn" });
  await expect(closed).toContainText("21/11/2026 10:00");
  await expect(claim(page)).toHaveCount(0);
  await expect(closed.getByRole("button", { name: "Đặt đơn mới" })).toBeVisible();
});

test("nobody sees another one's order, nor one that is none", async ({ page, request, member: _ }) => {
  const theirs = await anOrder(request, await aMember(request, "Người khác"));
  for (const id of [theirs.id, "khong-co", "11111111-1111-4111-8111-111111111111"]) {
    await visit(page, `/payment/plan/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Không tìm thấy đơn này");
    await expect(page.getByText(theirs.orderCode)).toHaveCount(0);
  }
  await visit(page, "/checkout/99999999");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Không tìm thấy đơn này");
});

test("an order of somebody else that came along is not kept on the screen", async ({
  page,
  request,
  member: _,
}) => {
  const theirs = await anOrder(request, await aMember(request, "Người khác"));
  await visit(page, "/orders");
  await page.evaluate((order) => {
    history.replaceState({ usr: { order }, key: "came", idx: 0 }, "", `/payment/plan/${order.id}`);
  }, theirs);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Không tìm thấy đơn này");
});

test("an order that comes along is shown without a second one", async ({ page, request, member }) => {
  const [course] = await fetchRows(request, "course?price=gt.0&status=eq.OPEN&order=id.asc&limit=1");
  const placed = await call(request, `/functions/v1/course/${course?.id}/order`, {
    token: member.accessToken,
    method: "POST",
  });
  const { data: order } = await placed.json();
  const asked: string[] = [];
  page.on("request", (sent) => sent.method() === "POST" && asked.push(sent.url()));
  await visit(page, "/orders");
  await page.evaluate(
    ([given, id]) => {
      history.replaceState({ usr: { order: given }, key: "came", idx: 0 }, "", `/checkout/${id}`);
    },
    [order, course?.id],
  );
  await page.reload();
  await expect(status(page)).toContainText(order.orderCode);
  await expect(claim(page)).toBeEnabled();
  expect(asked.filter((url) => url.includes("/order"))).toEqual([]);
});

test("opening a course's checkout again finds the same order", async ({ page, request, member }) => {
  const [course] = await fetchRows(request, "course?price=gt.0&status=eq.OPEN&order=id.asc&limit=1");
  await visit(page, `/checkout/${course?.id}`);
  await expect(claim(page)).toBeEnabled();
  await page.goto("/about");
  await visit(page, `/checkout/${course?.id}`);
  await expect(claim(page)).toBeEnabled();
  await page.reload();
  await expect(claim(page)).toBeEnabled();
  expect(await fetchRows(request, `order?userId=eq.${member.userId}`, member.accessToken)).toHaveLength(1);
});

test("a free course has nothing to pay, in the server's words", async ({ page, request, member: _ }) => {
  const [course] = await fetchRows(request, "course?price=eq.0&order=id.asc&limit=1");
  await visit(page, `/checkout/${course?.id}`);
  await expect(page.getByText("Khóa học này miễn phí, bạn vào học ngay được.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Đến trang khóa học" })).toHaveAttribute(
    "href",
    `/course/${course?.id}`,
  );
});

test("the number of a plan in the address orders that plan", async ({ page, request, member }) => {
  await visit(page, "/payment/plan/2");
  await expect(page).toHaveURL(/\/payment\/plan\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thanh toán: Premium 1 tháng");
  const orders = await fetchRows(request, `order?userId=eq.${member.userId}`, member.accessToken);
  expect(orders).toHaveLength(1);
});

test("an order that says little breaks nothing", async ({ page, order }) => {
  await page.route(isRequestFor(order, ""), (route) =>
    route.fulfill({
      json: {
        data: {
          ...{ id: order.id, orderCode: order.orderCode, status: "SOMETHING", createdAt: "?" },
          ...{ paymentInfo: "{broken", referenceInfo: null },
        },
      },
    }),
  );
  await page.route(isRequestFor(order, "/events"), (route) => route.abort());
  await visit(page, `/payment/plan/${order.id}`);
  await expect(status(page)).toContainText("Đang chờ xác nhận");
  await page.getByText("Xem lại thông tin chuyển khoản").click();
  await expect(page.getByRole("main").getByText("–", { exact: true }).first()).toBeVisible();
  await expect(claim(page)).toBeDisabled();
  await expect(page.getByText(WAITING)).toBeVisible();
});

test.describe("the phone that pays", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("opens its bank's app with everything filled in, and remembers which", async ({
    page,
    order,
    open,
    baseURL,
  }) => {
    await open();
    const banks = page.getByRole("region", { name: "Mở ứng dụng ngân hàng" });
    await banks.getByText("Mở ứng dụng ngân hàng").click();
    await expect(banks.getByRole("link", { name: /^(MB Bank|BIDV|VietinBank|ACB|OCB)$/ })).toHaveCount(5);
    const opened = banks.getByRole("link", { name: "Vietcombank" });
    await expect(opened).toHaveAttribute("href", "https://dl.vietqr.io/pay?app=vcb");
    await expect(banks.getByText(/Sacombank, MSB, MoMo/)).toBeVisible();
    const link = banks.getByRole("link", { name: "BIDV" });
    const address = new URL((await link.getAttribute("href")) ?? "");
    expect(address.origin).toBe("https://dl.vietqr.io");
    expect(Object.fromEntries(address.searchParams)).toEqual({
      app: "bidv",
      ba: "1012345678@vcb",
      am: "399000",
      tn: order.orderCode,
      bn: "CONG TY BEN TRONG",
      url: `${baseURL}/orders`,
    });
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await page.context().route("https://dl.vietqr.io/**", (route) => route.fulfill({ body: "ok" }));
    await link.click();
    await page.reload();
    await expect(banks.getByRole("link", { name: "Mở BIDV" })).toBeVisible();
  });

  test("has amount, memo and the button in reach at first sight, and loads nothing foreign", async ({
    page,
    order,
    open,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on("request", (sent) => !sent.url().startsWith(baseURL ?? "-") && foreign.push(sent.url()));
    await open();
    await expect(page.getByText("399.000đ", { exact: true })).toBeInViewport();
    await expect(claim(page)).toBeInViewport({ ratio: 1 });
    const memo = page.getByRole("main").getByText(order.orderCode, { exact: true }).last();
    await expect(memo).toBeInViewport();
    expect(foreign.filter((url) => !url.startsWith("data:"))).toEqual([]);
  });
});
