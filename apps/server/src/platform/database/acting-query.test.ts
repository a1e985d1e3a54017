import { describe, expect, it } from "vitest";
import { aPerson } from "../../../../../tests/support/people.ts";
import { ownDatabase } from "../../../../../tests/support/world.ts";
import { ANONYMOUS, COMPANION_SERVICE } from "./database.ts";

const world = ownDatabase();
const whoAmI = { text: "select current_user::text as role, auth.uid()::text as id", values: [] };

describe("a statement run as a caller", () => {
  it("takes on the caller's role and person, also without parameters", async () => {
    const lan = await aPerson(world.database);
    const { rows } = await world.database.asCaller(lan.caller, whoAmI);
    expect(rows).toEqual([{ role: "authenticated", id: lan.id }]);
  });

  it("never leaks one caller's role into another's statement on the same connections", async () => {
    const lan = await aPerson(world.database);
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const caller = n % 2 === 0 ? ANONYMOUS : lan.caller;
        const { rows } = await world.database.asCaller(caller, {
          ...whoAmI,
          name: n % 3 === 0 ? "who" : undefined,
        });
        return [n % 2 === 0 ? null : lan.id, rows[0]?.id];
      }),
    );
    for (const [wanted, got] of answers) expect(got).toBe(wanted);
  });

  it("reports a refusal and leaves the connection fit and without a role", async () => {
    const refused = { text: "select * from membership", values: [] };
    for (let n = 0; n < 8; n++) {
      await expect(world.database.asCaller(ANONYMOUS, refused)).rejects.toMatchObject({ code: "42501" });
    }
    const broken = { text: "select 1/0", values: [], name: "broken" };
    for (let n = 0; n < 8; n++) {
      await expect(world.database.asCaller(ANONYMOUS, broken)).rejects.toMatchObject({ code: "22012" });
    }
    expect((await world.database.asCaller(ANONYMOUS, whoAmI)).rows[0]).toMatchObject({ role: "anon" });
  });

  it("refuses a role that the login may not take", async () => {
    const caller = { role: "bentrong", claims: "{}" };
    await expect(world.database.asCaller(caller, whoAmI)).rejects.toMatchObject({ code: "42501" });
  });

  it("undoes a write whose statement fails", async () => {
    const lan = await aPerson(world.database);
    const text = `with made as (insert into "listeningPosition" ("episodeId", seconds) values (1, 5) returning 1)
      select 1 / (count(*) - count(*)) from made`;
    await expect(world.database.asCaller(lan.caller, { text, values: [] })).rejects.toThrow();
    const { rows } = await world.database.owner.query(`select count(*)::int as n from "listeningPosition"`);
    expect(rows).toEqual([{ n: 0 }]);
  });
});

describe("statements in one transaction", () => {
  const add = `insert into session ("userId", mode) values ($1, 'map')`;
  const count = async (id: string): Promise<unknown> => {
    const { rows } = await world.database.owner.query(
      `select count(*)::int as n from session where "userId" = $1`,
      [id],
    );
    return rows[0]?.n;
  };

  it("all run as the caller, and the connection has no role afterwards", async () => {
    const lan = await aPerson(world.database);
    for (let n = 0; n < 3; n++) {
      const [first, second] = await world.database.inTransaction(lan.caller, async (tx) => [
        (await tx.query(whoAmI.text, [], "who_in_transaction")).rows,
        (await tx.query(whoAmI.text)).rows,
      ]);
      expect([first, second]).toEqual(Array(2).fill([{ role: "authenticated", id: lan.id }]));
    }
    expect((await world.database.asCaller(ANONYMOUS, whoAmI)).rows[0]).toMatchObject({ role: "anon" });
  });

  it("are undone together, whichever of them fails", async () => {
    const lan = await aPerson(world.database);
    await expect(
      world.database.inTransaction(COMPANION_SERVICE, async (tx) => {
        expect((await tx.query(add, [lan.id])).rowCount).toBe(1);
        await tx.query("select 1/0");
      }),
    ).rejects.toMatchObject({ code: "22012" });
    for (let n = 0; n < 12; n++) {
      await expect(
        world.database.inTransaction(lan.caller, (tx) => tx.query("select 1/0", [], "broken_first")),
      ).rejects.toMatchObject({ code: "22012" });
    }
    const seen = await world.database.inTransaction(COMPANION_SERVICE, async (tx) => {
      await tx.query(add, [lan.id]);
      return count(lan.id);
    });
    expect([seen, await count(lan.id)]).toEqual([0, 1]);
  });

  it("are none when there is nothing to do", async () => {
    expect(await world.database.inTransaction(ANONYMOUS, async () => 7)).toBe(7);
    await expect(
      world.database.inTransaction(ANONYMOUS, () => Promise.reject(new Error("nothing was asked"))),
    ).rejects.toThrow("nothing was asked");
    expect((await world.database.asCaller(ANONYMOUS, whoAmI)).rows[0]).toMatchObject({ role: "anon" });
  });
});
