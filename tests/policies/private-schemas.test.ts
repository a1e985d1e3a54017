// What no data API exposes is guarded as well: who may touch the tables of accounts and operations at all.
import { describe, expect, it } from "vitest";
import {
  ANONYMOUS,
  AUTH_SERVICE,
  JOB_SERVICE,
  STAFF_SERVICE,
} from "../../apps/server/src/platform/database/database.ts";
import { aPerson } from "../support/people.ts";
import { ownDatabase } from "../support/world.ts";

const world = ownDatabase();
const ACCOUNT_TABLES = [
  ...["factor_challenges", "factors", "identities", "oauth_flows", "one_time_tokens", "recovery_codes"],
  ...["refresh_tokens", "security_events", "sessions", "user_roles", "users"],
];

describe("the role of programs with a key", () => {
  it("reaches these tables and no other, by grants and by policies that ask the key", async () => {
    const { rows } = await world.database.owner.query(`
      select t.relname as name,
        array(select privilege from unnest(array['INSERT', 'UPDATE', 'DELETE']) privilege
              where has_table_privilege('automation', t.oid, privilege)) as writes,
        (select bool_and(coalesce(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) like '%key_allows%')
           from pg_policy p where p.polrelid = t.oid and 'automation'::regrole = any (p.polroles)) as asked
      from pg_class t
      where t.relkind in ('r', 'v', 'm', 'p') and t.relnamespace::regnamespace::text in ('public', 'auth', 'money', 'ops', 'app')
        and (has_table_privilege('automation', t.oid, 'select, insert, update, delete, truncate')
             or has_any_column_privilege('automation', t.oid, 'select, insert, update'))
      order by t.relname collate "C"`);
    const writes = ["INSERT", "UPDATE", "DELETE"];
    const content = [
      "blog",
      "category",
      "course",
      "episode",
      "episodeTimeline",
      "lesson",
      "podcast",
      "podcastEpisode",
    ];
    const expected = [...content, "courseEnroll", "membership", "order", "plan"].sort();
    expect(rows).toEqual(
      expected.map((name) => ({ name, writes: content.includes(name) ? writes : [], asked: true })),
    );
  });
});

describe("the tables of accounts", () => {
  it("are open to the account server alone, but for the columns of the back office, by grants and by row-level security", async () => {
    const { rows } = await world.database.owner.query(`
      select t.relname as name, t.relrowsecurity as guarded,
        array(select distinct r.rolname::text from pg_roles r
              where r.rolname in ('anon', 'authenticated', 'authenticator', 'service_role', 'auth_service',
                                  'money_service', 'job_service', 'public')
                and (has_table_privilege(r.oid, t.oid, 'select, insert, update, delete, truncate, references, trigger')
                     or has_any_column_privilege(r.oid, t.oid, 'select, insert, update, references'))
              order by 1) as openers
      from pg_class t where t.relnamespace = 'auth'::regnamespace and t.relkind = 'r' order by t.relname`);
    expect(rows).toEqual(ACCOUNT_TABLES.map((name) => ({ name, guarded: true, openers: ["auth_service"] })));
  });

  it.each(ACCOUNT_TABLES)("%s is closed to visitors, members, administrators and jobs", async (table) => {
    const member = await aPerson(world.database);
    const administrator = await aPerson(world.database, "administrator");
    const text = `select * from auth.${table}`;
    for (const caller of [ANONYMOUS, member.caller, administrator.caller, JOB_SERVICE]) {
      const asked = world.database.asCaller(caller, { text, values: [] });
      await expect(asked).rejects.toMatchObject({ code: "42501" });
    }
    await expect(world.database.asCaller(AUTH_SERVICE, { text, values: [] })).resolves.toBeDefined();
  });

  it("are all that the account server may change, but for limits, letters and consents", async () => {
    const { rows } = await world.database.owner.query(`
      select t.relnamespace::regnamespace || '.' || t.relname as name from pg_class t
      where t.relkind in ('r', 'v') and t.relnamespace::regnamespace::text in ('public', 'money', 'ops', 'app')
        and (has_table_privilege('auth_service', t.oid, 'insert, update, delete')
             or has_any_column_privilege('auth_service', t.oid, 'insert, update'))
      order by 1`);
    expect(rows.map(({ name }) => name)).toEqual(["ops.mail", "ops.rate_limit", "public.consent"]);
  });

  it("have no function that visitors or members may call, but for the questions about themselves", async () => {
    const { rows } = await world.database.owner.query(`
      select distinct p.proname::text as name from pg_proc p
      where p.pronamespace = 'auth'::regnamespace
        and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
      order by 1`);
    expect(rows.map(({ name }) => name)).toEqual(["has_role", "is_staff", "jwt", "uid"]);
  });
});

describe("the back office", () => {
  it("has these columns, and never what people write, their passwords or where they are", async () => {
    const { rows } = await world.database.owner.query(`
      select c.relnamespace::regnamespace || '.' || c.relname as name,
        array_agg(a.attname::text order by a.attnum) filter (where has_column_privilege('staff_service', c.oid, a.attnum, 'select')) as reads,
        array_agg(a.attname::text order by a.attnum) filter (where has_column_privilege('staff_service', c.oid, a.attnum, 'update')) as changes,
        has_table_privilege('staff_service', c.oid, 'delete') as removes
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind in ('r', 'v') and c.relnamespace::regnamespace::text in ('auth', 'public', 'money', 'ops')
      group by c.oid
      having bool_or(has_column_privilege('staff_service', c.oid, a.attnum, 'select, insert, update')) order by 1`);
    const readable = Object.fromEntries(rows.map(({ name, reads }) => [String(name), reads]));
    expect(Object.keys(readable)).toEqual([
      ...["auth.sessions", "auth.user_roles", "auth.users"],
      ...["ops.api_key", "ops.audit_log", "ops.data_subject_request", "ops.mail"],
      ...["ops.newsletter_delivery", "ops.newsletter_edition", "ops.person_action"],
      ...["ops.public_holiday", "ops.webhook", "ops.webhook_delivery"],
      ...["public.blog", "public.consent", "public.hotline", "public.membership"],
      ...["public.newSubscription", "public.newsletterCampaign", "public.order", "public.plan"],
    ]);
    expect(readable["auth.users"]).toEqual([
      ...[
        "id",
        "email",
        "email_confirmed_at",
        "raw_user_meta_data",
        "banned_until",
        "last_sign_in_at",
        "created_at",
      ],
    ]);
    expect(readable["auth.sessions"]).toEqual([
      ...["id", "user_id", "user_agent", "created_at", "refreshed_at", "ended_at"],
    ]);
    expect(readable["ops.mail"]).toBeNull();
    expect(readable["ops.api_key"]).not.toContain("hash");
    expect(readable["ops.webhook"]).not.toContain("sealed_secret");
    expect(readable["ops.webhook_delivery"]).not.toContain("data");
    expect(readable["public.consent"]).not.toContain("wording");
    expect(readable["public.blog"]).not.toContain("content");
    const changed = rows.filter(({ changes }) => changes !== null);
    expect(
      changed.map(({ name, changes }) => [name, name === "ops.data_subject_request" ? "all" : changes]),
    ).toEqual([
      ["auth.users", ["banned_until"]],
      ["ops.api_key", ["revoked_at"]],
      ["ops.data_subject_request", "all"],
      ["public.hotline", ["checkedAt"]],
      ["public.newSubscription", ["bouncedAt", "bounceReason"]],
      ["public.newsletterCampaign", ["status", "scheduledAt", "startedAt", "endedAt", "problem"]],
    ]);
    expect(rows.filter(({ removes }) => removes).map(({ name }) => name)).toEqual([
      ...["auth.user_roles", "ops.public_holiday", "ops.webhook", "public.newSubscription"],
    ]);
  });

  it("sees no row and changes none for anybody but an administrator, and never for nobody", async () => {
    const person = await aPerson(world.database);
    const moderator = await aPerson(world.database, "moderator");
    const administrator = await aPerson(world.database, "administrator");
    const as = (claims: string, text: string, values: unknown[] = []) =>
      world.database.asCaller({ ...STAFF_SERVICE, claims }, { text, values });
    for (const claims of ["", person.caller.claims, moderator.caller.claims]) {
      for (const table of [
        "auth.users",
        "auth.user_roles",
        "auth.sessions",
        "membership",
        "plan",
        "ops.audit_log",
      ]) {
        const columns = table === "auth.users" || table === "auth.sessions" ? "id" : "*";
        expect((await as(claims, `select ${columns} from ${table}`)).rows).toEqual([]);
      }
      expect((await as(claims, "update auth.users set banned_until = 'infinity'")).rowCount).toBe(0);
      expect((await as(claims, "delete from auth.user_roles")).rowCount).toBe(0);
      expect((await as(claims, "select auth.people_matching('')")).rows).toEqual([]);
      for (const refused of [
        "insert into auth.user_roles (user_id, role) values ($1, 'ROLE_ADMIN')",
        `insert into membership ("userId", "planId", "isGiven") values ($1, 2, true)`,
        "select ops.record_decision('BLOCK', $1, 'x', '{}')",
        "select ops.get_metrics('day', current_date), $1::uuid",
        "select ops.platform_state(), $1::uuid",
      ]) {
        await expect(as(claims, refused, [person.id])).rejects.toMatchObject({ code: "42501" });
      }
    }
    const { claims } = administrator.caller;
    const everybody = (await as(claims, "select id from auth.users")).rows.length;
    expect(everybody).toBeGreaterThan(2);
    const own = await as(claims, "delete from auth.user_roles where user_id = $1", [administrator.id]);
    expect(own.rowCount).toBe(0);
    const blocked = await as(claims, "update auth.users set banned_until = 'infinity'");
    expect(blocked.rowCount).toBe(everybody - 1);
    await expect(as(claims, `update membership set "planId" = 2`)).rejects.toMatchObject({ code: "42501" });
  });
});
