// Comma-separated values as RFC 4180 has them, with commas or semicolons. Cells are text and stay text: nothing is
// evaluated here, and they are only ever sent on as JSON.
import { Problem } from "../problem.ts";

/** Rows of cells; empty lines are left out. Throws Problem("invalid_input") for a quote that is never closed. */
export function parseCsv(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? quoted(text, at) : bare(text, at, separator);
    rows.at(-1)?.push(cell);
    at = end;
    if (text[at] === separator) {
      at += 1;
      // A separator at the very end leaves an empty cell behind it.
      if (at === text.length || text[at] === "\n" || text[at] === "\r") rows.at(-1)?.push("");
    }
    const lineEnd = /\r\n|\r|\n/y;
    lineEnd.lastIndex = at;
    const ended = lineEnd.exec(text);
    if (ended) {
      at += ended[0].length;
      rows.push([]);
    }
  }
  return rows.filter((row) => row.some((cell) => cell.trim() !== ""));
}

/** Programs that write decimal commas separate by semicolons. */
function separatorOf(text: string): "," | ";" {
  const [first = ""] = text.split(/\r|\n/, 1);
  return first.split(";").length > first.split(",").length ? ";" : ",";
}

function bare(text: string, from: number, separator: string): { cell: string; end: number } {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end += 1;
  return { cell: text.slice(from, end), end };
}

function quoted(text: string, from: number): { cell: string; end: number } {
  const cell = /"([^"]*(?:""[^"]*)*)"(?=[,;\r\n]|$)/y;
  cell.lastIndex = from;
  const found = cell.exec(text);
  if (!found) throw new Problem("invalid_input", "Tệp sao kê có dấu ngoặc kép không khép lại.");
  return { cell: (found[1] ?? "").replaceAll('""', '"'), end: cell.lastIndex };
}
