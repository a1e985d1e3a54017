import { LogPage } from "@bentrong/contract/operations";
import { type PersonRequest, RequestsPage } from "@bentrong/contract/staff-people";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addSample } from "../policies/sample.ts";
import { lettersTo } from "../support/letters.ts";
import { lunarDate } from "../support/lunar-calendar.ts";
import { tracesInDatabase } from "../support/traces.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson, PASSWORD, post, type SignedIn } from "./signed-in.ts";

let platform: Platform;
let staff: SignedIn;
beforeAll(async () => {
  platform = await openPlatform();
  staff = await aSignedInPerson(platform, { kind: "administrator", fullname: "Phạm Quản Trị" });
});
afterAll(() => platform.close());

interface Answer {
  status: number;
  data: PersonRequest;
  code?: string;
}
const call = async (path: string, body: unknown = {}): Promise<Answer> => {
  const response = await staff.call(`/admin/data-requests${path}`, post(body));
  const { data, code } = await response.json();
  return { status: response.status, data, code };
};
const enter = (more: Record<string, unknown>): Promise<Answer> => call("", { channel: "mail", ...more });
const list = async (query: Record<string, string> = {}): Promise<RequestsPage> =>
  RequestsPage.parse(
    (await (await staff.call(`/admin/data-requests?${new URLSearchParams(query)}`)).json()).data,
  );
const reason = "Đã hỏi lại qua điện thoại";

describe("the clocks of a request", () => {
  /** Received at a time in Vietnam; the last day to answer and to be done. */
  const lastDays = async (received: string, more: Record<string, unknown> = {}) => {
    const { rows } = await platform.database.owner.query(
      `insert into ops.data_subject_request (kind, channel, contact, received_at, involves_others)
       values ($2, 'phone', 'x', $1::timestamp at time zone 'Asia/Ho_Chi_Minh', $3)
       returning ((acknowledge_by - interval '1 second') at time zone 'Asia/Ho_Chi_Minh')::text as answer,
                 ((complete_by - interval '1 second') at time zone 'Asia/Ho_Chi_Minh')::text as done`,
      [received, more.kind ?? "withdrawal", more.others ?? false],
    );
    return [String(rows[0]?.answer).slice(0, 16), String(rows[0]?.done).slice(0, 16)];
  };

  it.each([
    // A Monday morning; a Friday near midnight; before a weekend that a holiday makes longer (Giỗ Tổ is a Friday).
    ["2026-11-23 08:00", {}, "2026-11-25", "2026-12-08"],
    ["2026-11-27 23:59", {}, "2026-12-01", "2026-12-12"],
    ["2027-04-15 09:00", {}, "2027-04-20", "2027-04-30"],
    ["2026-11-28 12:00", {}, "2026-12-01", "2026-12-13"],
    // Before Tết, whose Saturday and Sunday are made up for; before the first of May, a Saturday made up for on Monday.
    ["2027-02-04 09:00", {}, "2027-02-12", "2027-02-19"],
    ["2027-04-29 09:00", {}, "2027-05-05", "2027-05-14"],
    ["2026-11-23 08:00", { others: true }, "2026-11-25", "2026-12-13"],
    ["2026-11-23 08:00", { kind: "access" }, "2026-11-25", "2026-12-03"],
    ["2026-11-23 08:00", { kind: "deletion" }, "2026-11-25", "2026-12-08"],
  ])("received %s %o is answered by %s and done by %s", async (received, more, answer, done) => {
    expect(await lastDays(received, more)).toEqual([`${answer} 23:59`, `${done} 23:59`]);
  });

  it("leave out the days of 2027 that the moon decides", async () => {
    const { rows } = await platform.database.owner.query(
      "select day::text as day, name from ops.public_holiday where name ~ '^(Tết Nguyên|Giỗ Tổ)' and day between '2027-01-01' and '2027-12-31'",
    );
    const named = (day: string) => String(rows.find((row) => row.day === day)?.name);
    expect(rows).toHaveLength(7);
    for (const [day, lunar, name] of [
      ["2027-02-06", { day: 1, month: 1 }, /mùng 1/],
      ["2027-02-07", { day: 2, month: 1 }, /mùng 2/],
      ["2027-02-08", { day: 3, month: 1 }, /mùng 3/],
      ["2027-02-09", { day: 4, month: 1 }, /mùng 4/],
      ["2027-04-16", { day: 10, month: 3 }, /mùng 10 tháng 3/],
    ] as const) {
      expect([day, lunarDate(day)]).toEqual([day, { ...lunar, isLeap: false }]);
      expect(named(day)).toMatch(name);
    }
    expect([lunarDate("2027-02-05").month, named("2027-02-05")]).toEqual([
      12,
      expect.stringContaining("cuối năm"),
    ]);
  });

  it("are lengthened once, by fifteen days, with a reason", async () => {
    const { data } = await enter({ kind: "objection", contact: "0912 000 111" });
    expect((await call(`/${data.id}/extend`)).status).toBe(400);
    const extended = await call(`/${data.id}/extend`, { reason });
    expect(Date.parse(extended.data.completeBy) - Date.parse(data.completeBy)).toBe(15 * 86_400_000);
    expect((await call(`/${data.id}/extend`, { reason })).status).toBe(409);
  });

  it("say what is due soon and what is overdue, first in the counts and then in the list", async () => {
    const before = await list();
    const late = await enter({ kind: "correction", contact: "a", receivedAt: "2026-01-05T02:00:00Z" });
    expect(late.data.clock).toBe("overdue");
    const fresh = await enter({ kind: "correction", contact: "b" });
    expect(fresh.data.clock).not.toBe("overdue");
    const now = await list({ clock: "overdue" });
    expect([now.open - before.open, now.overdue - before.overdue]).toEqual([2, 1]);
    expect(now.requests.map(({ id }) => id)).toEqual([late.data.id]);
    const closed = await call(`/${late.data.id}/close`, { outcome: "done", reason });
    expect(closed.data).toMatchObject({ clock: "over", outcome: "done", acknowledgedAt: expect.any(String) });
    expect((await call(`/${late.data.id}/close`, { outcome: "done", reason })).status).toBe(409);
    expect((await call(`/${late.data.id}/acknowledge`)).status).toBe(409);
  });

  it("leave out days that administrators add as holidays, with their source", async () => {
    const day = { day: "2026-12-07", name: "Ngày thử", source: "Thông báo của Bộ Nội vụ" };
    expect((await staff.call("/admin/holiday", post({ ...day, source: "" }))).status).toBe(400);
    const { data } = await (await staff.call("/admin/holiday", post(day))).json();
    expect(data).toContainEqual(day);
    expect((await lastDays("2026-12-04 08:00"))[0]).toBe("2026-12-09 23:59");
    expect((await staff.call("/admin/holiday/2026-12-07", { method: "DELETE" })).status).toBe(200);
    expect((await lastDays("2026-12-04 08:00"))[0]).toBe("2026-12-08 23:59");
  });
});

describe("a request that staff write down", () => {
  it("names an account or a way to reach somebody, and never the account area", async () => {
    const me = await aSignedInPerson(platform);
    expect((await enter({ kind: "access", personId: me.id })).data).toMatchObject({
      ...{ who: me.email, personId: me.id, outcome: null, clock: "on_time" },
    });
    for (const bad of [
      { kind: "access" },
      { kind: "gossip", contact: "a" },
      { kind: "access", contact: "a", channel: "account" },
      { kind: "access", contact: "a", receivedAt: "2999-01-01T00:00:00Z" },
    ]) {
      expect((await enter(bad)).status).toBe(400);
    }
    const gone = "2f9c1a50-3c1e-4a59-9d7e-1f2a3b4c5d6e";
    expect((await enter({ kind: "access", personId: gone })).status).toBe(404);
    expect((await call("/999999/acknowledge")).status).toBe(404);
    expect((await call("/abc/acknowledge")).status).toBe(404);
  });

  it("is answered by a letter that names the last day", async () => {
    const me = await aSignedInPerson(platform);
    const { data } = await enter({ kind: "correction", personId: me.id });
    expect((await call(`/${data.id}/acknowledge`)).data.acknowledgedAt).not.toBeNull();
    expect((await call(`/${data.id}/acknowledge`)).status).toBe(409);
    const [letter] = await lettersTo(platform, me.email);
    expect(letter).toMatchObject({ kind: "request_received", completeBy: new Date(data.completeBy) });
  });

  it("comes in pages that miss none", async () => {
    await platform.database.owner.query(
      `insert into ops.data_subject_request (kind, channel, contact, received_at)
       select 'restriction', 'phone', 'n', '2026-03-01' from generate_series(1, 70)`,
    );
    const first = await list({ kind: "restriction" });
    const second = await list({ kind: "restriction", after: first.next ?? "" });
    const ids = [...first.requests, ...second.requests].map(({ id }) => id);
    expect([new Set(ids).size, second.next]).toEqual([70, null]);
  });

  it("stands the higher among the open ones the sooner a clock ends, over all pages", async () => {
    await platform.database.owner.query(
      `insert into ops.data_subject_request (kind, channel, contact, received_at, acknowledged_at)
       select 'objection', 'phone', 'có hạn', '2026-03-01'::timestamptz + (n * 7 % 61) * interval '1 day',
              case when n % 2 = 0 then now() end from generate_series(1, 61) n`,
    );
    const open = { kind: "objection", state: "open" };
    const first = await list(open);
    const second = await list({ ...open, after: first.next ?? "" });
    const requests = [...first.requests, ...second.requests].filter(({ who }) => who === "có hạn");
    const ends = requests.map(({ acknowledgedAt, acknowledgeBy, completeBy }) =>
      Date.parse(acknowledgedAt === null ? acknowledgeBy : completeBy),
    );
    expect(ends).toEqual([...ends].sort((one, other) => one - other));
    expect(new Set(requests.map(({ id }) => id)).size).toBe(61);
  });
});

describe("an export that somebody asks for by letter", () => {
  it("is an invitation to the confirmed address, with nothing in it, and staff get nothing to open", async () => {
    const me = await aSignedInPerson(platform);
    const { data } = await enter({ kind: "access", personId: me.id });
    const offered = await call(`/${data.id}/offer-export`);
    expect(offered.data).toMatchObject({ who: me.email, exportOfferedAt: expect.any(String), outcome: null });
    const letters = (await lettersTo(platform, me.email)).filter(({ kind }) => kind === "data_ready");
    expect(letters).toEqual([{ kind: "data_ready", to: me.email, userId: me.id }]);
    const { rows } = await platform.database.owner.query(
      "select action from ops.person_action where user_id = $1",
      [me.id],
    );
    expect(rows).toEqual([{ action: "OFFER_EXPORT" }]);
  });

  it("is refused where nobody proved the mailbox, and where there is no account", async () => {
    const unproved = await aSignedInPerson(platform, { confirmed: false });
    for (const whose of [{ personId: unproved.id }, { contact: "chị Lan, 0912 000 111" }]) {
      const { data } = await enter({ kind: "access", ...whose });
      expect((await call(`/${data.id}/offer-export`)).status).toBe(403);
    }
    expect(await lettersTo(platform, unproved.email)).toEqual([]);
  });
});

describe("a deletion that somebody asks for by letter", () => {
  it("leaves nothing of the person: what stays is that there was a request, in time, and who did it", async () => {
    const me = await aSignedInPerson(platform, { kind: "premium", fullname: "Đoàn Thị Mộc Miên" });
    const other = await aSignedInPerson(platform);
    await addSample(platform.database, me.id, other.id);
    await staff.call(`/admin/person/${me.id}/membership`, post({ days: 5, reason: "Quà cho Mộc Miên" }));
    const { data } = await enter({ kind: "deletion", personId: me.id, note: "Mộc Miên gọi lúc 9 giờ" });
    expect((await call(`/${data.id}/close`, { outcome: "done", reason })).status).toBe(403);
    expect((await call(`/${data.id}/delete-account`, { email: other.email })).status).toBe(400);
    expect((await call(`/${data.id}/delete-account`, { email: ` ${me.email.toUpperCase()} ` })).status).toBe(
      200,
    );
    expect((await call(`/${data.id}/delete-account`, { email: me.email })).status).toBe(404);

    const { owner } = platform.database;
    const farewell = await owner.query("delete from ops.mail where to_address = $1 returning kind", [
      me.email,
    ]);
    expect(farewell.rows).toEqual([{ kind: "account_deleted" }]);
    expect(await tracesInDatabase(owner, [me.id, me.email, "Mộc Miên"])).toEqual({});
    expect((await me.call("/account/devices")).status).toBe(401);
    const { requests } = await list({ kind: "deletion", state: "over" });
    const kept = requests.find(({ receivedAt }) => receivedAt === data.receivedAt);
    expect(kept).toMatchObject({
      ...{
        personId: null,
        who: null,
        note: null,
        channel: "mail",
        outcome: "done",
        receivedAt: data.receivedAt,
      },
    });
    const { rows } = await owner.query(
      "select actor_id, subject_id from ops.audit_log where action = 'DELETE_ACCOUNT'",
    );
    expect(rows).toEqual([{ actor_id: staff.id, subject_id: null }]);
    // What the deletion took along stands under its line and nowhere else.
    const { lines } = LogPage.parse((await (await staff.call("/admin/audit")).json()).data);
    expect(lines[0]).toMatchObject({ action: "DELETE_ACCOUNT" });
    expect(lines[0]?.parts).toContainEqual({ subject: "public.membership", action: "DELETE", count: 2 });
    expect(lines[1]?.subject).toBe("ops.data_subject_request");
    expect(lines[1]?.action).toBe("INSERT");
  });

  it("takes along what was written down by the person's address, and not what an unproven one names", async () => {
    const [me, unproven] = await Promise.all([
      aSignedInPerson(platform),
      aSignedInPerson(platform, { confirmed: false }),
    ]);
    const byAddress = await enter({ kind: "access", contact: `Chị Miên <${me.email.toUpperCase()}>, 0905` });
    const longer = await enter({ kind: "access", contact: `x${me.email}` });
    const theirs = await enter({ kind: "access", contact: unproven.email });
    for (const { email, id } of [me, unproven]) {
      const { data } = await enter({ kind: "deletion", personId: id });
      expect((await call(`/${data.id}/delete-account`, { email })).status).toBe(200);
    }
    const { rows } = await platform.database.owner.query(
      "select id::int from ops.data_subject_request where id = any ($1) order by id",
      [[byAddress, longer, theirs].map(({ data }) => data.id)],
    );
    expect(rows.map(({ id }) => id)).toEqual([longer.data.id, theirs.data.id]);
  });

  it("never reaches the last administrator, oneself, or somebody who did not ask for it", async () => {
    const me = await aSignedInPerson(platform);
    const access = await enter({ kind: "access", personId: me.id });
    expect((await call(`/${access.data.id}/delete-account`, { email: me.email })).status).toBe(403);
    const own = await enter({ kind: "deletion", personId: staff.id });
    expect((await call(`/${own.data.id}/delete-account`, { email: staff.email })).status).toBe(403);
    const withdrawn = await enter({ kind: "deletion", personId: me.id });
    await call(`/${withdrawn.data.id}/close`, { outcome: "cancelled", reason: "Bạn ấy đổi ý" });
    expect((await call(`/${withdrawn.data.id}/delete-account`, { email: me.email })).status).toBe(409);
    expect((await me.call("/account/devices")).status).toBe(200);
  });
});

describe("what people do in their own account", () => {
  it("is listed as done at once: export, withdrawal of a consent, deletion", async () => {
    const me = await aSignedInPerson(platform);
    await me.call("/account/export");
    const consent = (given: boolean) => me.call("/account/consents", post({ kind: "memory", given }));
    await consent(false);
    await consent(true);
    await consent(false);
    const own = async () =>
      (await list({ state: "over" })).requests.filter(({ personId }) => personId === me.id);
    expect(await own()).toMatchObject([
      { kind: "withdrawal", channel: "account", outcome: "done", clock: "over" },
      { kind: "access", channel: "account", outcome: "done" },
    ]);
    await me.call("/account/delete", post({ password: PASSWORD }));
    expect(await own()).toEqual([]);
    expect((await list({ state: "over", kind: "deletion" })).requests[0]).toMatchObject({
      ...{ personId: null, channel: "account", outcome: "done" },
    });
  });
});
