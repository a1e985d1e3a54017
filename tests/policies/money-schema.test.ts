// Money is written by the money functions alone, and what happened to it is never rewritten, not even by them.
import { beforeAll, describe, expect, it } from "vitest";
import {
  ANONYMOUS,
  AUTH_SERVICE,
  JOB_SERVICE,
  MONEY_SERVICE,
} from "../../apps/server/src/platform/database/database.ts";
import { aPerson } from "../support/people.ts";
import { ownDatabase } from "../support/world.ts";

const world = ownDatabase();
const ORDER = "11111111-1111-4111-8111-111111111111";
const TABLES = [
  "allocation",
  "bank_transaction",
  "membership_rule",
  "one_on_one_request",
  "order_reminder",
  "refund",
  "reminder",
];
const ask = (text: string, caller = MONEY_SERVICE) => world.database.asCaller(caller, { text, values: [] });

beforeAll(async () => {
  const { owner } = world.database;
  await owner.query(
    "insert into plan (id, name, type, price, duration) values (2, 'Gói', 'pro1month', 1, 30)",
  );
  await owner.query(
    `insert into "order" (id, "orderCode", kind, "planId", price) values ($1, 'BTAAAAAA2', 'plan', 2, 100)`,
    [ORDER],
  );
  await owner.query(
    `insert into money.bank_transaction (provider, provider_id, account_number, amount, memo, transferred_at, raw)
     values ('sepay', '1', '1', 100, 'x', now(), '{}'), ('sepay', '2', '1', 100, 'x', now(), '{}')`,
  );
  await owner.query("insert into money.allocation (transaction_id, outcome) values (1, 'unmatched')");
});

describe("the tables of money", () => {
  it("are open to the money functions alone, by grants and by row-level security", async () => {
    const { rows } = await world.database.owner.query(`
      select t.relname as name, t.relrowsecurity as guarded,
        array(select distinct r.rolname::text from pg_roles r
              where r.rolname in ('anon', 'authenticated', 'authenticator', 'service_role', 'auth_service',
                                  'money_service', 'job_service', 'companion_service')
                and has_table_privilege(r.oid, t.oid, 'select, insert, update, delete, truncate') order by 1) as openers
      from pg_class t where t.relnamespace = 'money'::regnamespace and t.relkind = 'r' order by t.relname`);
    expect(rows).toEqual(TABLES.map((name) => ({ name, guarded: true, openers: ["money_service"] })));
  });

  it.each(TABLES)(
    "%s is closed to visitors, members, administrators and the other services",
    async (table) => {
      const administrator = await aPerson(world.database, "administrator");
      for (const caller of [ANONYMOUS, AUTH_SERVICE, JOB_SERVICE, administrator.caller]) {
        await expect(ask(`select * from money.${table}`, caller)).rejects.toMatchObject({ code: "42501" });
      }
    },
  );
});

describe("what the money functions themselves cannot do", () => {
  it.each([
    "update money.bank_transaction set amount = 1",
    "delete from money.bank_transaction",
    "delete from money.allocation",
    `delete from "order"`,
    "select email from auth.users",
    "insert into ops.mail (kind, to_address) values ('reset_code', 'a@example.vn')",
  ])("%s", async (text) => {
    await expect(ask(text)).rejects.toMatchObject({ code: "42501" });
  });

  it("call an order paid without a transfer and without a reason", async () => {
    const verify = (reason: string) =>
      ask(
        `update "order" set status = 'VERIFIED', "verifiedAt" = now(), "verifyReason" = ${reason} where id = '${ORDER}'`,
      );
    await expect(verify("null")).rejects.toMatchObject({ code: "23514" });
    await expect(verify("'Tiền mặt'")).resolves.toBeDefined();
  });

  it("move money that was given to an order, or give an order more once it has its price", async () => {
    const give = (transaction: number) =>
      `insert into money.allocation (transaction_id, order_id, outcome) values (${transaction}, '${ORDER}', 'matched')`;
    await ask(give(2));
    await expect(
      ask("update money.allocation set outcome = 'unmatched', order_id = null where transaction_id = 2"),
    ).rejects.toMatchObject({ code: "42501" });
    await expect(
      ask(`update money.allocation set outcome = 'matched', order_id = '${ORDER}' where transaction_id = 1`),
    ).rejects.toMatchObject({ code: "23514" });
  });

  it("give one order two periods", async () => {
    const { id } = await aPerson(world.database);
    const period = `insert into membership ("userId", "planId", "expiresAt", "orderId") values ('${id}', 2, now() + interval '1 day', '${ORDER}')`;
    await ask(period);
    await expect(ask(period)).rejects.toMatchObject({ code: "23505" });
  });
});
