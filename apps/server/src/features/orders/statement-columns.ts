// Which column of a bank's statement is which: by the names that banks give them, whatever their order.
import type { CsvRow } from "../../platform/csv/parse-csv.ts";

/** Headings without marks and case; specific ones before general ones, so that "Ghi có" wins over "Số tiền". */
const COLUMNS = {
  date: ["ngay giao dich", "ngay", "thoi gian", "transaction date", "date"],
  amount: ["so tien ghi co", "ghi co", "phat sinh co", "co", "credit", "so tien", "amount"],
  /** Of money that went out. */
  debit: ["so tien ghi no", "ghi no", "phat sinh no", "debit"],
  direction: ["loai giao dich", "loai gd", "loai", "no/co", "dr/cr", "cr/dr", "d/c", "c/d", "+/-", "type"],
  memo: ["noi dung", "noi dung giao dich", "noi dung chi tiet", "mo ta", "dien giai", "description", "memo"],
  reference: ["so tham chieu", "ma giao dich", "so but toan", "so chung tu", "reference"],
} as const;
export type ColumnName = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as ColumnName[];

/** In the column of directions, without marks and case: the money went out. */
export const OUTGOING = /^(-|no|ghi no|d|dr|debit|chi|tien ra|chuyen di|chuyen tien di|rut tien|out)$/;

/** The index of each column that there is. */
type Places = Partial<Record<ColumnName, number>>;

/** Banks write the account, its holder and the period above the names of the columns. */
const LONGEST_PREAMBLE = 30;
/** No name is longer, and brackets that never close are looked for only so far. */
const LONGEST_NAME = 100;

/** Undefined where no line names a date, an amount and a memo. */
export function findHeader(rows: readonly CsvRow[]): { places: Places; headerAt: number } | undefined {
  for (const [headerAt, { cells }] of rows.slice(0, LONGEST_PREAMBLE).entries()) {
    const places = findColumns(cells);
    if ("date" in places && "amount" in places && "memo" in places) return { places, headerAt };
  }
  return undefined;
}

function findColumns(header: readonly string[]): Places {
  const names = header.map(plain);
  const findColumn = (column: ColumnName): number | undefined =>
    COLUMNS[column].map((known) => names.indexOf(known)).find((place) => place >= 0);
  const found = NAMES.flatMap((column) => {
    const place = findColumn(column);
    return place === undefined ? [] : [[column, place] as const];
  });
  return Object.fromEntries(found);
}

/** A heading without marks, case and brackets. */
export const plain = (text: string): string =>
  text
    .slice(0, LONGEST_NAME)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("đ", "d")
    .replace(/\([^)]*\)/g, "")
    .replace(/\s+/g, " ")
    .trim();
