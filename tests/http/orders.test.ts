import { defaultBrand } from "@bentrong/contract/brand";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isOrderCode } from "../../apps/server/src/features/orders/order-code.ts";
import { closeExpired } from "../../apps/server/src/features/orders/orders.ts";
import { unzip } from "../support/unzip.ts";
import {
  COURSES,
  decide,
  type Order,
  openShop,
  orderCourse,
  orderPlan,
  planOrder,
  readAnswer,
} from "./buying.ts";
import type { Platform } from "./platform.ts";
import { aSignedInPerson, post } from "./signed-in.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await openShop();
});
afterAll(() => platform.close());

const inThePast = (id: string) =>
  platform.database.owner.query(
    `update "order" set "createdAt" = now() - interval '25 hours', "expiresAt" = now() - interval '1 hour' where id = $1`,
    [id],
  );

describe("an order for a plan", () => {
  it("carries everything that a payer needs, at the price that stands in the database", async () => {
    const me = await aSignedInPerson(platform);
    const { status, body } = await orderPlan(me);
    expect(status).toBe(200);
    const order = body.data;
    expect(order).toMatchObject({
      status: "PENDING",
      price: 299_000,
      planId: 2,
      courseId: null,
      cancelledAt: null,
    });
    expect(isOrderCode(order.orderCode)).toBe(true);
    expect(JSON.parse(order.paymentInfo)).toEqual({
      bankBin: defaultBrand.bank.bin,
      bankName: "Vietcombank",
      bankAccountNumber: "1012345678",
      bankAccountName: "CONG TY BEN TRONG",
      price: 299_000,
    });
    expect(JSON.parse(order.referenceInfo)).toEqual({ title: "Premium 1 tháng" });
    expect(Date.parse(order.expiresAt) - Date.parse(order.createdAt)).toBe(24 * 3_600_000);
    expect(order).not.toHaveProperty("userId");
  });

  it("keeps its price and title when the plan changes afterwards", async () => {
    const me = await aSignedInPerson(platform);
    const { owner } = platform.database;
    await owner.query(
      "insert into plan (id, name, type, price, duration) values (7, 'Cũ', '45', 100000, 45) on conflict do nothing",
    );
    const { body } = await orderPlan(me, 7);
    await owner.query("update plan set price = 900000, name = 'Mới' where id = 7");
    const order = await planOrder(me, body.data.id);
    expect([order.price, JSON.parse(order.referenceInfo).title]).toEqual([100_000, "Cũ"]);
  });

  it("a second one for the same plan is refused and brings the open one", async () => {
    const me = await aSignedInPerson(platform);
    const first = await orderPlan(me);
    const second = await orderPlan(me);
    expect(second).toMatchObject({
      status: 409,
      body: { code: "order_open", data: { id: first.body.data.id } },
    });
    expect((await orderPlan(me, 3)).status).toBe(200);
  });

  it("ten presses at once make one order", async () => {
    const me = await aSignedInPerson(platform);
    const answers = await Promise.all(Array.from({ length: 10 }, () => orderPlan(me)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  });

  it.each([
    [1, 400, "not_for_sale"],
    [99, 404, "not_found"],
    [99_999_999_999, 404, "not_found"],
  ])("plan %i is refused with %i %s", async (plan, status, code) => {
    const me = await aSignedInPerson(platform);
    expect(await orderPlan(me, plan)).toMatchObject({ status, body: { success: false, code } });
  });

  it("a body that names a price, a status, a plan or a person changes nothing", async () => {
    const me = await aSignedInPerson(platform);
    const other = await aSignedInPerson(platform);
    const forged = { price: 1, status: "VERIFIED", planId: 3, userId: other.id, role: "ROLE_ADMIN" };
    const { body } = await readAnswer(await me.call("/companion/2/order", post(forged)));
    expect(body.data).toMatchObject({ price: 299_000, status: "PENDING", planId: 2 });
    const { rows } = await platform.database.owner.query(`select "userId" from "order" where id = $1`, [
      body.data.id,
    ]);
    expect(rows).toEqual([{ userId: me.id }]);
  });

  it("somebody who is not signed in is told so", async () => {
    const response = await fetch(`${platform.url}/functions/v1/companion/2/order`, {
      method: "POST",
      headers: { apikey: platform.tokens.publicKey },
    });
    expect(response.status).toBe(401);
  });
});

describe("an order for a course", () => {
  it("is made for a paid, open course and loaded by the course", async () => {
    const me = await aSignedInPerson(platform);
    const { status, body } = await orderCourse(me);
    expect([status, body.data.price, body.data.courseId]).toEqual([200, 450_000, COURSES.paid]);
    const loaded = await readAnswer(await me.call(`/course/${COURSES.paid}/order`));
    expect(loaded).toMatchObject({ status: 200, body: { data: { id: body.data.id } } });
    expect(await orderCourse(me)).toMatchObject({ status: 409, body: { data: { id: body.data.id } } });
  });

  it.each([
    [COURSES.coming, 403, "course_not_open"],
    [COURSES.free, 400, "not_for_sale"],
    [999, 404, "not_found"],
  ])("course %i is refused with %i %s", async (course, status, code) => {
    const me = await aSignedInPerson(platform);
    expect(await orderCourse(me, course)).toMatchObject({ status, body: { code } });
  });

  it("a course without an order of mine has none to load", async () => {
    const me = await aSignedInPerson(platform);
    expect((await me.call(`/course/${COURSES.paid}/order`)).status).toBe(404);
  });
});

describe("a claim to have paid", () => {
  it("moves an order to CONFIRMING, once, and gives nothing", async () => {
    const me = await aSignedInPerson(platform);
    const { body } = await orderPlan(me);
    const path = `/companion/order/${body.data.id}/confirm`;
    expect(await readAnswer(await me.call(path, { method: "POST" }))).toMatchObject({
      status: 200,
      body: { data: { status: "CONFIRMING" } },
    });
    expect(await readAnswer(await me.call(path, { method: "POST" }))).toMatchObject({
      status: 409,
      body: { code: "already_done", data: { status: "CONFIRMING" } },
    });
    expect(await (await me.call("/rest/v1/membership?select=*")).json()).toEqual([]);
  });

  it("an administrator's own claim is a claim like any other", async () => {
    const staff = await aSignedInPerson(platform, { kind: "administrator" });
    const { body } = await orderCourse(staff);
    const claimed = await staff.call(`/course/order/${body.data.id}/confirm`, post({ status: "VERIFIED" }));
    expect((await readAnswer(claimed)).body.data.status).toBe("CONFIRMING");
    expect((await staff.call(`/course/${COURSES.paid}/lms`)).status).toBe(403);
  });

  it("is refused for another person's order and for the other kind's path, as not found", async () => {
    const me = await aSignedInPerson(platform);
    const other = await aSignedInPerson(platform);
    const { body } = await orderPlan(me);
    for (const path of [`/companion/order/${body.data.id}`, `/companion/order/${body.data.id}/events`]) {
      expect((await other.call(path)).status).toBe(404);
    }
    const confirm = (path: string, person = me) => person.call(path, { method: "POST" });
    expect((await confirm(`/companion/order/${body.data.id}/confirm`, other)).status).toBe(404);
    expect((await confirm(`/course/order/${body.data.id}/confirm`)).status).toBe(404);
    expect((await confirm("/companion/order/not-an-id/confirm")).status).toBe(404);
    expect((await planOrder(me, body.data.id)).status).toBe("PENDING");
  });
});

describe("the end of an unpaid order", () => {
  it("after 24 hours it is closed, its status stays, and a new one can be made", async () => {
    const me = await aSignedInPerson(platform);
    const { body } = await orderPlan(me);
    await inThePast(body.data.id);
    expect(await closeExpired(platform)).toBeGreaterThan(0);
    const closed = await planOrder(me, body.data.id);
    expect([closed.status, closed.cancelledAt]).toEqual(["PENDING", null]);
    expect(closed.expiredAt).not.toBeNull();
    const claim = await me.call(`/companion/order/${body.data.id}/confirm`, { method: "POST" });
    expect(await readAnswer(claim)).toMatchObject({ status: 409, body: { code: "order_closed" } });
    const next = await orderPlan(me);
    expect(next.status).toBe(200);
    expect(next.body.data.id).not.toBe(body.data.id);
  });

  it("a new order does not wait for the work that closes old ones", async () => {
    const me = await aSignedInPerson(platform);
    const { body } = await orderPlan(me);
    await inThePast(body.data.id);
    expect((await orderPlan(me)).status).toBe(200);
  });

  it("is told to whoever claims or cancels it too late, before that work came by", async () => {
    const me = await aSignedInPerson(platform);
    for (const asked of ["confirm", "cancel"]) {
      const { body } = await orderPlan(me);
      await inThePast(body.data.id);
      const answer = await readAnswer(
        await me.call(`/companion/order/${body.data.id}/${asked}`, { method: "POST" }),
      );
      expect(answer).toMatchObject({
        ...{ status: 409, body: { code: "order_closed", data: { status: "PENDING", cancelledAt: null } } },
      });
      expect(answer.body.data.expiredAt).not.toBeNull();
    }
  });

  it("one that was claimed to be paid does not expire", async () => {
    const me = await aSignedInPerson(platform);
    const { body } = await orderPlan(me);
    await me.call(`/companion/order/${body.data.id}/confirm`, { method: "POST" });
    await inThePast(body.data.id);
    await closeExpired(platform);
    expect((await planOrder(me, body.data.id)).expiredAt).toBeNull();
    expect((await orderPlan(me)).status).toBe(409);
  });

  it("cancelling closes it and keeps its status; a second cancelling is refused", async () => {
    const me = await aSignedInPerson(platform);
    const { body } = await orderPlan(me);
    const cancel = async () =>
      readAnswer(await me.call(`/companion/order/${body.data.id}/cancel`, { method: "POST" }));
    const { status, body: cancelled } = await cancel();
    expect([status, cancelled.data.status]).toEqual([200, "PENDING"]);
    expect(cancelled.data.cancelledAt).not.toBeNull();
    expect((await cancel()).status).toBe(409);
    expect((await orderPlan(me)).status).toBe(200);
  });
});

describe("the history of orders", () => {
  it("shows one's own rows through the data API, and nobody may write them there", async () => {
    const me = await aSignedInPerson(platform);
    const other = await aSignedInPerson(platform);
    await orderPlan(other);
    const { body } = await orderPlan(me);
    const rows = (await (await me.call("/rest/v1/order?select=*")).json()) as Order[];
    expect(rows.map(({ id }) => id)).toEqual([body.data.id]);
    const patched = await me.call(`/rest/v1/order?id=eq.${body.data.id}`, {
      method: "PATCH",
      body: JSON.stringify({ status: "VERIFIED" }),
    });
    expect(patched.status).toBe(403);
    expect((await planOrder(me, body.data.id)).status).toBe("PENDING");
  });
});

describe("the owner of an order", () => {
  it("learns that staff confirmed it, and never who or what they noted among themselves", async () => {
    const me = await aSignedInPerson(platform);
    const staff = await aSignedInPerson(platform, { kind: "administrator" });
    const { body } = await orderCourse(me);
    await decide(staff, `order/${body.data.id}/verify`, { reason: "Bạn của chị Lan" });
    const [row] = (await (await me.call("/rest/v1/order?select=*")).json()) as Record<string, unknown>[];
    expect(row).toMatchObject({ id: body.data.id, status: "VERIFIED", verifiedByHand: true });
    expect(Object.keys(row ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^verif(iedBy|yReason)$/)]),
    );
    for (const query of [
      "select=verifiedBy",
      "select=id,verifyReason",
      `verifiedBy=eq.${staff.id}`,
      "order=verifyReason",
      "or=(verifiedBy.is.null,id.is.null)",
    ]) {
      for (const who of [me, staff]) {
        const refused = await who.call(`/rest/v1/order?${query}`);
        expect([query, refused.status, (await refused.json()).code]).toEqual([query, 400, "42703"]);
      }
    }
    for (const path of [`/course/order/${body.data.id}`, "/rest/v1/courseEnroll?select=*,order(*)"]) {
      expect(await (await me.call(path)).text()).not.toMatch(new RegExp(`${staff.id}|chị Lan`));
    }
    const archive = await (await me.call("/account/export")).arrayBuffer();
    const { "du-lieu.json": json = "" } = unzip(new Uint8Array(archive));
    expect([json.includes("Bạn của chị Lan"), json.includes(staff.id)]).toEqual([true, false]);
  });
});

describe("an administrator's decision", () => {
  it("verifies an order with a reason, which opens what was bought, and the log says who", async () => {
    const me = await aSignedInPerson(platform);
    const staff = await aSignedInPerson(platform, { kind: "administrator" });
    const { body } = await orderCourse(me);
    const path = `order/${body.data.id}/verify`;
    expect((await decide(staff, path, { reason: "  " })).status).toBe(400);
    expect(await decide(staff, path, { reason: "Tiền mặt tại văn phòng" })).toMatchObject({
      status: 200,
      body: { data: { status: "VERIFIED" } },
    });
    expect((await decide(staff, path, { reason: "Lần nữa" })).status).toBe(409);
    const course = await readAnswer<Record<string, unknown>>(await me.call(`/course/${COURSES.paid}`));
    expect(course.body.data).toMatchObject({ isEnrolled: true, isOrdered: true });
    const { rows } = await platform.database.owner.query(
      "select actor_id, action, changed from ops.audit_log where subject = 'public.order' and subject_id = $1",
      [body.data.id],
    );
    expect(rows).toEqual([
      {
        actor_id: staff.id,
        action: "UPDATE",
        changed: ["status", "verifiedAt", "verifiedBy", "verifiedByHand", "verifyReason"],
      },
    ]);
  });

  it("rejects an order with a reason that its owner reads, and the owner may order again", async () => {
    const me = await aSignedInPerson(platform);
    const staff = await aSignedInPerson(platform, { kind: "administrator" });
    const { body } = await orderPlan(me);
    await me.call(`/companion/order/${body.data.id}/confirm`, { method: "POST" });
    const reason = "Chưa thấy khoản tiền nào";
    expect((await decide(staff, `order/${body.data.id}/reject`, { reason })).status).toBe(200);
    const rejected = await planOrder(me, body.data.id);
    expect([rejected.status, rejected.rejectReason]).toEqual(["CONFIRMING", reason]);
    expect((await decide(staff, `order/${body.data.id}/reject`, { reason })).body.code).toBe("order_closed");
    expect((await orderPlan(me)).status).toBe(200);
  });

  it.each(["free", "premium", "moderator"] as const)("is refused for somebody who is %s", async (kind) => {
    const me = await aSignedInPerson(platform, { kind });
    const { body } = await orderCourse(me);
    for (const path of [
      `order/${body.data.id}/verify`,
      `order/${body.data.id}/reject`,
      "transaction/1/match",
    ]) {
      const refused = await decide(me, path, { reason: "Tôi muốn thế", orderCode: body.data.orderCode });
      expect(refused).toMatchObject({ status: 403, body: { code: "not_allowed" } });
    }
    expect((await me.call("/admin/transaction")).status).toBe(403);
    expect((await me.call("/admin/statement", { method: "POST", body: "Ngày,Ghi có,Nội dung" })).status).toBe(
      403,
    );
  });
});
