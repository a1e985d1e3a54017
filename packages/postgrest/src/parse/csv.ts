// A CSV body (RFC 4180) as records; an unquoted NULL is null.
import { badBody, tooManyRows, tooManyValues } from "../rest-error.ts";
import { LIMITS } from "./limits.ts";

export function csvRecords(text: string): Record<string, string | null>[] {
  const [header, ...lines] = csvLines(text);
  if (!header) throw badBody("Empty or invalid csv");
  return lines.map((line) => {
    if (line.length !== header.length) throw badBody("All lines must have same number of fields");
    return Object.fromEntries(
      header.map((name, at) => [name, line[at] === "NULL" ? null : (line[at] ?? null)]),
    );
  });
}

const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|$)/y;

function csvLines(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length || line.length > 0) {
    const cell = CELL.exec(text);
    if (!cell) throw badBody("Empty or invalid csv");
    line.push(cell[1]?.replaceAll('""', '"') ?? cell[2] ?? "");
    if (line.length > LIMITS.values) throw tooManyValues();
    if (cell[3] === ",") continue;
    // The first is the header.
    if (lines.length > LIMITS.rows) throw tooManyRows();
    lines.push(line);
    line = [];
  }
  return lines;
}
