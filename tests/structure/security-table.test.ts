// docs/security/asvs.md says where each requirement is met: what it names exists, and its sums are right.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const PROJECT = path.resolve(import.meta.dirname, "../..");
const TABLE = "docs/security/asvs.md";
/** Of the standard's version 5.0.0. */
const REQUIREMENTS = { "1": 70, "2": 183 };

const text = readFileSync(path.join(PROJECT, TABLE), "utf8");
const rows = [
  ...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| ([^|]+) \| ([^|]*) \| ?([^|]*)\|$/gm),
].map(([, id = "", level = "", , state = "", how = "", shownBy = ""]) => ({
  id,
  level,
  state,
  how,
  shownBy,
}));
const filesIn = (cell: string): string[] =>
  [...cell.matchAll(/`((?:[\w.-]+\/)+[\w.-]+|[A-Z]+\.md|biome\.json)`/g)].map(([, file = ""]) => file);
const countState = (state: string): number => rows.filter((row) => row.state === state).length;

describe("the table of security requirements", () => {
  it("has every requirement of levels 1 and 2 once", () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    for (const [level, count] of Object.entries(REQUIREMENTS))
      expect(rows.filter((row) => row.level === level).length, level).toBe(count);
  });

  it("names files that exist, and tests where it says what shows it", () => {
    const named = rows.flatMap(({ id, how, shownBy }) =>
      [...filesIn(how), ...filesIn(shownBy)].map((file) => ({ id, file })),
    );
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter(({ file }) => !existsSync(path.join(PROJECT, file)))).toEqual([]);
    const notTests = rows
      .flatMap(({ shownBy }) => filesIn(shownBy))
      .filter((file) => !/(^|\/)tests\/|\.test\.tsx?$/.test(file));
    expect(notTests).toEqual([]);
  });

  it("says of each how it is met or why it is not, and sums up rightly", () => {
    for (const { id, state, how } of rows) {
      expect(["met", "partly", "not met", "n/a"], id).toContain(state);
      expect(how.trim(), id).not.toBe("");
    }
    expect(text).toContain(
      `Of ${rows.length} requirements ${countState("met")} are met, ${countState("partly")} partly, ${countState("not met")} not, and ${countState("n/a")} do not apply.`,
    );
  });
});
