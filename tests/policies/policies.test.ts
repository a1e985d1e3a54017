import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ANONYMOUS, type Caller } from "../../apps/server/src/platform/database/database.ts";
import { toConnections } from "../../apps/server/src/platform/database/open.ts";
import { aPerson } from "../support/people.ts";
import { copyDatabase } from "../support/postgres.ts";
import { EXPECTED, PEOPLE, type Reach, type Who } from "./expectations.ts";
import { addSample, addUntouched, type Sample } from "./sample.ts";

interface Scene {
  caller: Caller;
  sample: Record<string, Sample>;
  client: pg.Client;
  end(): Promise<void>;
}

/** A database in which `me` is the person `who`, with sample rows around them. */
async function setScene(who: Who): Promise<Scene> {
  const { superuser, template } = inject("postgres");
  const copy = await copyDatabase(JSON.parse(superuser), template);
  const me = await aPerson(copy.database, who === "visitor" ? "free" : who);
  const other = await aPerson(copy.database, "free");
  const sample = await addSample(copy.database, me.id, other.id);
  if (sample.membership && who !== "premium") sample.membership.own = [];
  await addUntouched(copy.database);
  for (const table of ["podcast", "episode"]) {
    sample[table]?.all.push("104");
    sample[table]?.published?.push("104");
    sample[table]?.public?.push("104");
  }
  // The same login that the server uses for callers, but with a transaction to undo.
  const client = new pg.Client(
    toConnections(copy.owner, { poolSize: 1, statementTimeout: 5_000 }).authenticator,
  );
  await client.connect();
  return {
    caller: who === "visitor" ? ANONYMOUS : me.caller,
    sample,
    client,
    end: () => client.end().then(() => copy.drop()),
  };
}

/** Runs a statement as the caller and undoes it. A refusal is the word, a result the keys it reached. */
async function reach(
  { client, caller }: Scene,
  text: string,
  values: unknown[] = [],
): Promise<string[] | "refused"> {
  await client.query("begin");
  try {
    await client.query("select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", [
      caller.role,
      caller.claims,
    ]);
    const { rows, rowCount } = await client.query(text, values);
    return rows.length > 0
      ? rows.map((row) => String(row.key))
      : Array.from({ length: rowCount ?? 0 }, () => "row");
  } catch (error) {
    // 55000: a view over several tables cannot be written at all.
    if (error instanceof pg.DatabaseError && ["42501", "55000"].includes(error.code ?? "")) return "refused";
    throw error;
  } finally {
    await client.query("rollback");
  }
}

function probeReach(sample: Sample, wanted: Reach): string[] | "refused" {
  if (wanted === "refused") return "refused";
  return wanted === "none" ? [] : (sample[wanted] ?? []);
}

describe("the table of expectations", () => {
  it("names every table and view that the data API exposes", async () => {
    const { superuser, template } = inject("postgres");
    const copy = await copyDatabase(JSON.parse(superuser), template);
    const { rows } = await copy.database.owner.query(
      "select relname, relrowsecurity, relkind from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')",
    );
    await copy.drop();
    expect(rows.map((row) => row.relname).sort()).toEqual(Object.keys(EXPECTED).sort());
    expect(rows.filter((row) => row.relkind === "r" && !row.relrowsecurity)).toEqual([]);
  });
});

describe("what is not exposed", () => {
  it("gives visitors and members no right on any table of people, money or operations", async () => {
    const { superuser, template } = inject("postgres");
    const copy = await copyDatabase(JSON.parse(superuser), template);
    const { rows } = await copy.database.owner.query(
      `select c.oid::regclass::text as table, r.rolname as role
         from pg_class c, pg_roles r
        where c.relnamespace in ('auth'::regnamespace, 'money'::regnamespace, 'ops'::regnamespace)
          and c.relkind in ('r', 'v') and r.rolname in ('anon', 'authenticated', 'authenticator')
          and has_table_privilege(r.rolname, c.oid, 'select, insert, update, delete, truncate')`,
    );
    await copy.drop();
    expect(rows).toEqual([]);
  });

  it("lets nobody truncate, refer to or put triggers on an exposed table", async () => {
    const { superuser, template } = inject("postgres");
    const copy = await copyDatabase(JSON.parse(superuser), template);
    const { rows } = await copy.database.owner.query(
      `select c.oid::regclass::text as table, r.rolname as role
         from pg_class c, pg_roles r
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
          and r.rolname in ('anon', 'authenticated', 'authenticator')
          and has_table_privilege(r.rolname, c.oid, 'truncate, references, trigger')`,
    );
    await copy.drop();
    expect(rows).toEqual([]);
  });
});

describe.each(PEOPLE)("a %s", (who) => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await setScene(who);
  });
  afterAll(() => scene.end());

  describe.each(Object.keys(EXPECTED))("with %s", (table) => {
    const rights = () => EXPECTED[table]?.[who] ?? expect.fail(`no expectation for ${table}`);
    const sample = () => scene.sample[table] ?? expect.fail(`no sample of ${table}`);
    const name = pg.escapeIdentifier(table);

    it("reads what is theirs to read", async () => {
      const { key } = sample();
      const seen = await reach(scene, `select "${key}"::text as key from ${name}`);
      const wanted = probeReach(sample(), rights().select);
      expect(typeof seen === "string" ? seen : seen.sort()).toEqual(
        typeof wanted === "string" ? wanted : [...wanted].sort(),
      );
    });

    it("adds only what they may", async () => {
      const { fresh } = sample();
      if (!fresh) return expect(rights().insert).toBe("refused");
      const columns = Object.keys(fresh);
      const text = `insert into ${name} (${columns.map((column) => pg.escapeIdentifier(column)).join(", ")})
        values (${columns.map((_, at) => `$${at + 1}`).join(", ")})`;
      const added = await reach(scene, text, Object.values(fresh));
      expect(added === "refused" ? "refused" : "yes").toBe(rights().insert);
    });

    it("changes only what they may", async () => {
      const { change } = sample();
      if (!change) return expect(rights().update).toBe("refused");
      const changed = await reach(scene, `update ${name} set "${change}" = "${change}"`);
      const wanted = probeReach(sample(), rights().update);
      expect(typeof changed === "string" ? changed : changed.length).toEqual(
        typeof wanted === "string" ? wanted : wanted.length,
      );
    });

    it("removes only what they may", async () => {
      const removed = await reach(scene, `delete from ${name}`).catch((error: pg.DatabaseError) => {
        // Staff may remove content; what still points at it is protected by its foreign key, not by a policy.
        if (error.code === "23503") return "all" as const;
        throw error;
      });
      const wanted = probeReach(sample(), rights().delete);
      if (removed === "all") return expect(rights().delete).toBe("all");
      expect(typeof removed === "string" ? removed : removed.length).toEqual(
        typeof wanted === "string" ? wanted : wanted.length,
      );
    });
  });
});
