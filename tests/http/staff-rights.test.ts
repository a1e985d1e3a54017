// Who is no administrator neither sees nor changes people, money, roles or the log, by any call there is.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EXPECTED } from "../policies/expectations.ts";
import { addSample } from "../policies/sample.ts";
import { computeCode } from "../support/authenticator.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSession, aSignedInPerson, PASSWORD, post, type SignedIn } from "./signed-in.ts";

/** Content, which moderators work with too. Everything else under /admin is for administrators. */
const CONTENT = /^\/functions\/v1\/admin\/(content|upload|media|draft|version)/;

/** A body that every call would take from an administrator. */
const WISHES = {
  ...{ reason: "Vì muốn", days: 30, role: "ROLE_ADMIN", orderCode: "BTAAAAAA2", email: "a@example.vn" },
  ...{ kind: "deletion", channel: "mail", contact: "ai đó", outcome: "done" },
  ...{ day: "2027-03-03", name: "Ngày nghỉ", source: "tự nghĩ ra" },
};

let platform: Platform;
let member: SignedIn;
let moderator: SignedIn;
let somebody: SignedIn;
beforeAll(async () => {
  platform = await openPlatform();
  [member, moderator, somebody] = await Promise.all([
    aSignedInPerson(platform),
    aSignedInPerson(platform, { kind: "moderator" }),
    aSignedInPerson(platform, { kind: "premium" }),
  ]);
  await addSample(platform.database, somebody.id, member.id);
});
afterAll(() => platform.close());

const adminCalls = (): [method: string, address: string][] =>
  platform.routes
    .map((route) => route.split(" ") as [string, string])
    .filter(([method, address]) => method !== "ALL" && address.startsWith("/functions/v1/admin/"))
    .filter(([, address]) => !CONTENT.test(address));

describe("every function of the back office", () => {
  it("refuses members and moderators with 403 and visitors with 401, whatever they send", async () => {
    const calls = adminCalls();
    expect(calls.length).toBeGreaterThan(20);
    const { owner } = platform.database;
    const before = await owner.query("select count(*)::int as n from ops.audit_log");
    for (const [method, address] of calls) {
      const path = address
        .slice("/functions/v1".length)
        .replace(":id", /person|order/.test(address) ? somebody.id : "1")
        .replace(":day", "2027-01-01");
      const body = method === "GET" ? {} : { body: JSON.stringify(WISHES) };
      for (const who of [member, moderator]) {
        const response = await who.call(path, { method, ...body });
        expect({ method, path, status: response.status }).toEqual({ method, path, status: 403 });
        expect(await response.json()).toMatchObject({ success: false, code: "not_allowed" });
      }
      const visitor = await moderator.call(path, { method, ...body, headers: { Authorization: "" } });
      expect({ method, path, status: visitor.status }).toEqual({ method, path, status: 401 });
    }
    expect((await owner.query("select count(*)::int as n from ops.audit_log")).rows).toEqual(before.rows);
  });
});

describe("an administrator who sends what no database can hold", () => {
  it("is told so, and nothing counts as a fault of the server", async () => {
    const administrator = await aSignedInPerson(platform, { kind: "administrator" });
    const holiday = { day: "2027-03-03", name: "Nghỉ", source: "Công báo" };
    const calls: [path: string, body?: object][] = [
      ["/admin/person?q=a%00b"],
      ["/admin/audit?subjectId=%00"],
      ["/admin/audit?from=0000-01-01"],
      ["/admin/data-requests", { kind: "access", channel: "mail", contact: "ai đó", note: "a\0b" }],
      ["/admin/holiday", { ...holiday, name: "a\0b" }],
      ["/admin/holiday", { ...holiday, day: "0000-01-01" }],
      ["/admin/transaction/1/match", { reason: "vì", orderCode: "a\0b" }],
    ];
    for (const [path, body] of calls) {
      const answer = await administrator.call(path, {
        method: body ? "POST" : "GET",
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      expect({ path, status: answer.status, ...(await answer.json()) }).toMatchObject({
        ...{ path, status: 400, code: "invalid_input" },
      });
    }
  });
});

describe("the data API", () => {
  it("shows a moderator nothing of other people, and takes no change of money, membership or role", async () => {
    const { rows } = await platform.database.owner.query(`
      select c.table_name as name from information_schema.columns c
       where c.table_schema = 'public' and c.column_name = 'userId' order by 1`);
    const personal = rows.map(({ name }) => String(name)).filter((name) => name in EXPECTED);
    expect(personal).toContain("order");
    for (const name of personal) {
      const response = await moderator.call(`/rest/v1/${name}?select=userId`);
      const seen = response.status === 200 ? await response.json() : [];
      expect({
        name,
        seen: seen.filter(({ userId }: { userId: string }) => userId !== moderator.id),
      }).toEqual({
        name,
        seen: [],
      });
    }
    for (const name of ["order", "membership", "plan", "courseEnroll", "newSubscription"]) {
      const changed = await moderator.call(`/rest/v1/${name}?id=gt.0`, {
        method: "PATCH",
        body: JSON.stringify(name === "plan" ? { price: 1 } : { createdAt: "2020-01-01" }),
        headers: { Prefer: "return=representation" },
      });
      expect({ name, rows: changed.ok ? await changed.json() : [] }).toEqual({ name, rows: [] });
    }
    for (const hidden of [
      "users",
      "user_roles",
      "audit_log",
      "data_subject_request",
      "person_action",
      "metric",
      "mail",
    ]) {
      expect((await moderator.call(`/rest/v1/${hidden}`)).status).toBe(404);
    }
  });
});

describe("an administrator whose rights are gone", () => {
  it("is a member at the next call", async () => {
    const leaving = await aSignedInPerson(platform, { kind: "administrator" });
    expect((await leaving.call("/admin/person")).status).toBe(200);
    await platform.database.owner.query(
      "delete from auth.user_roles where user_id = $1 and role = 'ROLE_ADMIN'",
      [leaving.id],
    );
    expect((await leaving.call("/admin/person")).status).toBe(403);
    expect((await leaving.call("/admin/audit")).status).toBe(403);
  });
});

describe("an administrator's session that lies open since this morning", () => {
  const DEEDS: [method: string, path: (id: string) => string][] = [
    ["POST", () => "/admin/settings/bank"],
    ["DELETE", () => "/admin/settings/bank"],
    ["POST", () => "/admin/webhook"],
    ["DELETE", () => "/admin/webhook/8f0e0c5e-5d7c-4d0a-9d0f-0c5e5d7c4d0a"],
    ["POST", (id) => `/admin/person/${id}/role`],
    ["DELETE", (id) => `/admin/person/${id}/role`],
    ["GET", () => "/admin/person/export"],
    ["POST", () => "/admin/person/import/preview"],
    ["POST", () => "/admin/person/import"],
    ["POST", (id) => `/admin/order/${id}/refund`],
    ["POST", () => "/admin/transaction/1/refunded"],
    ["GET", () => "/admin/export/orders?from=2026-01-01&to=2026-01-31"],
    ["GET", () => "/admin/export/ledger?from=2026-01-01&to=2026-01-31"],
    ["GET", () => "/admin/export/refunds?from=2026-01-01&to=2026-01-31"],
    ["GET", () => "/admin/newsletter/export"],
  ];

  it("moves no money, gives no right and takes no data along until its owner is asked again", async () => {
    const staff = await aSignedInPerson(platform, { kind: "administrator" });
    const old = await aSession(platform, staff, { begunMinutesAgo: 300 });
    const answers = async () =>
      Promise.all(
        DEEDS.map(async ([method, path]) => {
          const response = await old.call(path(member.id), {
            method,
            ...(method === "GET" ? {} : { body: "{}" }),
          });
          const text = await response.text();
          return { method, path: path(member.id), isStale: text.includes('"reauthentication_needed"') };
        }),
      );
    expect((await answers()).filter(({ isStale }) => !isStale)).toEqual([]);
    expect((await old.call("/admin/person")).status).toBe(200);
    expect((await old.call("/auth/v1/reauthenticate", post({ password: PASSWORD }))).status).toBe(200);
    expect((await answers()).filter(({ isStale }) => isStale)).toEqual([]);
  });

  it("asks whoever has an authenticator for its code too: a password that somebody saw is not enough", async () => {
    const staff = await aSignedInPerson(platform, { kind: "administrator" });
    const factors = async (path: string, body: object) =>
      (await staff.call(`/auth/v1/factors${path}`, post(body))).json();
    const { id, totp } = await factors("", { factor_type: "totp" });
    const used = computeCode(totp.secret, -1);
    const { id: challenge } = await factors(`/${id}/challenge`, {});
    await factors(`/${id}/verify`, { challenge_id: challenge, code: used });
    await platform.database.owner.query(
      `update auth.sessions set created_at = now() - interval '5 hours', proved_at = null,
         second_step_at = now() - interval '5 hours' where user_id = $1`,
      [staff.id],
    );
    const takesAlong = async () => (await staff.call("/admin/person/export")).status;
    const prove = async (proof: object) => {
      const answer = await staff.call("/auth/v1/reauthenticate", post(proof));
      return [answer.status, (await answer.json()).error_code, await takesAlong()];
    };
    const code = computeCode(totp.secret);
    expect(await prove({ password: PASSWORD })).toEqual([200, undefined, 403]);
    expect(await prove({ password: "không phải câu này", code })).toEqual([
      400,
      "reauthentication_not_valid",
      403,
    ]);
    expect(await prove({ password: PASSWORD, code: used })).toEqual([
      ...[422, "mfa_verification_failed", 403],
    ]);
    expect(await prove({ password: PASSWORD, code })).toEqual([200, undefined, 200]);
    expect((await prove({ password: PASSWORD, code }))[0]).toBe(422);
  });
});
