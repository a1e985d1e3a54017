import { tmpdir } from "node:os";
import { Health, LogPage, Overview } from "@bentrong/contract/operations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishDue } from "../../apps/server/src/features/content/publish-due.ts";
import { snapshotMetrics } from "../../apps/server/src/features/operations/overview/snapshot-metrics.ts";
import { folderStore } from "../../apps/server/src/platform/storage/folder-store.ts";
import type { StoreState } from "../../apps/server/src/platform/storage/media-store.ts";
import { EXPECTED } from "../policies/expectations.ts";
import { createEditor } from "./editing.ts";
import { openPlatform, type Platform } from "./platform.ts";
import { aSignedInPerson, post, type SignedIn } from "./signed-in.ts";

let platform: Platform;
let staff: SignedIn;
const folder: StoreState = {
  ...{ place: "folder", isWritable: true, freeBytes: 80 * 1024 ** 3, answerMs: null },
};
let storage = folder;
beforeAll(async () => {
  platform = await openPlatform({ media: { ...folderStore(tmpdir()), state: async () => storage } });
  staff = await aSignedInPerson(platform, { kind: "administrator", fullname: "Phạm Quản Trị" });
  await platform.database.owner.query("update auth.users set created_at = '2026-01-01'");
  await platform.database.owner.query(
    `insert into plan (id, name, type, price, duration) values (1, 'Miễn phí', 'free', 0, 0), (2, 'Premium', 'pro1month', 299000, 30)`,
  );
});
afterAll(() => platform.close());

describe("the log of staff", () => {
  const log = async (query: Record<string, string> = {}): Promise<LogPage> =>
    LogPage.parse((await (await staff.call(`/admin/audit?${new URLSearchParams(query)}`)).json()).data);

  it("says who did what with what it is called, and is filtered by each of them and by day", async () => {
    const me = await aSignedInPerson(platform, { fullname: "Trần Bình An" });
    await staff.call(`/admin/person/${me.id}/block`, post({ reason: "Quấy rối trong thư" }));
    const made = await staff.call("/rest/v1/blog", {
      ...post({ slug: "mot-chieu", title: "Một chiều", content: "<p>…</p>" }),
      headers: { Prefer: "return=representation" },
    });
    const [{ id }] = await made.json();
    const { lines } = await log();
    expect(lines.slice(0, 2)).toMatchObject([
      {
        ...{ action: "INSERT", subject: "public.blog", subjectId: String(id), title: "Một chiều" },
        ...{ actor: "Phạm Quản Trị", actorId: staff.id, reason: null },
      },
      {
        ...{ action: "BLOCK", subject: "auth.users", subjectId: me.id, title: "Trần Bình An" },
        ...{ reason: "Quấy rối trong thư", details: { until: "forever" } },
      },
    ]);
    const listIds = async (query: Record<string, string>) => (await log(query)).lines.map((line) => line.id);
    const [blog, blocked] = lines.map((line) => line.id);
    expect(await listIds({ action: "BLOCK" })).toEqual([blocked]);
    expect(await listIds({ subject: "public.blog" })).toEqual([blog]);
    expect(await listIds({ subjectId: me.id })).toEqual([blocked]);
    expect(await listIds({ actor: me.id })).toEqual([]);
    expect(await listIds({ actor: staff.id, from: "2020-01-01", to: "2099-01-01" })).toEqual([blog, blocked]);
    expect(await listIds({ to: "2020-01-01" })).toEqual([]);
    expect((await staff.call("/admin/audit?subject=a;b")).status).toBe(400);
  });

  it("comes in pages that miss nothing of what happened in one moment", async () => {
    await platform.database.owner.query(
      `insert into ops.audit_log (at, actor_id, action, subject) select '2026-02-02', $1, 'UPDATE', 'public.course' from generate_series(1, 120)`,
      [staff.id],
    );
    const seen: number[] = [];
    let after = "";
    do {
      const page = await log({ subject: "public.course", after });
      seen.push(...page.lines.map(({ id }) => id));
      after = page.next ?? "";
    } while (after !== "");
    expect([new Set(seen).size, seen.length]).toEqual([120, 120]);
  });

  it("names what has no number of its own by what it belongs to", async () => {
    const add = async (table: string, row: object) => {
      const answer = await staff.call(`/rest/v1/${table}`, {
        ...post(row),
        headers: { Prefer: "return=representation" },
      });
      expect(answer.status).toBe(201);
      return (await answer.json())[0];
    };
    const { id: courseId } = await add("course", { title: "Khóa ở nơi khác" });
    await add("courseLink", { courseId, lmsUrl: "https://hoc.example.vn/khoa" });
    const { id: podcastId } = await add("podcast", { title: "Podcast có tập" });
    const { id: episodeId } = await add("episode", { title: "Tập" });
    await add("podcastEpisode", { podcastId, episodeId });
    await staff.call("/admin/holiday", post({ day: "2028-05-03", name: "Nghỉ bù", source: "Công báo" }));
    const last = async (subject: string) => (await log({ subject })).lines[0];
    expect(await last("public.courseLink")).toMatchObject({
      ...{ action: "INSERT", actorId: staff.id, subjectId: String(courseId), title: "Khóa ở nơi khác" },
      changed: ["courseId", "lmsUrl"],
    });
    expect(await last("public.podcastEpisode")).toMatchObject({
      ...{ subjectId: String(podcastId), title: "Podcast có tập" },
    });
    expect(await last("ops.public_holiday")).toMatchObject({ action: "INSERT", subjectId: "2028-05-03" });
    await staff.call("/rest/v1/hotline?number=eq.115", {
      ...{ method: "PATCH", body: JSON.stringify({ name: "Cấp cứu y tế" }) },
    });
    expect(await last("public.hotline")).toMatchObject({ action: "UPDATE", title: "Cấp cứu y tế, 115" });
  });

  it("tells restores and scheduled publications apart, and keeps the title and the fields of then", async () => {
    const editor = createEditor(staff);
    const { owner } = platform.database;
    const one = (await editor.add("blog", { title: "Tên một", content: "<p>Chữ riêng.</p>" })).body;
    const lines = async () => (await log({ subject: "public.blog", subjectId: String(one.id) })).lines;
    const newest = async () => (await lines())[0];
    const at = `blog?id=eq.${one.id}`;
    await editor.change(at, { title: "Tên hai", content: "<p>Chữ khác.</p>" });
    expect(await newest()).toMatchObject({
      ...{ action: "UPDATE", title: "Tên hai", isThere: true, changed: expect.arrayContaining(["content"]) },
      fields: { title: ["Tên một", "Tên hai"] },
    });
    const version = async (action: string) =>
      (
        await editor.get<{ id: number }[]>(
          `contentVersion?kind=eq.blog&rowId=eq.${one.id}&action=eq.${action}&order=id.desc`,
        )
      ).body[0]?.id;
    await editor.rpc("restoreVersion", { version: await version("UPDATE") });
    expect(await newest()).toMatchObject({
      ...{ action: "RESTORE_VERSION", title: "Tên một", fields: { title: ["Tên hai", "Tên một"] } },
    });
    await editor.change(at, { publication: "SCHEDULED", publishAt: new Date(Date.now() + 3_600_000) });
    await owner.query(`alter table blog disable trigger publication`);
    await owner.query(`update blog set "publishAt" = now() - interval '1 minute' where id = $1`, [one.id]);
    await owner.query(`alter table blog enable trigger publication`);
    expect(await publishDue({ database: platform.database })).toBe(1);
    expect(await newest()).toMatchObject({ action: "PUBLISH", title: "Tên một", actorId: null, actor: null });
    await editor.change(at, { title: "Tên ba" });
    await editor.remove(at);
    expect(await newest()).toMatchObject({ action: "DELETE", title: "Tên ba", isThere: false });
    await editor.rpc("restoreVersion", { version: await version("DELETE") });
    expect(await newest()).toMatchObject({ action: "RESTORE", title: "Tên ba" });
    const titles = (await lines()).map(({ title }) => title);
    expect(titles).toEqual([
      "Tên ba",
      "Tên ba",
      "Tên ba",
      "Tên một",
      "Tên một",
      "Tên một",
      "Tên hai",
      "Tên một",
    ]);
    expect(JSON.stringify(await lines())).not.toContain("Chữ");
    // The writer of a version is the last person, not the schedule.
    const { rows } = await owner.query(
      "select distinct written_by from ops.content_version where kind = 'blog' and row_id = $1",
      [one.id],
    );
    expect(rows).toEqual([{ written_by: staff.id }]);
  });

  it("names files, lists who has a line, and survives a subject that is no id", async () => {
    const { owner } = platform.database;
    await owner.query(
      `insert into "mediaFile" (id, kind, address, "contentType", bytes, width, height, "originalName", sha256)
       values ('6f1cb0de-0d3f-4b8e-9a55-0f1f7c1d9a10', 'picture', '/media/picture/${"a".repeat(32)}-1x1.jpg', 'image/jpeg', 1, 1, 1, 'bìa.jpg', '${"b".repeat(64)}')`,
    );
    expect(
      (await createEditor(staff).remove("mediaFile?id=eq.6f1cb0de-0d3f-4b8e-9a55-0f1f7c1d9a10")).status,
    ).toBe(200);
    expect((await log({ subject: "public.mediaFile" })).lines[0]).toMatchObject({ title: "bìa.jpg" });
    for (const subject of [
      "auth.users",
      "public.order",
      "public.blog",
      "public.mediaFile",
      "public.newSubscription",
    ]) {
      await owner.query(
        "insert into ops.audit_log (actor_id, action, subject, subject_id) values ($1, 'UPDATE', $2, 'không phải id')",
        [staff.id, subject],
      );
    }
    expect((await log({ subjectId: "không phải id" })).lines).toHaveLength(5);
    const actors = await (await staff.call("/admin/audit/actors")).json();
    expect(actors.data).toContainEqual({ id: staff.id, name: "Phạm Quản Trị" });
    const moderator = await aSignedInPerson(platform, { kind: "moderator" });
    expect((await moderator.call("/admin/audit/actors")).status).toBe(403);
  });

  it("leaves out no table that staff write", async () => {
    const { rows } = await platform.database.owner.query(`
      select c.relname as name, bit_or(t.tgtype)::int as events from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where t.tgfoid = 'ops.record_staff_action'::regproc group by 1`);
    const [INSERT, DELETE, UPDATE] = [4, 8, 16];
    const events = new Map(rows.map((row) => [String(row.name), Number(row.events)]));
    for (const [name, { administrator }] of Object.entries(EXPECTED)) {
      if (administrator.delete !== "all") continue;
      const wanted =
        DELETE |
        (administrator.update === "all" ? UPDATE : 0) |
        (administrator.insert === "yes" ? INSERT : 0);
      expect({ name, told: (events.get(name) ?? 0) & wanted }).toEqual({ name, told: wanted });
    }
  });

  it("is written by no call: there is only reading", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      expect((await staff.call("/admin/audit", { method, body: "{}" })).status).toBe(404);
    }
  });
});

describe("the overview", () => {
  const overview = async (query: Record<string, string>): Promise<Overview> =>
    Overview.parse((await (await staff.call(`/admin/overview?${new URLSearchParams(query)}`)).json()).data);
  const march = { from: "2026-03-01", to: "2026-03-31" };

  /** Things that happened in March 2026, by the clock of Vietnam. */
  async function happen(): Promise<void> {
    const { owner } = platform.database;
    const [lan, an] = [await aSignedInPerson(platform), await aSignedInPerson(platform)];
    const editor = await aSignedInPerson(platform, { kind: "moderator" });
    const at = (text: string) => `'${text}+07'::timestamptz`;
    await owner.query(`
      update auth.users set created_at = ${at("2026-03-05 09:00:00")} where id = '${editor.id}';
      update auth.users set created_at = ${at("2026-03-01 00:00:00")} where id = '${lan.id}';
      update auth.users set created_at = ${at("2026-03-31 23:59:59")} where id = '${an.id}';
      insert into episode (id, slug, title) values (7, 'e7', 'Tập');
      insert into course (id, slug, title) values (7, 'c7', 'Khóa');
      insert into "listeningHistory" ("userId", "episodeId", seconds, "createdAt") values
        ('${lan.id}', 7, 60, ${at("2026-03-10 23:30")}), ('${lan.id}', 7, 60, ${at("2026-03-11 00:30")}),
        ('${an.id}', 7, 60, ${at("2026-03-11 12:00")}), ('${an.id}', 7, 60, ${at("2026-02-28 23:59:59")});
      insert into session (id, "userId", mode, "createdAt") values
        ('11111111-1111-4111-8111-111111111111', '${an.id}', 'map', ${at("2026-03-11 08:00")}),
        ('22222222-2222-4222-8222-222222222222', '${an.id}', 'map', ${at("2026-03-11 09:00")});
      insert into message ("sessionId", "userId", role, content, "createdAt") values
        ('11111111-1111-4111-8111-111111111111', '${an.id}', 'user', '…', ${at("2026-03-11 08:01")});
      insert into "courseEnroll" ("userId", "courseId", "createdAt") values ('${lan.id}', 7, ${at("2026-03-12 10:00")});
      insert into "order" ("orderCode", "userId", kind, "planId", price, status, "verifiedAt", "verifyReason") values
        ('BTAAAAAA2', '${lan.id}', 'plan', 2, 299000, 'VERIFIED', ${at("2026-03-12 11:00")}, 'x'),
        ('BTAAAAAA3', '${an.id}', 'plan', 2, 199000, 'VERIFIED', ${at("2026-02-12 11:00")}, 'x');
      insert into "order" ("orderCode", "userId", kind, "planId", price, status, "createdAt") values
        ('BTAAAAAA4', '${an.id}', 'plan', 2, 299000, 'CONFIRMING', ${at("2026-03-12 11:00")});
      insert into money.bank_transaction (provider, provider_id, account_number, amount, memo, transferred_at, raw)
        values ('sepay', '1', '1', 50000, 'x', now(), '{}');
      insert into money.allocation (transaction_id, outcome, decided_at) values (1, 'refunded', ${at("2026-03-20 11:00")});`);
  }

  it("counts days, weeks and months as the clock in Vietnam does, and the stretch before them", async () => {
    await happen();
    const days = await overview({ ...march, step: "day" });
    expect(days.series).toHaveLength(31);
    const on = (day: string) => days.series.find(({ starts }) => starts === day)?.figures;
    expect(on("2026-03-10")).toMatchObject({ listens: 1, active_people: 1 });
    expect(on("2026-03-11")).toMatchObject({ listens: 2, active_people: 2, conversations_map: 1 });
    expect(on("2026-03-12")).toMatchObject({ enrolments: 1, orders: 1, income: 299_000 });
    expect(on("2026-03-20")).toMatchObject({ refunds: 1, refunded: 50_000, income: 0 });
    expect(days.total).toMatchObject({ new_people: 2, listens: 3, income: 299_000, active_people: 0.1 });
    expect(days.before).toMatchObject({ listens: 1, income: 199_000, new_people: 0 });
    const months = await overview({ ...march, step: "month" });
    expect(months).toMatchObject({
      from: "2026-03-01",
      series: [{ figures: { active_people: 2, listens: 3 } }],
    });
    const weeks = await overview({ ...march, step: "week" });
    expect(weeks.from).toBe("2026-02-23");
    expect(weeks.series.find(({ starts }) => starts === "2026-03-09")?.figures).toMatchObject({
      ...{ active_people: 2, listens: 3 },
    });
  });

  it("reads the same from what was kept, and goes on reading it when people leave", async () => {
    const { owner } = platform.database;
    const query = { from: "2026-01-01", to: "2026-04-30", step: "month" };
    const counted = await overview(query);
    await snapshotMetrics(owner);
    await snapshotMetrics(owner);
    const { rows } = await owner.query(
      "select count(*)::int as n, max(starts) < (now() at time zone 'Asia/Ho_Chi_Minh')::date as over from ops.metric where step = 'day'",
    );
    expect(Number(rows[0]?.n)).toBeGreaterThan(100);
    expect(rows[0]?.over).toBe(true);
    expect(await overview(query)).toEqual(counted);
    await owner.query(`delete from "listeningHistory"`);
    expect((await overview(query)).total.listens).toBe(counted.total.listens);
  });

  it("refuses a stretch that is upside down, endless or no stretch", async () => {
    for (const query of [
      { from: "2026-03-31", to: "2026-03-01" },
      { from: "2006-03-01", to: "2026-03-01" },
      { from: "hôm nay", to: "2026-03-01" },
      { ...march, step: "hour" },
    ]) {
      expect((await staff.call(`/admin/overview?${new URLSearchParams(query)}`)).status).toBe(400);
    }
  });
});

describe("the health of the house", () => {
  const health = async (): Promise<Health> =>
    Health.parse((await (await staff.call("/admin/health")).json()).data);

  it("is good when nothing waits, and says of which version and engine", async () => {
    const now = await health();
    expect(now).toMatchObject({
      level: "good",
      mail: { level: "good", waiting: 0 },
      model: { level: "good", engine: "guided", calls: 0 },
      listening: { isConnected: true },
    });
    expect(now.database.bytes).toBeGreaterThan(1_000_000);
    expect(now.database.connections).toBeGreaterThan(0);
  });

  it("turns when letters wait long or fail, when the disk is full or read-only, and comes back", async () => {
    const { owner } = platform.database;
    await owner.query(
      "insert into ops.mail (kind, to_address, created_at) values ('confirm_email', 'a@example.vn', now() - interval '2 hours')",
    );
    expect(await health()).toMatchObject({ level: "bad", mail: { level: "bad", waiting: 1 } });
    await owner.query("update ops.mail set failed_at = now()");
    expect((await health()).mail).toMatchObject({ level: "watch", waiting: 0, failed: 1 });
    await owner.query("delete from ops.mail");
    storage = { ...folder, freeBytes: 2 * 1024 ** 3 };
    expect((await health()).storage.level).toBe("watch");
    storage = { ...folder, isWritable: false, freeBytes: null };
    expect((await health()).level).toBe("bad");
    const objects = { ...folder, place: "objects", freeBytes: null } as const;
    storage = { ...objects, answerMs: 4_000 };
    expect((await health()).storage).toMatchObject({ level: "watch", answerMs: 4_000 });
    storage = { ...objects, answerMs: 80 };
    expect((await health()).level).toBe("good");
  });
});
