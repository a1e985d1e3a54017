// A line of a CSV file (RFC 4180) that spreadsheets open. What people and banks wrote stays text there: a cell that a
// spreadsheet would run begins with an apostrophe (OWASP, CSV injection).

/** So that Excel reads the file as UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** Also behind space, and in the wide forms that some spreadsheets treat alike. */
const FORMULA = /^[\s"']*[=+\-@\t\r\n|%＝＋－＠]/u;

/** Whether a spreadsheet would run a cell. */
export const isFormula = (cell: string): boolean => FORMULA.test(cell);

export type Cells = readonly (string | number | null)[];

/** Numbers stay numbers. */
export const csvLine = (cells: Cells): string => `${cells.map(toCell).join(",")}\r\n`;

function toCell(cell: string | number | null): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const harmless = isFormula(cell) ? `'${cell}` : cell;
  return /[",;\r\n']|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
