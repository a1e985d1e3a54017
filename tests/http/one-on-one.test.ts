import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { letterTo } from "../support/letters.ts";
import { decide, openShop, orderPlan, pay, readAnswer } from "./buying.ts";
import type { Platform } from "./platform.ts";
import { aSignedInPerson, post, type SignedIn } from "./signed-in.ts";

interface OneOnOne {
  placesLeft: number;
  mayRequest: boolean;
  request: { wishes: string; reply: string | null } | null;
}

let platform: Platform;
beforeAll(async () => {
  platform = await openShop();
  await platform.database.owner.query(
    "insert into plan (id, name, type, price, duration) values (4, 'Premium 1 năm', 'pro1year', 996000, 365) on conflict do nothing",
  );
});
afterAll(() => platform.close());

const buyYear = async (me: SignedIn) => {
  const { data } = (await orderPlan(me, 4)).body;
  await pay(platform, { content: data.orderCode, amount: 996_000 });
  return data;
};
const standing = async (me: SignedIn) => (await readAnswer<OneOnOne>(await me.call("/one-on-one"))).body.data;
const wish = { contact: "0901 234 567", wishes: "Tối thứ Ba sau 20 giờ" };
const ask = async (me: SignedIn) => readAnswer<OneOnOne>(await me.call("/one-on-one", post(wish)));

describe("the 1-1 session of the yearly plan", () => {
  it("is asked for once by a buyer, reaches the staff, and is answered by e-mail", async () => {
    const me = await aSignedInPerson(platform);
    expect(await standing(me)).toMatchObject({ mayRequest: false, request: null });
    expect(await ask(me)).toMatchObject({ status: 403, body: { code: "not_allowed" } });
    await buyYear(me);
    expect(await standing(me)).toMatchObject({ mayRequest: true });
    expect(await ask(me)).toMatchObject({ status: 200, body: { data: { mayRequest: false } } });
    expect(await ask(me)).toMatchObject({ status: 409 });
    expect(await letterTo(platform, "hotro@bentrong.vn", "one_on_one_requested")).toMatchObject(wish);

    const staff = await aSignedInPerson(platform, { kind: "administrator" });
    const { body } = await readAnswer<{ requests: { id: string; person: { email: string } }[] }>(
      await staff.call("/admin/one-on-one"),
    );
    const mine = body.data.requests.find(({ person }) => person.email === me.email);
    const reply = "20 giờ thứ Ba, qua điện thoại";
    expect((await decide(staff, `one-on-one/${mine?.id}/answer`, { reason: reply })).status).toBe(200);
    expect(await letterTo(platform, me.email, "one_on_one_answered")).toMatchObject({ reply });
    expect((await standing(me)).request).toMatchObject({ wishes: wish.wishes, reply });
    const moderator = await aSignedInPerson(platform, { kind: "moderator" });
    expect((await moderator.call("/admin/one-on-one")).status).toBe(403);
  });

  it("is for the first thirty people: a refund gives a place back, a second year takes none", async () => {
    const before = (await standing(await aSignedInPerson(platform))).placesLeft;
    const me = await aSignedInPerson(platform);
    await buyYear(me);
    await buyYear(me);
    expect((await standing(me)).placesLeft).toBe(before - 1);
    await platform.database.owner.query(
      `insert into "order" ("orderCode", kind, "planId", price, status, "verifiedAt", "verifyReason")
       select 'BTAAAA' || translate(to_char(n, 'FM00'), '01', 'XY') || 'AA', 'plan', 4, 996000, 'VERIFIED', now(), 'Thử'
         from generate_series(1, 30) n`,
    );
    const late = await aSignedInPerson(platform);
    await buyYear(late);
    expect(await standing(late)).toMatchObject({ placesLeft: 0, mayRequest: false });
    expect((await standing(me)).mayRequest).toBe(true);
    expect((await ask(late)).status).toBe(403);
    await platform.database.owner.query(
      `update "order" set "refundedAmount" = price, "refundedAt" = now() where "verifyReason" = 'Thử'`,
    );
    expect(await standing(late)).toMatchObject({ mayRequest: true });
  });
});
