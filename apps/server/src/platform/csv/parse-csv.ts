// Comma-separated values as RFC 4180 has them, with commas or semicolons. Cells are text and stay text: nothing is
// evaluated here, and they are only ever sent on as JSON.
import { Problem } from "../problem.ts";

export interface CsvRow {
  /** Line of the file on which it begins, from 1: cells may hold line ends of their own. */
  line: number;
  cells: string[];
}

const LINE_END = /\r\n|\r|\n/g;
const lineEndsIn = (text: string): number => text.match(LINE_END)?.length ?? 0;

/** Empty lines are left out. Throws Problem("invalid_input") for a quote that is never closed. */
export function parseCsv(text: string): CsvRow[] {
  const separator = detectSeparator(text);
  const rows: CsvRow[] = [{ line: 1, cells: [] }];
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? quoted(text, at) : bare(text, at, separator);
    rows.at(-1)?.cells.push(cell);
    line += lineEndsIn(text.slice(at, end));
    at = end;
    if (text[at] === separator) {
      at += 1;
      // A separator at the very end leaves an empty cell behind it.
      if (at === text.length || text[at] === "\n" || text[at] === "\r") rows.at(-1)?.cells.push("");
    }
    const lineEnd = /\r\n|\r|\n/y;
    lineEnd.lastIndex = at;
    const ended = lineEnd.exec(text);
    if (ended) {
      at += ended[0].length;
      line += 1;
      rows.push({ line, cells: [] });
    }
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
}

/**
 * Programs that write decimal commas separate by semicolons. The first line that has either outside
 * of quotes says which it is.
 */
function detectSeparator(text: string): "," | ";" {
  const unquoted = text.replace(/(^|[,;\r\n])"[^"]*(?:""[^"]*)*"/g, "$1");
  const telling = /^[^\r\n]*[,;][^\r\n]*/m.exec(unquoted)?.[0] ?? "";
  return telling.split(";").length > telling.split(",").length ? ";" : ",";
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
