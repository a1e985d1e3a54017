import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvRecords } from "../parse/csv.ts";
import { harmlessCsv } from "./harmless-csv.ts";

const written = (rows: string[][]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\n");

describe("a table that a spreadsheet opens", () => {
  it.each([
    ["a,b\n=1+1,\"=cmd|'x'!A1\"", "a,b\n'=1+1,\"'=cmd|'x'!A1\""],
    ['a\n" =1"\n"""=1"\n@b\n+84 9\n-2+3', 'a\n"\' =1"\n"\'""=1"\n\'@b\n\'+84 9\n\'-2+3'],
    ["=a,b\n1,2", "'=a,b\n1,2"],
    ['a\n-5\n1.5\n-2e9\n"{""a"": ""=1""}"\n\n', 'a\n-5\n1.5\n-2e9\n"{""a"": ""=1""}"\n\n'],
  ])("has no cell that runs: %j", (table, harmless) => {
    expect(harmlessCsv(table)).toBe(harmless);
  });

  it("keeps every cell where it was, with one apostrophe more at most", () => {
    const cell = fc.string({ unit: fc.constantFrom("=", "-", '"', ",", "\n", " ", "a", "1", "'") });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const table = written([["x", "y"], ...rows]);
        const before = csvRecords(table);
        const after = csvRecords(harmlessCsv(table));
        expect(after).toHaveLength(before.length);
        after.forEach((record, at) => {
          for (const [name, value] of Object.entries(record)) {
            expect([before[at]?.[name], `'${before[at]?.[name]}`]).toContain(value);
          }
        });
      }),
    );
  });
});
