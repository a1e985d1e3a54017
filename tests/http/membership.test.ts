import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { grantAccess } from "../../apps/server/src/features/orders/grant-access.ts";
import { setMembershipGrace } from "../../apps/server/src/features/orders/membership-grace.ts";
import { ORDER_COLUMNS, OrderRow } from "../../apps/server/src/features/orders/order.ts";
import { remindOfRenewals } from "../../apps/server/src/features/orders/reminders.ts";
import { MONEY_SERVICE } from "../../apps/server/src/platform/database/database.ts";
import { lettersTo } from "../support/letters.ts";
import { decide, openShop, orderPlan, pay } from "./buying.ts";
import type { Platform } from "./platform.ts";
import { aSignedInPerson, type SignedIn } from "./signed-in.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await openShop();
});
afterAll(() => platform.close());

const DAY = 86_400_000;
interface Row {
  planId: number;
  startsAt: string;
  expiresAt: string | null;
}
const fetchMemberships = async (me: SignedIn, query = "") =>
  (await (await me.call(`/rest/v1/membership?select=*,plan(*)${query}`)).json()) as Row[];
const give = (me: SignedIn, planId: number, expiresAt: string | null, startsAt = "-300 days") =>
  platform.database.owner.query(
    `insert into membership ("userId", "planId", "startsAt", "expiresAt") values ($1, $2, now() + $4::interval, now() + $3::interval)`,
    [me.id, planId, expiresAt, startsAt],
  );
async function buy(me: SignedIn, plan: number): Promise<void> {
  const { body } = await orderPlan(me, plan);
  await pay(platform, { content: body.data.orderCode, amount: body.data.price });
}
const lastEnd = async (me: SignedIn) => Date.parse((await fetchMemberships(me))[0]?.expiresAt ?? "");

describe("renewing", () => {
  it("adds to the days that are left: nothing that was paid for is lost", async () => {
    const me = await aSignedInPerson(platform);
    await buy(me, 2);
    await buy(me, 3);
    await buy(me, 2);
    expect((await lastEnd(me)) - Date.now()).toBeGreaterThan(150 * DAY - 60_000);
    expect((await lastEnd(me)) - Date.now()).toBeLessThanOrEqual(150 * DAY);
  });

  it("two payments at the same moment both count in full", async () => {
    const me = await aSignedInPerson(platform);
    const orders = [(await orderPlan(me, 2)).body.data, (await orderPlan(me, 3)).body.data];
    await Promise.all(
      orders.map(({ orderCode, price }) => pay(platform, { content: orderCode, amount: price })),
    );
    const [long, short] = await fetchMemberships(me);
    expect((await lastEnd(me)) - Date.now()).toBeGreaterThan(120 * DAY - 60_000);
    expect(long?.startsAt).toBe(short?.expiresAt);
  });

  it("after a time without begins today", async () => {
    const me = await aSignedInPerson(platform);
    await give(me, 2, "-100 days");
    await buy(me, 2);
    expect(Math.abs((await lastEnd(me)) - Date.now() - 30 * DAY)).toBeLessThan(60_000);
  });

  it("gives whole days also where the database keeps a clock that is put forward within them", async () => {
    const me = await aSignedInPerson(platform);
    const { body } = await orderPlan(me, 2);
    await platform.database.owner.query(
      `insert into membership ("userId", "planId", "expiresAt") values ($1, 2, '2027-03-01T00:00:00Z')`,
      [me.id],
    );
    await platform.database.inTransaction(MONEY_SERVICE, async (tx) => {
      // Where the night of 14 March 2027 has an hour less.
      await tx.query("set local timezone = 'America/New_York'");
      const { rows } = await tx.query(`select ${ORDER_COLUMNS} from "order" o where o.id = $1`, [
        body.data.id,
      ]);
      await grantAccess(tx, platform.outbox, OrderRow.parse(rows[0]));
    });
    expect(await lastEnd(me)).toBe(Date.parse("2027-03-31T00:00:00Z"));
  });

  it("takes the days that the plan had when it was ordered", async () => {
    const me = await aSignedInPerson(platform);
    const { owner } = platform.database;
    await owner.query(
      "insert into plan (id, name, type, price, duration) values (8, 'Gói', '45', 50000, 45)",
    );
    const { body } = await orderPlan(me, 8);
    await owner.query("update plan set duration = 3, price = 900000 where id = 8");
    await pay(platform, { content: body.data.orderCode, amount: 50_000 });
    expect(Math.abs((await lastEnd(me)) - Date.now() - 45 * DAY)).toBeLessThan(60_000);
  });
});

describe("the list of memberships", () => {
  it("begins with what is paid and lasts longest, whatever was written last", async () => {
    const me = await aSignedInPerson(platform);
    await give(me, 2, "10 days");
    await give(me, 3, "40 days");
    await give(me, 1, "4000 days");
    await give(me, 2, "20 days");
    await give(me, 2, null);
    expect((await fetchMemberships(me)).map(({ planId }) => planId)).toEqual([3, 2, 2, 2, 1]);
    expect((await fetchMemberships(me)).map(({ expiresAt }) => expiresAt === null)).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
    expect((await fetchMemberships(me, "&limit=1"))[0]?.planId).toBe(3);
  });

  it("follows the order that somebody asks for", async () => {
    const me = await aSignedInPerson(platform);
    await give(me, 2, "10 days");
    await give(me, 3, "40 days");
    expect((await fetchMemberships(me, "&order=expiresAt.asc")).map(({ planId }) => planId)).toEqual([2, 3]);
  });
});

describe("premium", () => {
  const privateBlogs = async (me: SignedIn) =>
    ((await (await me.call("/rest/v1/blog?slug=eq.kin&select=title")).json()) as unknown[]).length;

  it("opens PRIVATE content at the moment of payment, and not by a claim", async () => {
    await platform.database.owner.query(
      "insert into blog (slug, title, content, \"blogType\") values ('kin', 'Kín', '<p>…</p>', 'PRIVATE')",
    );
    const me = await aSignedInPerson(platform);
    const { body } = await orderPlan(me, 2);
    expect(await privateBlogs(me)).toBe(0);
    await me.call(`/companion/order/${body.data.id}/confirm`, { method: "POST" });
    expect(await privateBlogs(me)).toBe(0);
    const staff = await aSignedInPerson(platform, { kind: "administrator" });
    await decide(staff, `order/${body.data.id}/verify`, { reason: "Đã thấy tiền trên sao kê" });
    expect(await privateBlogs(me)).toBe(1);
  });
});

describe("days of grace", () => {
  const seesPrivate = async (me: SignedIn) =>
    ((await (await me.call("/rest/v1/blog?slug=eq.kin&select=title")).json()) as unknown[]).length === 1;
  const isPaid = async (me: SignedIn) => {
    const { rows } = await platform.database.owner.query(
      "select is_paid from app.companion_use($1, 'map', 12)",
      [me.id],
    );
    return rows[0]?.is_paid;
  };

  it("keep everything open for so long after the end, and not a moment longer", async () => {
    await platform.database.owner.query(
      "insert into blog (slug, title, content, \"blogType\") values ('kin', 'Kín', '<p>…</p>', 'PRIVATE') on conflict do nothing",
    );
    const me = await aSignedInPerson(platform);
    const tooLate = await aSignedInPerson(platform);
    await give(me, 2, "-2 days -23 hours");
    await give(tooLate, 2, "-3 days -1 second");
    expect([await seesPrivate(me), await isPaid(me)]).toEqual([false, false]);
    await setMembershipGrace(platform.database.owner, 3);
    try {
      expect([await seesPrivate(me), await isPaid(me)]).toEqual([true, true]);
      expect([await seesPrivate(tooLate), await isPaid(tooLate)]).toEqual([false, false]);
      await platform.database.owner.query(`update membership set "planId" = 1 where "userId" = $1`, [me.id]);
      expect([await seesPrivate(me), await isPaid(me)]).toEqual([false, false]);
    } finally {
      await setMembershipGrace(platform.database.owner, 0);
    }
  });

  it("are not taken from what is bought in them", async () => {
    const me = await aSignedInPerson(platform);
    await give(me, 2, "-2 days");
    await setMembershipGrace(platform.database.owner, 3);
    await buy(me, 2);
    await setMembershipGrace(platform.database.owner, 0);
    expect(Math.abs((await lastEnd(me)) - Date.now() - 30 * DAY)).toBeLessThan(60_000);
  });
});

describe("reminders", () => {
  const told = async (me: SignedIn) =>
    (await lettersTo(platform, me.email)).filter(({ kind }) => kind === "renewal_soon").length;
  /** Moves the person's last period so that it ends in so many days. */
  const endsIn = (me: SignedIn, days: number) =>
    platform.database.owner.query(
      `update membership set "expiresAt" = now() + make_interval(hours => $2 * 24 - 1) where "userId" = $1`,
      [me.id, days],
    );

  it("come seven days and one day before the end, each once", async () => {
    const me = await aSignedInPerson(platform);
    await give(me, 2, "8 days");
    await remindOfRenewals(platform);
    expect(await told(me)).toBe(0);
    await endsIn(me, 7);
    await Promise.all([remindOfRenewals(platform), remindOfRenewals(platform)]);
    expect(await told(me)).toBe(1);
    await endsIn(me, 2);
    await remindOfRenewals(platform);
    expect(await told(me)).toBe(1);
    await endsIn(me, 1);
    await remindOfRenewals(platform);
    await remindOfRenewals(platform);
    expect(await told(me)).toBe(2);
  });

  it("are one letter and not two for somebody who was not reminded in time", async () => {
    const me = await aSignedInPerson(platform);
    await give(me, 2, "20 hours");
    await remindOfRenewals(platform);
    await remindOfRenewals(platform);
    expect(await told(me)).toBe(1);
  });

  it("do not come to somebody who renewed, whose time is over, or who has the free plan", async () => {
    const people = await Promise.all([0, 1, 2].map(() => aSignedInPerson(platform)));
    const [renewed, over, free] = people as [SignedIn, SignedIn, SignedIn];
    await give(renewed, 2, "5 days");
    await give(renewed, 2, "35 days", "5 days");
    await give(over, 2, "-1 hours");
    await give(free, 1, "5 days");
    await remindOfRenewals(platform);
    expect(await Promise.all(people.map(told))).toEqual([0, 0, 0]);
  });
});
