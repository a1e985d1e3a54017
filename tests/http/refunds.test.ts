// Money that goes back: what it takes along, what stays, who learns of it, and what nobody can write down.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setMembershipGrace } from "../../apps/server/src/features/orders/membership-grace.ts";
import { letterTo } from "../support/letters.ts";
import { unzip } from "../support/unzip.ts";
import {
  type Answer,
  COURSES,
  decide,
  type Order,
  openShop,
  orderCourse,
  orderPlan,
  pay,
  readAnswer,
} from "./buying.ts";
import type { Platform } from "./platform.ts";
import { aSignedInPerson, post, type SignedIn } from "./signed-in.ts";

const DAY = 86_400_000;
let platform: Platform;
let staff: SignedIn;
beforeAll(async () => {
  platform = await openShop();
  staff = await aSignedInPerson(platform, { kind: "administrator", fullname: "Lê Quản Trị" });
});
afterAll(() => platform.close());

/** The day in Vietnam, so many days ago. */
const day = (ago = 0): string => new Date(Date.now() + 7 * 3_600_000 - ago * DAY).toISOString().slice(0, 10);

interface Refunded extends Order {
  refundedAmount: number;
  refundedAt: string | null;
}
const refund = (id: string, more: Record<string, unknown> = {}, who = staff): Promise<Answer<Refunded>> =>
  decide(who, `order/${id}/refund`, {
    ...{ amount: 299_000, on: day(), bankReference: `FT-${randomUUID()}`, reason: "Người mua đổi ý" },
    ...more,
  }) as Promise<Answer<Refunded>>;

async function buyPlan(me: SignedIn, plan = 2, more = 0): Promise<Order> {
  const order = (await orderPlan(me, plan)).body.data;
  await pay(platform, { content: order.orderCode, amount: order.price + more });
  return order;
}
async function buyCourse(me: SignedIn): Promise<Order> {
  const order = (await orderCourse(me)).body.data;
  await pay(platform, { content: order.orderCode, amount: order.price });
  return order;
}
const rows = async <T>(me: SignedIn, query: string): Promise<T[]> =>
  (await (await me.call(`/rest/v1/${query}`)).json()) as T[];
const periods = (me: SignedIn) =>
  rows<{ startsAt: string; expiresAt: string }>(me, "membership?planId=neq.1&order=startsAt.asc");
const seesPrivate = async (me: SignedIn) => (await rows(me, "blog?slug=eq.hoan&select=title")).length === 1;
const courseFor = async (me: SignedIn) =>
  (await readAnswer<{ isEnrolled: boolean; isOrdered: boolean }>(await me.call(`/course/${COURSES.paid}`)))
    .body.data;

describe("an order that is refunded in full", () => {
  it("takes its days of membership back at once, days of grace included, and writes to the buyer", async () => {
    const { owner } = platform.database;
    await owner.query(
      "insert into blog (slug, title, content, \"blogType\") values ('hoan', 'Kín', '<p>…</p>', 'PRIVATE')",
    );
    await setMembershipGrace(owner, 3);
    const me = await aSignedInPerson(platform, { fullname: "Trần Thu Hà" });
    const order = await buyPlan(me);
    expect(await seesPrivate(me)).toBe(true);
    try {
      const { status, body } = await refund(order.id, { bankReference: "FT26327001", on: day() });
      expect([status, body.data]).toMatchObject([
        200,
        { status: "VERIFIED", refundedAmount: 299_000, refundedAt: expect.any(String) },
      ]);
      expect(await seesPrivate(me)).toBe(false);
      expect(await periods(me)).toEqual([]);
    } finally {
      await setMembershipGrace(owner, 0);
    }
    const letter = await letterTo(platform, me.email, "order_refunded");
    expect(letter).not.toHaveProperty("premiumUntil");
    expect(letter).toMatchObject({
      ...{ orderCode: order.orderCode, orderId: order.id, amount: 299_000, on: day() },
      ...{ bankReference: "FT26327001", reason: "Người mua đổi ý", isWhole: true },
    });
    expect(await refund(order.id, { amount: 1 })).toMatchObject({
      status: 409,
      body: { code: "refund_exceeds" },
    });
  });

  it("leaves every other day of the buyer: what was to come after moves up, paid or given", async () => {
    const me = await aSignedInPerson(platform);
    const first = await buyPlan(me, 3);
    await staff.call(`/admin/person/${me.id}/membership`, post({ days: 10, reason: "Cảm ơn" }));
    await buyPlan(me, 2);
    await refund(first.id, { amount: 399_000 });
    const left = await periods(me);
    const lengths = left.map(
      ({ startsAt, expiresAt }) => (Date.parse(expiresAt) - Date.parse(startsAt)) / DAY,
    );
    expect(lengths).toEqual([10, 30]);
    expect(Math.abs(Date.parse(left[0]?.startsAt ?? "") - Date.now())).toBeLessThan(60_000);
    expect(left[1]?.startsAt).toBe(left[0]?.expiresAt);
    expect((await letterTo(platform, me.email, "order_refunded")).premiumUntil).toEqual(
      new Date(left[1]?.expiresAt ?? ""),
    );
  });

  it("takes nothing of what runs now when the refunded days were still to come, or are over", async () => {
    const me = await aSignedInPerson(platform);
    const { owner } = platform.database;
    const past = await buyPlan(me);
    await owner.query(
      `update membership set "startsAt" = "startsAt" - interval '90 days', "expiresAt" = "expiresAt" - interval '90 days'
        where "orderId" = $1`,
      [past.id],
    );
    await buyPlan(me);
    const [, running] = await periods(me);
    const later = await buyPlan(me, 3);
    await refund(later.id, { amount: 399_000 });
    await refund(past.id);
    expect(await periods(me)).toEqual([running]);
  });

  it("closes its course and keeps what was learnt and written; the course can be bought again", async () => {
    const me = await aSignedInPerson(platform);
    const { owner } = platform.database;
    await owner.query(
      `insert into lesson (id, "courseId", slug, position, title, content) values (901, $1, 'b1', 1, 'Bài một', '<p>…</p>')
       on conflict do nothing`,
      [COURSES.paid],
    );
    const order = await buyCourse(me);
    await me.call("/lesson/901/progress", { method: "PUT", body: JSON.stringify({ complete: true }) });
    await me.call("/lesson/901/note", {
      method: "PUT",
      body: JSON.stringify({ content: "Hít vào thấy nhẹ", revision: null }),
    });
    const kept = () =>
      owner.query(
        `select (select count(*)::int from "lessonProgress" where "userId" = $1) as progress,
                (select count(*)::int from "lessonNote" where "userId" = $1) as notes`,
        [me.id],
      );
    const before = (await kept()).rows;
    expect(before).toEqual([{ progress: 1, notes: 1 }]);

    await refund(order.id, { amount: 450_000 });
    expect(await courseFor(me)).toMatchObject({ isEnrolled: false, isOrdered: false });
    expect((await me.call("/lesson/901")).status).toBe(404);
    expect((await kept()).rows).toEqual(before);

    const again = await orderCourse(me);
    expect([again.status, again.body.data.id]).not.toEqual([409, order.id]);
    await pay(platform, { content: again.body.data.orderCode, amount: 450_000 });
    expect(await courseFor(me)).toMatchObject({ isEnrolled: true });
    expect((await kept()).rows).toEqual(before);
  });
});

describe("an order that is refunded in part", () => {
  it("keeps what it gave until the last đồng has gone back, and its owner reads each part", async () => {
    const me = await aSignedInPerson(platform);
    const other = await aSignedInPerson(platform);
    const order = await buyPlan(me, 2, 1_000);
    await refund(order.id, { amount: 1_000, bankReference: "FT-A", reason: "Trả dư" });
    await refund(order.id, { amount: 298_000, bankReference: "FT-B", on: day() });
    expect(await periods(me)).toHaveLength(1);
    expect(await letterTo(platform, me.email, "order_refunded", 2)).toMatchObject({ isWhole: false });
    const mine = `orderRefund?orderId=eq.${order.id}&order=id`;
    expect(await rows(me, mine)).toMatchObject([
      { amount: 1_000, refundedOn: day(), bankReference: "FT-A", reason: "Trả dư" },
      { amount: 298_000, bankReference: "FT-B" },
    ]);
    for (const somebody of [other, staff]) expect(await rows(somebody, mine)).toEqual([]);
    expect(await rows(me, `order?id=eq.${order.id}&select=refundedAmount,refundedAt`)).toEqual([
      { refundedAmount: 299_000, refundedAt: null },
    ]);
    await refund(order.id, { amount: 1_000, bankReference: "FT-C" });
    expect(await periods(me)).toEqual([]);
  });

  it("counts the same transfer back once, however it is typed and however often it is sent", async () => {
    const order = await buyPlan(await aSignedInPerson(platform));
    const answers = await Promise.all(
      ["FT-twice", "ft-TWICE", " FT-twice "].map((bankReference) =>
        refund(order.id, { amount: 5_000, bankReference }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { rows: entries } = await platform.database.owner.query(
      "select amount::int from money.refund where order_id = $1",
      [order.id],
    );
    expect(entries).toEqual([{ amount: 5_000 }]);
  });
});

describe("what cannot be refunded", () => {
  it("is an unpaid order, more than came in, a day outside of the order's life, and words that are missing", async () => {
    const me = await aSignedInPerson(platform);
    const unpaid = (await orderPlan(me, 3)).body.data;
    expect(await refund(unpaid.id)).toMatchObject({ status: 409, body: { code: "order_unpaid" } });
    const order = await buyPlan(me);
    for (const [more, code] of [
      [{ amount: 299_001 }, "refund_exceeds"],
      [{ amount: 0 }, "invalid_input"],
      [{ amount: -1 }, "invalid_input"],
      [{ amount: 1.5 }, "invalid_input"],
      [{ amount: "299000" }, "invalid_input"],
      [{ on: day(1) }, "invalid_input"],
      [{ on: day(-1) }, "invalid_input"],
      [{ on: "2026-02-31" }, "invalid_input"],
      [{ bankReference: " " }, "invalid_input"],
      [{ bankReference: "x".repeat(101) }, "invalid_input"],
      [{ reason: "" }, "invalid_input"],
    ] as const) {
      expect([more, (await refund(order.id, more)).body.code]).toEqual([more, code]);
    }
    expect((await refund(randomUUID())).status).toBe(404);
    expect(await periods(me)).toHaveLength(1);
  });

  it.each(["free", "moderator"] as const)("is refused to somebody who is %s", async (kind) => {
    const order = await buyPlan(await aSignedInPerson(platform));
    const person = await aSignedInPerson(platform, { kind });
    expect(await refund(order.id, {}, person)).toMatchObject({ status: 403, body: { code: "not_allowed" } });
  });

  it("is money that comes to light for an order of which some went back", async () => {
    const me = await aSignedInPerson(platform);
    const order = (await orderPlan(me)).body.data;
    await decide(staff, `order/${order.id}/verify`, { reason: "Tiền mặt" });
    await refund(order.id, { amount: 100_000 });
    await pay(platform, { content: order.orderCode, amount: 299_000 });
    const waiting = await readAnswer<{ id: number }[]>(
      await staff.call("/admin/transaction?outcome=unmatched"),
    );
    const match = await decide(staff, `transaction/${waiting.body.data.at(-1)?.id}/match`, {
      ...{ orderCode: order.orderCode, reason: "Trả muộn" },
    });
    expect([match.status, match.body.code]).toEqual([409, "already_done"]);
  });
});

describe("a refund in the back office", () => {
  it("stands with its order, in the log with who wrote it down, in the list and in the file of its month", async () => {
    const me = await aSignedInPerson(platform, { fullname: "Đỗ Thị Hiền" });
    const order = await buyPlan(me);
    const { owner } = platform.database;
    await owner.query(
      `update "order" set "createdAt" = '2025-03-30T02:00:00Z', "verifiedAt" = '2025-03-30T03:00:00Z' where id = $1`,
      [order.id],
    );
    await owner.query(
      `insert into ops.metric (step, starts, name, value)
       select 'month', '2025-04-01', name, 0 from unnest(array['refunds', 'refunded', 'income']) name`,
    );
    // The first of April in Vietnam; the order was verified in March.
    await refund(order.id, { on: "2025-04-01", bankReference: "=FT9", amount: 99_000 });
    const { body } = await readAnswer(await staff.call(`/admin/order/${order.id}`));
    expect(body.data).toMatchObject({
      ...{ paid: 299_000, refundedAmount: 99_000, refundedAt: null },
      refunds: [{ amount: 99_000, on: "2025-04-01", bankReference: "=FT9", reason: "Người mua đổi ý" }],
    });
    expect(Reflect.get(body.data, "history")).toContainEqual(
      expect.objectContaining({ who: "Lê Quản Trị", subject: "public.order", changed: ["refundedAmount"] }),
    );
    const listed = await readAnswer<{ orders: { id: string }[] }>(
      await staff.call("/admin/order?state=refunded&limit=100&q=do+thi+hien"),
    );
    expect(listed.body.data.orders).toMatchObject([{ id: order.id, refundedAmount: 99_000 }]);

    const months = await readAnswer<object[]>(await staff.call("/admin/revenue?from=2025-03&to=2025-04"));
    expect(months.body.data).toMatchObject([
      { month: "2025-03", planAmount: 299_000, orderRefunds: 0, orderRefunded: 0 },
      { month: "2025-04", planAmount: 0, orderRefunds: 1, orderRefunded: 99_000 },
    ]);
    const { rows: kept } = await owner.query("select name, value::int from ops.metric order by name");
    expect(kept).toEqual([
      { name: "income", value: 0 },
      { name: "refunded", value: 99_000 },
      { name: "refunds", value: 1 },
    ]);
    const { rows: counted } = await owner.query(
      `select value::int from ops.count_metrics('2025-04-01 00:00+07', '2025-04-02 00:00+07') where name = 'refunded'`,
    );
    expect(counted).toEqual([{ value: 99_000 }]);

    const file = async (name: string, query: string) =>
      (await (await staff.call(`/admin/export/${name}?${query}`)).text()).trim().split("\r\n").slice(1);
    expect(await file("refunds", "from=2025-03-01&to=2025-03-31")).toEqual([]);
    const [line, ...others] = await file("refunds", "from=2025-04-01&to=2025-04-30");
    expect([line, others]).toEqual([
      expect.stringMatching(new RegExp(`^\\d+,2025-04-01,99000,${order.orderCode},Gói hội viên,.*"'=FT9"`)),
      [],
    ]);
    const [sold] = await file("orders", "from=2025-03-01&to=2025-03-31");
    expect(sold).toMatch(/,99000,$/);
  });

  it("outlives its buyer without a word about them", async () => {
    const me = await aSignedInPerson(platform);
    const order = await buyPlan(me);
    await refund(order.id, { amount: 1_000, reason: "Chị Hà gọi điện xin lại" });
    const archive = await (await me.call("/account/export")).arrayBuffer();
    expect(unzip(new Uint8Array(archive))["doc-toi.html"]).toContain("Chị Hà gọi điện xin lại");
    await platform.database.owner.query("select auth.delete_user($1)", [me.id]);
    const { rows: left } = await platform.database.owner.query(
      "select amount::int, reason from money.refund where order_id = $1",
      [order.id],
    );
    expect(left).toEqual([{ amount: 1_000, reason: null }]);
    // What was paid can still go back to somebody who has left.
    expect((await refund(order.id, { amount: 298_000 })).body.data.refundedAt).not.toBeNull();
  });
});

describe("the ledger of refunds", () => {
  it("is not rewritten, and takes no more than came in, whoever asks", async () => {
    const order = await buyPlan(await aSignedInPerson(platform));
    await refund(order.id, { amount: 1_000 });
    const { owner } = platform.database;
    for (const text of [
      "update money.refund set amount = 1",
      "update money.refund set reason = 'x'",
      "delete from money.refund",
      "truncate money.refund",
    ]) {
      await expect(owner.query(text)).rejects.toMatchObject({ code: "42501" });
    }
    await expect(
      owner.query(
        `insert into money.refund (order_id, amount, refunded_on, bank_reference) values ($1, 298001, current_date, 'x')`,
        [order.id],
      ),
    ).rejects.toMatchObject({ code: "23514" });
  });
});
