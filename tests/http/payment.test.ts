import { createHmac, randomBytes } from "node:crypto";
import { defaultBrand } from "@bentrong/contract/brand";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deleteAccount } from "../../apps/server/src/api/gotrue/delete-account.ts";
import { qrPng } from "../../apps/server/src/features/orders/qr-picture.ts";
import { settle, settleWaiting } from "../../apps/server/src/features/orders/settle.ts";
import { MONEY_SERVICE } from "../../apps/server/src/platform/database/database.ts";
import { lockPurchases } from "../../apps/server/src/platform/database/lock-purchases.ts";
import { vietQrPayload } from "../../apps/server/src/platform/payments/vietqr.ts";
import { eventually } from "../support/eventually.ts";
import { lettersTo, letterTo } from "../support/letters.ts";
import {
  ACCOUNT,
  CASSO_SECRET,
  COURSES,
  decide,
  hook,
  ledger,
  type Order,
  openShop,
  orderCourse,
  orderPlan,
  PAYOS_KEY,
  pay,
  planOrder,
  readAnswer,
  sepayBody,
  sepayHeaders,
} from "./buying.ts";
import type { Platform } from "./platform.ts";
import { aSignedInPerson, type SignedIn } from "./signed-in.ts";
import { readEvents } from "./talking.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await openShop();
});
afterAll(() => platform.close());

async function aBuyer(plan = 2): Promise<{ me: SignedIn; order: Order }> {
  const me = await aSignedInPerson(platform);
  return { me, order: (await orderPlan(me, plan)).body.data };
}
const fetchMemberships = async (me: SignedIn) =>
  (await (await me.call("/rest/v1/membership?select=*,plan(*)")).json()) as {
    planId: number;
    startsAt: string;
    expiresAt: string;
    plan: { name: string };
  }[];
/** The newest row of the ledger. */
const lastTransfer = async () => (await ledger(platform)).at(-1);

describe("a transfer that the bank reports", () => {
  it("verifies the order, starts the membership and writes one letter", async () => {
    const { me, order } = await aBuyer();
    const answer = await pay(platform, { content: `CT DEN ${order.orderCode} FT2612`, amount: 299_000 });
    expect(answer).toEqual({ status: 200, body: { success: true } });
    expect((await planOrder(me, order.id)).status).toBe("VERIFIED");
    const [membership, ...others] = await fetchMemberships(me);
    expect(others).toEqual([]);
    expect(membership).toMatchObject({ planId: 2, plan: { name: "Premium 1 tháng" } });
    const days = (Date.parse(membership?.expiresAt ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(30, 2);
    const letter = await letterTo(platform, me.email, "membership_started");
    expect(letter).toMatchObject({ orderCode: order.orderCode, title: "Premium 1 tháng", price: 299_000 });
    expect(await lettersTo(platform, me.email)).toHaveLength(1);
    expect(await lastTransfer()).toMatchObject({ outcome: "matched", order_id: order.id, surplus: 0 });
  });

  it("opens a course", async () => {
    const me = await aSignedInPerson(platform);
    const { body } = await orderCourse(me);
    expect((await me.call(`/course/${COURSES.paid}/lms`)).status).toBe(403);
    await pay(platform, { content: body.data.orderCode, amount: 450_000 });
    expect(await readAnswer(await me.call(`/course/${COURSES.paid}/lms`))).toMatchObject({ status: 200 });
    const letter = await letterTo(platform, me.email, "order_paid");
    expect(letter).toMatchObject({ title: "Thở giữa phố", courseId: COURSES.paid });
  });

  it("counts although the payer already claimed to have paid", async () => {
    const { me, order } = await aBuyer();
    await me.call(`/companion/order/${order.id}/confirm`, { method: "POST" });
    await pay(platform, { content: order.orderCode, amount: 299_000 });
    expect((await planOrder(me, order.id)).status).toBe("VERIFIED");
  });

  it.each([
    [
      "in lower case, between the bank's own words",
      (code: string) => `mbvcb.327 ${code.toLowerCase()}.ct tu 0123`,
    ],
    [
      "torn apart by spaces",
      (code: string) => `${code.slice(0, 2)} ${code.slice(2, 6)} ${code.slice(6)} chuyen tien`,
    ],
    ["with a dash and dots", (code: string) => `${code.slice(0, 2)}-${code.slice(2)}.....`],
    ["run together with what stands around it", (code: string) => `IBFT${code}0987654321`],
    ["in a sentence with marks", (code: string) => `Chị Hòa gửi ${code} nhé, cảm ơn`],
  ])("is found by its code %s", async (_, memo) => {
    const { me, order } = await aBuyer();
    await pay(platform, { content: memo(order.orderCode), amount: 299_000 });
    expect((await planOrder(me, order.id)).status).toBe("VERIFIED");
  });

  it("of more than the price verifies, and the surplus is noted", async () => {
    const { me, order } = await aBuyer();
    await pay(platform, { content: order.orderCode, amount: 300_000 });
    expect((await planOrder(me, order.id)).status).toBe("VERIFIED");
    expect(await lastTransfer()).toMatchObject({ outcome: "matched", surplus: 1_000 });
  });

  it("told twenty times at once counts once", async () => {
    const { me, order } = await aBuyer();
    const told = { id: 777_001, content: order.orderCode, amount: 299_000, reference: "MBVCB.777001" };
    const before = (await ledger(platform)).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(platform, told)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await ledger(platform)).toHaveLength(before + 1);
    expect(await fetchMemberships(me)).toHaveLength(1);
    expect(await lettersTo(platform, me.email)).toHaveLength(1);
  });

  it("under an id that was told before with other money is another transfer, and is not lost", async () => {
    const [one, two] = [await aBuyer(), await aBuyer(3)];
    const before = (await ledger(platform)).length;
    const first = { id: 42, content: one.order.orderCode, amount: 299_000, reference: "FT-42-A" };
    const second = { id: 42, content: two.order.orderCode, amount: 399_000, reference: "FT-42-B" };
    for (const told of [first, second, first, second]) await pay(platform, told);
    expect(await ledger(platform)).toHaveLength(before + 2);
    for (const { me } of [one, two]) expect(await fetchMemberships(me)).toHaveLength(1);
  });

  it.each([
    ["signs that no text can hold", { reference: "FT\u0000\u0007" }],
    ["a reference that no index can hold", { reference: randomBytes(6_000).toString("base64") }],
    ["an account with signs that no text can hold", { account: `${ACCOUNT}\u0000` }],
  ])("is not refused because of %s", async (_, odd) => {
    const { me, order } = await aBuyer();
    const answer = await pay(platform, { content: order.orderCode, amount: 299_000, ...odd });
    expect(answer.status).toBe(200);
    expect((await planOrder(me, order.id)).status).toBe("VERIFIED");
  });

  it("told by two services is one transfer", async () => {
    const { me, order } = await aBuyer();
    await pay(platform, { content: order.orderCode, amount: 299_000, reference: "VCB.TWICE" });
    const before = (await ledger(platform)).length;
    await casso({ id: 5_001, reference: "VCB.TWICE", description: order.orderCode, amount: 299_000 });
    expect(await ledger(platform)).toHaveLength(before);
    expect(await fetchMemberships(me)).toHaveLength(1);
  });
});

describe("money that belongs to no order", () => {
  const queued = async (reason: string, amount: number, named: Order | null) => {
    const staff = await aSignedInPerson(platform, { kind: "administrator" });
    const { body } = await readAnswer<Record<string, unknown>[]>(await staff.call("/admin/transaction"));
    expect(body.data.at(-1)).toMatchObject({
      reason,
      amount,
      order: named && { orderCode: named.orderCode, price: named.price },
    });
    return { staff, id: Number(body.data.at(-1)?.id) };
  };

  it("too little stays in the queue and opens nothing", async () => {
    const { me, order } = await aBuyer();
    await pay(platform, { content: order.orderCode, amount: 298_999 });
    expect((await planOrder(me, order.id)).status).toBe("PENDING");
    expect(await fetchMemberships(me)).toEqual([]);
    await queued("underpaid", 298_999, order);
  });

  it("without a code, or with one that nobody has, it waits for a person", async () => {
    await pay(platform, { content: "chuyen tien", amount: 5_000 });
    await queued("no_code", 5_000, null);
    const { order } = await aBuyer();
    const last = order.orderCode.at(-1) === "2" ? "3" : "2";
    await pay(platform, { content: order.orderCode.slice(0, -1) + last, amount: 299_000 });
    await queued("no_code", 299_000, null);
  });

  it("a second transfer for one order is not lost", async () => {
    const { me, order } = await aBuyer();
    await pay(platform, { content: order.orderCode, amount: 299_000 });
    await pay(platform, { content: order.orderCode, amount: 299_000 });
    expect(await fetchMemberships(me)).toHaveLength(1);
    await queued("already_paid", 299_000, order);
  });

  it("for a cancelled or expired order it waits, and an administrator gives it to that order", async () => {
    const { me, order } = await aBuyer();
    await me.call(`/companion/order/${order.id}/cancel`, { method: "POST" });
    await pay(platform, { content: order.orderCode, amount: 299_000 });
    await queued("late", 299_000, order);

    const second = await aBuyer();
    await platform.database.owner.query(
      `update "order" set "createdAt" = now() - interval '2 days', "expiresAt" = now() - interval '1 day' where id = $1`,
      [second.order.id],
    );
    await pay(platform, { content: second.order.orderCode, amount: 299_000 });
    const { staff, id } = await queued("late", 299_000, second.order);
    expect(await fetchMemberships(second.me)).toEqual([]);
    const match = { orderCode: second.order.orderCode, reason: "Trả muộn một ngày" };
    expect(await decide(staff, `transaction/${id}/match`, match)).toMatchObject({
      status: 200,
      body: { data: { status: "VERIFIED" } },
    });
    expect(await fetchMemberships(second.me)).toHaveLength(1);
    expect((await decide(staff, `transaction/${id}/match`, match)).status).toBe(409);
  });

  it("for an account that is not ours it opens nothing", async () => {
    const { me, order } = await aBuyer();
    await pay(platform, { content: order.orderCode, amount: 299_000, account: "999999999" });
    expect((await planOrder(me, order.id)).status).toBe("PENDING");
    await queued("other_account", 299_000, order);
  });

  it("after an administrator verified by hand it joins that order and opens nothing more", async () => {
    const { me, order } = await aBuyer();
    const staff = await aSignedInPerson(platform, { kind: "administrator" });
    await decide(staff, `order/${order.id}/verify`, { reason: "Ảnh chụp màn hình ngân hàng" });
    await pay(platform, { content: order.orderCode, amount: 299_000 });
    const { id } = await queued("already_paid", 299_000, order);
    await decide(staff, `transaction/${id}/match`, { orderCode: order.orderCode, reason: "Đúng khoản đó" });
    expect(await fetchMemberships(me)).toHaveLength(1);
    expect((await ledger(platform)).find((row) => row.order_id === order.id)).toMatchObject({
      outcome: "matched",
    });
  });

  it("given back, it leaves the queue for good", async () => {
    const { order } = await aBuyer();
    await pay(platform, { content: order.orderCode, amount: 1_000 });
    const { staff, id } = await queued("underpaid", 1_000, order);
    expect((await decide(staff, `transaction/${id}/refunded`, { reason: "Đã chuyển trả" })).status).toBe(200);
    const match = { orderCode: order.orderCode, reason: "Thử" };
    expect((await decide(staff, `transaction/${id}/match`, match)).body.code).toBe("transfer_settled");
  });
});

interface Shown extends Order {
  receivedAmount: number;
  transfers: { amount: number; state: string }[];
}
const shownTo = async (me: SignedIn, { id }: Order) => (await planOrder(me, id)) as Shown;
const emailKinds = async (me: SignedIn) => (await lettersTo(platform, me.email)).map(({ kind }) => kind);

describe("transfers that are not exact", () => {
  it("add up while the order is open; the payer is told what arrived, what is missing, and that it is paid", async () => {
    const { me, order } = await aBuyer(3);
    await pay(platform, { content: order.orderCode, amount: 300_000 });
    const short = await shownTo(me, order);
    expect(short).toMatchObject({
      ...{ status: "PENDING", receivedAmount: 300_000, price: 399_000 },
      transfers: [{ amount: 300_000, state: "counted" }],
    });
    expect(await letterTo(platform, me.email, "payment_received")).toMatchObject({
      ...{ outcome: "short", amount: 300_000, received: 300_000, missing: 99_000 },
    });
    expect(short.qrCode).not.toBe(order.qrCode);
    const expected = vietQrPayload({
      ...{ bankBin: defaultBrand.bank.bin, accountNumber: ACCOUNT, amount: 99_000, memo: order.orderCode },
    });
    const picture = await (await fetch(`${platform.url}${short.qrCode}`)).arrayBuffer();
    expect(Buffer.from(picture).equals(await qrPng(expected))).toBe(true);

    await pay(platform, { content: order.orderCode, amount: 99_000 });
    expect(await shownTo(me, order)).toMatchObject({ status: "VERIFIED", receivedAmount: 399_000 });
    expect(await fetchMemberships(me)).toHaveLength(1);
    expect(await letterTo(platform, me.email, "membership_started")).toMatchObject({ received: 399_000 });
    const rows = (await ledger(platform)).filter((row) => row.order_id === order.id);
    expect(rows).toMatchObject([
      { outcome: "matched", reason: null, surplus: 0 },
      { outcome: "matched", reason: null, surplus: 0 },
    ]);
  });

  it("of which the last brings too much say so on the receipt", async () => {
    const { me, order } = await aBuyer();
    for (const amount of [200_000, 150_000]) await pay(platform, { content: order.orderCode, amount });
    expect(await letterTo(platform, me.email, "membership_started")).toMatchObject({
      ...{ price: 299_000, received: 350_000 },
    });
    const receipt = await me.call(`/rest/v1/orderTransfer?orderId=eq.${order.id}&order=id.asc`);
    expect(await receipt.json()).toMatchObject([
      { amount: 200_000, state: "counted" },
      { amount: 150_000, state: "counted" },
    ]);
    expect(await lastTransfer()).toMatchObject({ surplus: 51_000 });
  });

  it("told three times each and all at once still make one membership", async () => {
    const { me, order } = await aBuyer();
    const parts = [100_000, 100_000, 99_000].map((amount, n) => ({
      ...{ id: `part-${order.orderCode}-${n}`, content: order.orderCode, amount },
      reference: `PART.${order.orderCode}.${n}`,
    }));
    await Promise.all([...parts, ...parts, ...parts].map((told) => pay(platform, told)));
    expect(await shownTo(me, order)).toMatchObject({ status: "VERIFIED", receivedAmount: 299_000 });
    expect(await fetchMemberships(me)).toHaveLength(1);
    const kinds = await emailKinds(me);
    expect(kinds.toSorted()).toEqual(["membership_started", "payment_received", "payment_received"]);
  });

  it.each([
    ["already_paid", async (order: Order) => pay(platform, { content: order.orderCode, amount: 299_000 })],
    ["late", async (order: Order) => expireNow(order)],
  ] as const)("that come when the order is %s wait, and the payer is told", async (outcome, first) => {
    const { me, order } = await aBuyer();
    await first(order);
    await pay(platform, { content: order.orderCode, amount: 299_000 });
    expect((await shownTo(me, order)).transfers.at(-1)).toMatchObject({ amount: 299_000, state: "waiting" });
    expect(await letterTo(platform, me.email, "payment_received")).toMatchObject({
      outcome,
      amount: 299_000,
    });
    expect(await lastTransfer()).toMatchObject({ outcome: "unmatched", reason: outcome });
  });

  it("are sent back, and the payer is told that too", async () => {
    const { me, order } = await aBuyer();
    const staff = await aSignedInPerson(platform, { kind: "administrator" });
    await pay(platform, { content: order.orderCode, amount: 9_000 });
    const { body } = await readAnswer<{ id: number }[]>(await staff.call("/admin/transaction"));
    await decide(staff, `transaction/${body.data.at(-1)?.id}/refunded`, { reason: "Không mua nữa" });
    const told = await shownTo(me, order);
    expect(told).toMatchObject({ receivedAmount: 0, transfers: [{ state: "returned" }] });
    expect((await lettersTo(platform, me.email)).map((one) => Reflect.get(one, "outcome"))).toEqual([
      "short",
      "returned",
    ]);
  });

  it("are shown to nobody but the payer of the order that they pay, wherever they were first noted", async () => {
    const [one, two] = [await aBuyer(), await aBuyer()];
    const staff = await aSignedInPerson(platform, { kind: "administrator" });
    await pay(platform, { content: one.order.orderCode, amount: 250_000 });
    const { body } = await readAnswer<{ id: number }[]>(await staff.call("/admin/transaction"));
    const match = { orderCode: two.order.orderCode, reason: "Ghi nhầm mã" };
    await decide(staff, `transaction/${body.data.at(-1)?.id}/match`, match);
    expect((await shownTo(one.me, one.order)).transfers).toEqual([]);
    expect(await shownTo(two.me, two.order)).toMatchObject({ status: "VERIFIED", receivedAmount: 250_000 });
    const own = `/rest/v1/orderTransfer?select=amount`;
    expect(await (await one.me.call(own)).json()).toEqual([]);
    expect(await (await two.me.call(own)).json()).toEqual([{ amount: 250_000 }]);
  });

  it("go along when staff accept less than the price, and the rest can be given to the order afterwards", async () => {
    const { me, order } = await aBuyer();
    const staff = await aSignedInPerson(platform, { kind: "administrator" });
    await pay(platform, { content: order.orderCode, amount: 200_000 });
    await decide(staff, `order/${order.id}/verify`, { reason: "Bớt giá" });
    expect(await shownTo(me, order)).toMatchObject({ status: "VERIFIED", receivedAmount: 200_000 });
    expect(await letterTo(platform, me.email, "membership_started")).toMatchObject({ received: 200_000 });
    await pay(platform, { content: order.orderCode, amount: 99_000 });
    const { body } = await readAnswer<{ id: number }[]>(await staff.call("/admin/transaction"));
    const match = { orderCode: order.orderCode, reason: "Phần còn lại" };
    expect((await decide(staff, `transaction/${body.data.at(-1)?.id}/match`, match)).status).toBe(200);
    expect(await shownTo(me, order)).toMatchObject({ receivedAmount: 299_000 });
    expect(await fetchMemberships(me)).toHaveLength(1);
  });
});

describe("an order that closes", () => {
  it("by its time tells whoever had paid a part, once, and nobody else", async () => {
    const [paid, idle] = [await aBuyer(), await aBuyer()];
    await pay(platform, { content: paid.order.orderCode, amount: 100_000 });
    for (const { me, order } of [paid, idle]) {
      await expireNow(order);
      // Whoever asks at that moment is told, without waiting for the work of every minute.
      for (const _ of [1, 2]) expect((await planOrder(me, order.id)).expiredAt).not.toBeNull();
      expect((await me.call(`/companion/order/${order.id}/confirm`, { method: "POST" })).status).toBe(409);
    }
    expect(await letterTo(platform, paid.me.email, "order_closed")).toMatchObject({
      ...{ cause: "expired", received: 100_000 },
    });
    expect(await emailKinds(paid.me)).toHaveLength(2);
    expect(await emailKinds(idle.me)).toEqual([]);
    expect((await shownTo(paid.me, paid.order)).transfers).toMatchObject([{ state: "waiting" }]);
  });

  it("by the staff's decision tells the payer why", async () => {
    const { me, order } = await aBuyer();
    const staff = await aSignedInPerson(platform, { kind: "administrator" });
    await me.call(`/companion/order/${order.id}/confirm`, { method: "POST" });
    await decide(staff, `order/${order.id}/reject`, { reason: "Chưa thấy tiền vào tài khoản" });
    expect(await letterTo(platform, me.email, "order_closed")).toMatchObject({
      ...{ cause: "rejected", reason: "Chưa thấy tiền vào tài khoản", received: 0 },
    });
  });
});

describe("a reminder to a payer who sent too little", () => {
  it("goes out once a day, says what is missing, and stands in the log", async () => {
    const { me, order } = await aBuyer();
    const staff = await aSignedInPerson(platform, { kind: "administrator", fullname: "Lê Quản Trị" });
    const remind = () => decide(staff, `order/${order.id}/remind`, {});
    expect(await remind()).toMatchObject({ status: 409, body: { code: "nothing_missing" } });
    await pay(platform, { content: order.orderCode, amount: 200_000 });
    expect((await remind()).status).toBe(200);
    expect(await remind()).toMatchObject({ status: 409, body: { code: "already_done" } });
    expect(await letterTo(platform, me.email, "payment_reminder")).toMatchObject({
      ...{ received: 200_000, missing: 99_000, orderCode: order.orderCode },
    });
    const { body } = await readAnswer(await staff.call(`/admin/order/${order.id}`));
    expect(Reflect.get(body.data, "history")).toContainEqual(
      expect.objectContaining({ action: "REMIND_PAYER", who: "Lê Quản Trị" }),
    );
    const member = await aSignedInPerson(platform);
    expect((await decide(member, `order/${order.id}/remind`, {})).status).toBe(403);
  });
});

const expireNow = (order: Order) =>
  platform.database.owner.query(
    `update "order" set "createdAt" = now() - interval '2 days', "expiresAt" = now() - interval '1 minute' where id = $1`,
    [order.id],
  );

describe("a call that is not the bank's service", () => {
  const body = () => sepayBody({ content: "x", amount: 1_000 });
  const refused = async (text: string, headers: Record<string, string>) => {
    const before = (await ledger(platform)).length;
    expect((await hook(platform, "sepay", text, headers)).status).toBe(401);
    expect(await ledger(platform)).toHaveLength(before);
  };

  it("without a signature, or with one by another key, changes nothing", async () => {
    const text = body();
    await refused(text, {});
    await refused(text, { Authorization: "Apikey a secret of this test for SePay" });
    await refused(text, sepayHeaders(text, { secret: "another secret altogether" }));
  });

  it("with a signature over another amount changes nothing", async () => {
    const text = body();
    await refused(text.replace("1000", "9000"), sepayHeaders(text));
  });

  it("with a signature that is ten minutes old changes nothing", async () => {
    const text = body();
    await refused(text, sepayHeaders(text, { at: Date.now() - 10 * 60_000 }));
  });

  it("nested without end is refused like any other", async () => {
    const text = `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`;
    const headers = { "X-Casso-Signature": `t=1,v1=${"0".repeat(128)}` };
    for (const provider of ["sepay", "casso", "payos"]) {
      expect((await hook(platform, provider, text, headers)).status).toBe(401);
    }
  });

  it("to a service that is not configured is not found", async () => {
    for (const provider of ["simulated", "momo", "__proto__"]) {
      expect((await hook(platform, provider, "{}")).status).toBe(404);
    }
  });

  it("signed, but not a transfer, is refused as it is", async () => {
    const before = (await ledger(platform)).length;
    const deep = `{"id":1,"x":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    for (const text of ["{}", "[]", "no json", '{"id":1,"transferAmount":"many"}', deep]) {
      expect((await hook(platform, "sepay", text, sepayHeaders(text))).status).toBe(400);
    }
    expect(await ledger(platform)).toHaveLength(before);
  });
});

describe("money that went out, and calls that try the address", () => {
  it("are answered with yes and written nowhere", async () => {
    const before = (await ledger(platform)).length;
    expect((await pay(platform, { content: "tra luong", amount: 9_000, type: "out" })).status).toBe(200);
    expect((await casso({ id: 0, description: "giao dich thu nghiem", amount: 599_000 })).status).toBe(200);
    expect((await casso({ id: 17, description: "tra tien", amount: -599_000 })).status).toBe(200);
    expect(await ledger(platform)).toHaveLength(before);
  });
});

describe("Casso and payOS", () => {
  it("Casso's transfer verifies an order, and a changed one is refused", async () => {
    const { me, order } = await aBuyer();
    const told = { id: 8_001, description: `NL ${order.orderCode}`, amount: 299_000 };
    expect((await casso(told, { forged: true })).status).toBe(401);
    expect((await planOrder(me, order.id)).status).toBe("PENDING");
    expect((await casso(told)).status).toBe(200);
    expect((await planOrder(me, order.id)).status).toBe("VERIFIED");
  });

  it("payOS's transfer verifies an order, and a changed one is refused", async () => {
    const { me, order } = await aBuyer();
    const told = { description: order.orderCode, amount: 299_000, reference: "TF261122" };
    expect((await payos(told, { forged: true })).status).toBe(401);
    expect((await planOrder(me, order.id)).status).toBe("PENDING");
    expect((await payos(told)).status).toBe(200);
    expect((await payos(told)).status).toBe(200);
    expect((await planOrder(me, order.id)).status).toBe("VERIFIED");
    expect(await fetchMemberships(me)).toHaveLength(1);
  });
});

describe("a process that ended between writing down and settling", () => {
  it("leaves the transfer to the next look, which settles it once", async () => {
    const { me, order } = await aBuyer();
    const { rows } = await platform.database.owner.query(
      `insert into money.bank_transaction (provider, provider_id, account_number, amount, memo, transferred_at, raw)
       values ('sepay', 'left-behind', $1, 299000, $2, now(), '{}') returning id`,
      [ACCOUNT, order.orderCode],
    );
    const id = Number(rows[0]?.id);
    const settled = await Promise.all([settleWaiting(platform), settle(platform, id), settle(platform, id)]);
    expect(settled[0]).toBeLessThanOrEqual(1);
    expect((await planOrder(me, order.id)).status).toBe("VERIFIED");
    expect(await fetchMemberships(me)).toHaveLength(1);
  });
});

describe("a bank statement", () => {
  const importAs = async (staff: SignedIn, text: string) =>
    readAnswer<Record<string, number>>(
      await staff.call("/admin/statement", {
        method: "POST",
        body: text,
        headers: { "Content-Type": "text/csv" },
      }),
    );

  it("settles what it has, once, and leaves out what went out and what a webhook told", async () => {
    const staff = await aSignedInPerson(platform, { kind: "administrator" });
    const one = await aBuyer();
    const two = await aBuyer(3);
    await pay(platform, { content: two.order.orderCode, amount: 399_000, reference: "FT-2" });
    const text = [
      "\uFEFFNgày giao dịch;Số tham chiếu;Ghi nợ;Ghi có (VND);Nội dung chi tiết",
      `${today()} 08:00:00;FT-1;;"299.000";"=HYPERLINK(""http://x""); ${one.order.orderCode}"`,
      `${today()};FT-2;;399.000;${two.order.orderCode}`,
      `${today()};FT-3;50.000;;phi dich vu`,
      `${today()};FT-4;;12.000;an sang`,
    ].join("\r\n");
    const first = await importAs(staff, text);
    expect(first.body.data).toEqual({ transfers: 3, matched: 1, unmatched: 1, known: 1 });
    expect((await planOrder(one.me, one.order.id)).status).toBe("VERIFIED");
    expect(await fetchMemberships(two.me)).toHaveLength(1);
    const again = await importAs(staff, text);
    expect(again.body.data).toEqual({ transfers: 3, matched: 0, unmatched: 0, known: 3 });
  });

  it.each([
    ["without its columns", "a,b,c\n1,2,3"],
    ["with an amount that is no number", "Ngày,Ghi có,Nội dung\n01/11/2026,nhiều,x"],
    ["with a date that is none", "Ngày,Ghi có,Nội dung\n31/02/26,1000,x"],
    ["with a quote that never ends", 'Ngày,Ghi có,Nội dung\n01/11/2026,1000,"x'],
    ["that is empty", ""],
  ])("%s is refused and nothing of it is taken in", async (_, text) => {
    const staff = await aSignedInPerson(platform, { kind: "administrator" });
    const before = (await ledger(platform)).length;
    expect(await importAs(staff, text)).toMatchObject({ status: 400, body: { code: "invalid_input" } });
    expect(await ledger(platform)).toHaveLength(before);
  });
});

describe("a payer who leaves", () => {
  it("takes the words of staff along; the money and what it was for stay, and money that comes later waits", async () => {
    const { me, order } = await aBuyer();
    const open = (await orderCourse(me)).body.data;
    const staff = await aSignedInPerson(platform, { kind: "administrator" });
    await pay(platform, { content: order.orderCode, amount: 100_000 });
    const { body } = await readAnswer<{ id: number }[]>(await staff.call("/admin/transaction"));
    await decide(staff, `transaction/${body.data.at(-1)?.id}/match`, {
      orderCode: order.orderCode,
      reason: "Chị Lan trả góp, đã gọi điện",
    });
    await platform.database.owner.query("select auth.delete_user($1)", [me.id]);
    await pay(platform, { content: open.orderCode, amount: open.price });
    expect(await lastTransfer()).toMatchObject({ outcome: "unmatched", reason: "late" });
    const { rows } = await platform.database.owner.query(
      `select o."userId", o.status, o.price, a.outcome, a.note, o."verifyReason" from "order" o
         join money.allocation a on a.order_id = o.id where o.id = $1`,
      [order.id],
    );
    expect(rows).toEqual([
      {
        userId: null,
        status: "VERIFIED",
        price: 299_000,
        outcome: "matched",
        note: null,
        verifyReason: null,
      },
    ]);
  });
});

describe("a payer who leaves at the moment their money arrives", () => {
  it("is given what was paid first, and gone then: neither waits for the other without end", async () => {
    const { me, order } = await aBuyer();
    const { database } = platform;
    let leaving: Promise<void> | undefined;
    await database.inTransaction(MONEY_SERVICE, async (tx) => {
      // As far as a settlement is when it has found its order.
      await lockPurchases(tx, me.id);
      await tx.query(`select from "order" where id = $1 for update`, [order.id]);
      const farewell = { id: me.id, email: me.email, lastAdministrator: "" };
      leaving = deleteAccount(platform, farewell, { warn: () => undefined });
      leaving.catch(() => undefined);
      await eventually(async () => {
        const { rows } = await database.owner.query(
          `select from pg_locks l join pg_stat_activity a using (pid)
            where not l.granted and a.datname = current_database()`,
        );
        expect(rows).toHaveLength(1);
      });
      await tx.query(`insert into membership ("userId", "planId", "expiresAt") values ($1, 2, now())`, [
        me.id,
      ]);
    });
    await leaving;
    const { rows } = await database.owner.query("select from auth.users where id = $1", [me.id]);
    expect(rows).toEqual([]);
  });
});

describe("a page that waits for the money", () => {
  it.each(["plan", "course"] as const)(
    "hears of a %s order by itself, and of money that comes after it",
    async (kind) => {
      const me = await aSignedInPerson(platform);
      const { body } = kind === "plan" ? await orderPlan(me) : await orderCourse(me, COURSES.other);
      const below = kind === "plan" ? "companion" : "course";
      const events = readEvents(await me.call(`/${below}/order/${body.data.id}/events`));
      expect((await events.next()).value).toMatchObject({ event: "order", data: { status: "PENDING" } });
      await me.call(`/${below}/order/${body.data.id}/confirm`, { method: "POST" });
      expect((await events.next()).value).toMatchObject({ event: "order", data: { status: "CONFIRMING" } });
      await pay(platform, { content: body.data.orderCode, amount: body.data.price });
      expect((await events.next()).value).toMatchObject({ event: "order", data: { status: "VERIFIED" } });
      await pay(platform, { content: body.data.orderCode, amount: 5_000 });
      expect((await events.next()).value).toMatchObject({
        data: { transfers: [{ state: "counted" }, { amount: 5_000, state: "waiting" }] },
      });
      await events.return();
    },
  );

  it("hears nothing more once its person signed out", async () => {
    const { me, order } = await aBuyer();
    const events = readEvents(await me.call(`/companion/order/${order.id}/events`));
    await events.next();
    await me.call("/auth/v1/logout", { method: "POST" });
    await pay(platform, { content: order.orderCode, amount: 299_000 });
    expect((await events.next()).done).toBe(true);
  });

  it("hears it from another server process too", async () => {
    const { me, order } = await aBuyer();
    const other = await platform.another();
    const events = readEvents(await me.call(`${other.url}/functions/v1/companion/order/${order.id}/events`));
    await events.next();
    await pay(platform, { content: order.orderCode, amount: 299_000 });
    expect((await events.next()).value).toMatchObject({ data: { status: "VERIFIED" } });
  });
});

const today = (): string =>
  new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10).split("-").reverse().join("/");

interface CassoTold {
  id: number;
  description: string;
  amount: number;
  reference?: string;
}

/** As Casso signs: over the JSON with its keys sorted. */
async function casso(told: CassoTold, { forged = false } = {}) {
  const data = {
    ...told,
    transactionDateTime: "2026-05-08 14:02:37",
    accountNumber: ACCOUNT,
    bankName: "VCB",
  };
  const ordered = Object.fromEntries(Object.entries(data).sort(([one], [other]) => (one < other ? -1 : 1)));
  const text = `1727948258788.${JSON.stringify({ data: ordered, error: 0 })}`;
  const v1 = createHmac("sha512", CASSO_SECRET).update(text).digest("hex");
  const sent = forged ? { ...data, amount: data.amount + 1 } : data;
  return hook(platform, "casso", JSON.stringify({ error: 0, data: sent }), {
    "X-Casso-Signature": `t=1727948258788,v1=${v1}`,
  });
}

/** As payOS signs: over key=value, sorted; the signature stands in the body. */
async function payos(
  told: { description: string; amount: number; reference: string },
  { forged = false } = {},
) {
  const data = {
    ...told,
    orderCode: 456,
    accountNumber: ACCOUNT,
    transactionDateTime: "2026-05-08 14:02:37",
    counterAccountName: null,
  };
  const text = Object.entries(data)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => `${key}=${value ?? ""}`)
    .join("&");
  const signature = createHmac("sha256", PAYOS_KEY).update(text).digest("hex");
  const sent = forged ? { ...data, amount: data.amount + 1 } : data;
  return hook(platform, "payos", JSON.stringify({ code: "00", success: true, data: sent, signature }));
}
