import { PeoplePage, PersonDetails } from "@bentrong/contract/staff-people";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setMembershipGrace } from "../../apps/server/src/features/orders/membership-grace.ts";
import { eventually } from "../support/eventually.ts";
import { lettersTo, letterTo } from "../support/letters.ts";
import { unzip } from "../support/unzip.ts";
import { openShop, orderPlan } from "./buying.ts";
import type { Platform } from "./platform.ts";
import { aSession, aSignedInPerson, PASSWORD, post, type SignedIn } from "./signed-in.ts";

const DAY = 86_400_000;
let platform: Platform;
let staff: SignedIn;
beforeAll(async () => {
  platform = await openShop();
  staff = await aSignedInPerson(platform, { kind: "administrator", fullname: "Phạm Quản Trị" });
});
afterAll(() => platform.close());

const list = async (query: Record<string, string> = {}): Promise<PeoplePage> => {
  const response = await staff.call(`/admin/person?${new URLSearchParams(query)}`);
  expect(response.status).toBe(200);
  return PeoplePage.parse((await response.json()).data);
};
const found = async (query: Record<string, string>) => (await list(query)).people.map(({ id }) => id);
const details = async (id: string): Promise<PersonDetails> =>
  PersonDetails.parse((await (await staff.call(`/admin/person/${id}`)).json()).data);
const decide = async (id: string, what: string, body: Record<string, unknown> = {}, who = staff) => {
  const response = await who.call(
    `/admin/person/${id}/${what}`,
    post({ reason: "Đã gọi điện xác nhận", ...body }),
  );
  const { data, code } = await response.json();
  return { status: response.status, data, code };
};
const withdraw = async (id: string, role: string, who = staff) =>
  (
    await who.call(`/admin/person/${id}/role`, {
      method: "DELETE",
      body: JSON.stringify({ role, reason: "Đổi việc" }),
    })
  ).status;
const fetchActions = async (id: string) =>
  (await details(id)).actions.filter(({ action }) => action !== "VIEW").map(({ action }) => action);

describe("the list of people", () => {
  it("is found by name without marks, by address, and by plan, role and block", async () => {
    const lan = await aSignedInPerson(platform, { kind: "premium", fullname: "Đặng Thị Ánh Nguyệt" });
    const old = await aSignedInPerson(platform, { kind: "expired" });
    const moderator = await aSignedInPerson(platform, { kind: "moderator" });
    expect(await found({ q: "dang thi anh" })).toEqual([lan.id]);
    expect(await found({ q: lan.email.toUpperCase() })).toEqual([lan.id]);
    expect(await found({ q: "100%_" })).toEqual([]);
    expect(await found({ membership: "premium" })).toEqual([lan.id]);
    expect(await found({ membership: "expired" })).toEqual([old.id]);
    expect(await found({ role: "ROLE_MODERATOR" })).toEqual([moderator.id]);
    expect(await found({ blocked: "true" })).toEqual([]);
    await decide(old.id, "block");
    expect(await found({ blocked: "true", q: "expired" })).toEqual([old.id]);
    expect((await staff.call("/admin/person?membership=rich")).status).toBe(400);
    expect((await staff.call("/admin/person?after=abc")).status).toBe(400);
  });

  it("counts somebody in the days of grace as a member, as everything else does", async () => {
    const { owner } = platform.database;
    const late = await aSignedInPerson(platform, { fullname: "Ân Hạn" });
    const over = await aSignedInPerson(platform, { fullname: "Ân Hạn" });
    for (const [{ id }, end] of [
      [late, "-2 days"],
      [over, "-4 days"],
    ] as const) {
      await owner.query(
        `insert into membership ("userId", "planId", "startsAt", "expiresAt") values ($1, 2, now() - interval '40 days', now() + $2::interval)`,
        [id, end],
      );
    }
    const members = async (membership: string) =>
      (await list({ q: "an han", membership })).people.map(({ id, isMember }) => [id, isMember]);
    await setMembershipGrace(owner, 3);
    try {
      expect(await members("premium")).toEqual([[late.id, true]]);
      expect(await members("expired")).toEqual([[over.id, false]]);
    } finally {
      await setMembershipGrace(owner, 0);
    }
    expect(await members("premium")).toEqual([]);
    expect((await members("expired")).map(([, isMember]) => isMember)).toEqual([false, false]);
  });

  it("shows numbers of what people do, and not a word of it", async () => {
    const me = await aSignedInPerson(platform, { kind: "premium" });
    const { owner } = platform.database;
    const { rows } = await owner.query(
      `insert into session ("userId", mode, title, summary) values ($1, 'map', 'tieu-de-kin', 'tom-tat-kin') returning id`,
      [me.id],
    );
    await owner.query(
      `insert into message ("sessionId", "userId", role, content) values ($1, $2, 'user', 'loi-rieng')`,
      [rows[0]?.id, me.id],
    );
    await orderPlan(me, 2);
    const [row] = (await list({ q: me.email })).people;
    expect(row).toMatchObject({
      ...{ conversations: 1, orders: 1, paid: 0, devices: 1, plan: "Premium 1 tháng", isGiven: false },
      ...{ roles: ["ROLE_USER"], blockedUntil: null, isConfirmed: true },
    });
    const text = await (await staff.call(`/admin/person/${me.id}`)).text();
    expect(text).not.toMatch(/tieu-de-kin|tom-tat-kin|loi-rieng|203\.0\.113|argon2/);
  });

  it("comes in pages that miss nobody and repeat nobody", async () => {
    const { owner } = platform.database;
    await owner.query(
      `insert into auth.users (email, created_at) select 'trang-' || n || '@example.vn', now() - interval '1 year'
         from generate_series(1, 120) n`,
    );
    const seen: string[] = [];
    let after = "";
    do {
      const page = await list({ q: "trang-", after });
      seen.push(...page.people.map(({ id }) => id));
      after = page.next ?? "";
    } while (after !== "");
    expect(new Set(seen).size).toBe(120);
    expect(seen).toHaveLength(120);
  });
});

describe("a membership that is given", () => {
  it("opens premium at once, stacks like a paid one, is shown as given and tells the person", async () => {
    const me = await aSignedInPerson(platform);
    expect((await decide(me.id, "membership", { days: 10 })).status).toBe(200);
    const second = await decide(me.id, "membership", { days: 20 });
    expect(Math.abs(Date.parse(second.data.expiresAt) - Date.now() - 30 * DAY)).toBeLessThan(60_000);
    const mine = await (await me.call("/rest/v1/membership?select=isGiven,orderId")).json();
    expect(mine).toEqual([
      { isGiven: true, orderId: null },
      { isGiven: true, orderId: null },
    ]);
    const { person, memberships, actions } = await details(me.id);
    expect(person).toMatchObject({ plan: "Premium 1 tháng", isGiven: true });
    expect(memberships).toHaveLength(2);
    expect(actions.at(-1)).toMatchObject({
      ...{ action: "GIVE_MEMBERSHIP", reason: "Đã gọi điện xác nhận", by: "Phạm Quản Trị" },
      details: { days: 10 },
    });
    expect((await letterTo(platform, me.email, "membership_given", 2)).days).toBe(20);
    for (const days of [0, -1, 1.5, 99_999, "30"]) {
      expect((await decide(me.id, "membership", { days })).status).toBe(400);
    }
    expect((await decide(me.id, "membership", { days: 1, reason: "  " })).status).toBe(400);
  });
});

describe("roles", () => {
  it("bind at the next call, granted and withdrawn", async () => {
    const me = await aSignedInPerson(platform);
    expect((await decide(me.id, "role", { role: "ROLE_MODERATOR" })).status).toBe(200);
    expect((await decide(me.id, "role", { role: "ROLE_MODERATOR" })).status).toBe(409);
    expect((await me.call("/rest/v1/mod-content")).status).toBe(200);
    expect(await withdraw(me.id, "ROLE_MODERATOR")).toBe(200);
    expect((await me.call("/rest/v1/mod-content")).status).toBe(403);
    expect(await withdraw(me.id, "ROLE_MODERATOR")).toBe(409);
    expect((await decide(me.id, "role", { role: "ROLE_USER" })).status).toBe(400);
    expect(await fetchActions(me.id)).toEqual(["WITHDRAW_ROLE", "GRANT_ROLE"]);
  });

  it("of administrators stay with at least one: nobody leaves by themselves, and of two who remove each other one stays", async () => {
    expect(await withdraw(staff.id, "ROLE_ADMIN")).toBe(409);
    const [one, two] = [
      await aSignedInPerson(platform, { kind: "administrator" }),
      await aSignedInPerson(platform, { kind: "administrator" }),
    ];
    const statuses = await Promise.all([
      withdraw(two.id, "ROLE_ADMIN", one),
      withdraw(one.id, "ROLE_ADMIN", two),
    ]);
    expect(statuses.sort()).toEqual([200, 403]);
    expect(await found({ role: "ROLE_ADMIN" })).toHaveLength(2);
    const [left] = (await found({ role: "ROLE_ADMIN" })).filter((id) => id !== staff.id);
    expect(await withdraw(String(left), "ROLE_ADMIN")).toBe(200);
  });
});

describe("a person who is blocked", () => {
  it("is refused everywhere within five seconds, cannot come back, and can once the block is lifted", async () => {
    const me = await aSignedInPerson(platform);
    const other = await platform.another();
    const elsewhere = () => me.call(`${other.url}/rest/v1/follow`);
    expect((await elsewhere()).status).toBe(200);
    const signIn = () =>
      me.call("/auth/v1/token?grant_type=password", post({ email: me.email, password: PASSWORD }));
    const until = new Date(Date.now() + 3 * DAY).toISOString();
    expect((await decide(me.id, "block", { until })).status).toBe(200);
    await eventually(async () => expect((await elsewhere()).status).toBe(401), 5_000);
    expect((await me.call("/account/devices")).status).toBe(401);
    expect((await signIn()).status).toBe(400);
    expect(Date.parse((await details(me.id)).person.blockedUntil ?? "")).toBe(Date.parse(until));
    expect((await decide(me.id, "reset-letter")).status).toBe(403);
    expect((await decide(me.id, "unblock")).status).toBe(200);
    expect((await decide(me.id, "unblock")).status).toBe(409);
    expect((await signIn()).status).toBe(200);
    await decide(me.id, "block");
    expect((await details(me.id)).person.blockedUntil).toBe("forever");
    expect((await decide(me.id, "block", { until: "2020-01-01T00:00:00Z" })).status).toBe(400);
    expect((await decide(staff.id, "block")).status).toBe(403);
  });
});

describe("help with an account", () => {
  it("signs out every device, and a reset letter goes to the person and says nothing to staff", async () => {
    const me = await aSignedInPerson(platform);
    const tablet = await aSession(platform, me);
    expect((await decide(me.id, "sign-out")).status).toBe(200);
    expect((await me.call("/account/devices")).status).toBe(401);
    expect((await tablet.call("/account/devices")).status).toBe(401);
    const sent = await decide(me.id, "reset-letter");
    expect(sent.data).toEqual({ sentTo: me.email });
    const { code } = await letterTo(platform, me.email, "reset_code");
    expect(JSON.stringify(sent)).not.toContain(code);
    expect(await fetchActions(me.id)).toEqual(["SEND_RESET_LETTER", "SIGN_OUT"]);
    for (let time = 1; time < 5; time++) await decide(me.id, "reset-letter");
    expect((await decide(me.id, "reset-letter")).status).toBe(429);
    expect((await lettersTo(platform, me.email)).length).toBe(5);
  });

  it("nobody who is not there", async () => {
    const gone = "2f9c1a50-3c1e-4a59-9d7e-1f2a3b4c5d6e";
    expect((await staff.call(`/admin/person/${gone}`)).status).toBe(404);
    expect((await staff.call("/admin/person/abc")).status).toBe(404);
    for (const what of ["block", "sign-out", "reset-letter", "unblock"]) {
      expect((await decide(gone, what)).status).toBe(404);
    }
  });
});

describe("what staff did", () => {
  it("is in the person's own export, looking included, without who of the staff it was", async () => {
    const me = await aSignedInPerson(platform);
    await decide(me.id, "membership", { days: 7, reason: "Quà sinh nhật của Lan" });
    await details(me.id);
    await details(me.id);
    const archive = await me.call("/account/export");
    const { "du-lieu.json": json = "", "doc-toi.html": page = "" } = unzip(
      new Uint8Array(await archive.arrayBuffer()),
    );
    const { tables } = JSON.parse(json);
    expect(tables["ops.person_action"].map(({ action }: { action: string }) => action)).toEqual([
      "GIVE_MEMBERSHIP",
      "VIEW",
    ]);
    expect(page).toContain("Quà sinh nhật của Lan");
    expect(page).toContain("Mở xem tài khoản");
    expect(json).not.toContain(staff.id);
    expect(tables["ops.data_subject_request"]).toMatchObject([
      { kind: "access", channel: "account", outcome: "done" },
    ]);
  });

  it("cannot be rewritten, not even by the owner of the database", async () => {
    const { owner } = platform.database;
    for (const text of ["update ops.person_action set reason = 'x'", "delete from ops.person_action"]) {
      await expect(owner.query(text)).rejects.toMatchObject({ code: "42501" });
    }
  });
});
