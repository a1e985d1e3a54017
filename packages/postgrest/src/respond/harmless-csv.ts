// A table as CSV, as spreadsheets may open it: a cell that one would run begins with an apostrophe, as in the files of the
// back office. Numbers stay numbers.
import { isFormula } from "@bentrong/format/csv-formula";

const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const LONGEST_NUMBER = 60;

const isHarmless = (cell: string): boolean =>
  !isFormula(cell) || (cell.length <= LONGEST_NUMBER && NUMBER.test(cell));

/** `csv`: as PostgreSQL writes rows, quotation marks doubled. One pass. */
export function harmlessCsv(csv: string): string {
  const parts: string[] = [];
  let copied = 0;
  for (let at = 0; at < csv.length; ) {
    const isQuoted = csv[at] === '"';
    const start = isQuoted ? at + 1 : at;
    const end = isQuoted ? endOfQuoted(csv, start) : endOfPlain(csv, start);
    if (!isHarmless(csv.slice(start, end))) {
      parts.push(csv.slice(copied, start), "'");
      copied = start;
    }
    at = end + (isQuoted ? 2 : 1);
  }
  return parts.length === 0 ? csv : parts.join("") + csv.slice(copied);
}

function endOfQuoted(csv: string, from: number): number {
  for (let at = csv.indexOf('"', from); at >= 0; at = csv.indexOf('"', at + 2)) {
    if (csv[at + 1] !== '"') return at;
  }
  return csv.length;
}

function endOfPlain(csv: string, from: number): number {
  const separator = /[,\n]/g;
  separator.lastIndex = from;
  return separator.exec(csv)?.index ?? csv.length;
}
