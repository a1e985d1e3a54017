import { describe, expect, it } from "vitest";
import { aPerson } from "../../../../tests/support/people.ts";
import { ownDatabase } from "../../../../tests/support/world.ts";
import { ANONYMOUS } from "./database.ts";

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
