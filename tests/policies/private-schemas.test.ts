// What no data API exposes is guarded as well: who may touch the tables of accounts and operations at all.
import { describe, expect, it } from "vitest";
import { ANONYMOUS, AUTH_SERVICE, JOB_SERVICE } from "../../apps/server/src/database/database.ts";
import { aPerson } from "../support/people.ts";
import { ownDatabase } from "../support/world.ts";

const world = ownDatabase();
const ACCOUNT_TABLES = [
  ...["factor_challenges", "factors", "identities", "oauth_flows", "one_time_tokens", "recovery_codes"],
  ...["refresh_tokens", "sessions", "user_roles", "users"],
];

describe("the tables of accounts", () => {
  it("are open to the account server alone, by grants and by row-level security", async () => {
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
