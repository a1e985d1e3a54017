import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { features } from "../../apps/server/src/features.ts";
import { sharedErrors } from "../../apps/server/src/platform/problem.ts";
import { PROJECT } from "./import-graph.ts";

const FOLDER = path.join(PROJECT, "apps/server/src/features");

/** Code, status and owner of every error, as the table of the document writes them. */
const declared = [
  ...Object.entries(sharedErrors).map(([code, status]) => ({ code, status, owner: "all" })),
  ...features.flatMap(({ name, errors = {} }) =>
    Object.values(errors).map(({ code, status }) => ({ code, status, owner: name })),
  ),
];

function documented() {
  const text = readFileSync(path.join(PROJECT, "docs/api/errors.md"), "utf8");
  const rows = text.matchAll(/^\| `(?<code>\w+)` \| (?<status>\d{3}) \| (?<owner>\w+) \| \S/gm);
  return [...rows].map(({ groups }) => ({
    code: groups?.code ?? "",
    status: Number(groups?.status),
    owner: groups?.owner,
  }));
}

describe("features", () => {
  it("are each a folder with one entry", () => {
    expect(features.map(({ name }) => name).sort()).toEqual(readdirSync(FOLDER).sort());
  });

  it("share no error code", () => {
    const codes = declared.map(({ code }) => code);
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
  });

  it("have their error codes in docs/api/errors.md", () => {
    const byCode = (a: { code?: string }, b: { code?: string }) =>
      String(a.code).localeCompare(String(b.code));
    expect(documented().sort(byCode)).toEqual(declared.sort(byCode));
  });

  it("present each table of the data export once, at a position of its own", () => {
    const tables = features.flatMap(({ exportTables = {} }) => Object.entries(exportTables));
    const names = tables.map(([name]) => name);
    const positions = tables.map(([, { position }]) => position);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(positions).size).toBe(positions.length);
  });
});
