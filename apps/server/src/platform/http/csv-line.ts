// A line of a CSV file (RFC 4180) that spreadsheets open. What people and banks wrote stays text there: a cell that a
// spreadsheet would run begins with an apostrophe (OWASP, CSV injection).

import { isFormula } from "@bentrong/format/csv-formula";

/** So that Excel reads the file as UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

export type Cells = readonly (string | number | null)[];

/** Numbers stay numbers. */
export const csvLine = (cells: Cells): string => `${cells.map(toCell).join(",")}\r\n`;

function toCell(cell: string | number | null): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const harmless = isFormula(cell) ? `'${cell}` : cell;
  return /[",;\r\n']|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
