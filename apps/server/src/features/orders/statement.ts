// Parses a bank statement file, for banks that no provider watches. Reading it twice changes nothing: rows are
// identified by the bank's reference, or else by all of their fields.
import { createHash } from "node:crypto";
import { parseCsv } from "../../platform/csv/parse-csv.ts";
import { Problem } from "../../platform/problem.ts";
import { type ColumnName, findHeader, OUTGOING, plain } from "./statement-columns.ts";
import { Amount, Memo, Reference, type Transfer, VietnamClock } from "./transfer.ts";

const MAX_ROWS = 5_000;
/** A line of the file below the names of its columns. */
export type StatementLine = { line: number } & (
  | { kind: "transfer"; transfer: Transfer }
  | { kind: "outgoing" }
  /** `problem` in Vietnamese: what cannot be read. */
  | { kind: "unreadable"; problem: string }
);

/** A statement of `accountNumber`, line by line. Throws Problem("invalid_input") for a file that is none. */
export function readStatementLines(text: string, accountNumber: string): StatementLine[] {
  const rows = parseCsv(text.replace(/^\uFEFF/, ""));
  const found = findHeader(rows);
  if (!found) throw bad(0, "cần các cột Ngày giao dịch, Số tiền ghi có, Nội dung");
  const { places, headerAt } = found;
  const header = rows[headerAt]?.cells ?? [];
  const below = rows.slice(headerAt + 1);
  if (below.length > MAX_ROWS) throw bad(0, `không quá ${MAX_ROWS} dòng một lần`);
  const seen = new Map<string, number>();
  return below.map(({ line, cells }) => {
    const read = readRow((name) => cells[places[name] ?? -1]?.trim() ?? "");
    if (read.kind !== "incoming") return { line, ...read };
    const { date, amount, memo, reference, transferredAt } = read;
    const content = [date, amount, memo, reference ?? ""].join("\n");
    // Two rows that are the same in everything are two transfers.
    const nth = (seen.get(content) ?? 0) + 1;
    seen.set(content, nth);
    const providerId = createHash("sha256").update(`${accountNumber}\n${content}\n${nth}`).digest("hex");
    const raw = Object.fromEntries(header.map((name, column) => [name, cells[column] ?? ""]));
    const told = { provider: "csv" as const, providerId, accountNumber, raw };
    return { line, kind: "transfer", transfer: { ...told, amount, memo, reference, transferredAt } };
  });
}

/** The incoming transfers. Throws Problem("invalid_input") naming the first line that cannot be read. */
export function readStatement(text: string, accountNumber: string): Transfer[] {
  const lines = readStatementLines(text, accountNumber);
  const unreadable = lines.find((one) => one.kind === "unreadable");
  if (unreadable) throw bad(unreadable.line, unreadable.problem);
  return transfersIn(lines);
}

export const transfersIn = (lines: readonly StatementLine[]): Transfer[] =>
  lines.flatMap((one) => (one.kind === "transfer" ? [one.transfer] : []));

type RowRead =
  | { kind: "outgoing" }
  | { kind: "unreadable"; problem: string }
  | {
      kind: "incoming";
      date: string;
      amount: number;
      memo: string;
      reference: string | undefined;
      transferredAt: Date;
    };

function readRow(cell: (name: ColumnName) => string): RowRead {
  const unreadable = (problem: string): RowRead => ({ kind: "unreadable", problem });
  const amount = parseAmount(cell("amount"));
  if (amount === undefined) return unreadable("số tiền không đọc được");
  if (amount <= 0 || wentOut(cell)) return { kind: "outgoing" };
  const date = cell("date");
  const transferredAt = parseDate(date);
  if (!transferredAt) return unreadable("ngày không đọc được");
  const memo = Memo.safeParse(cell("memo"));
  if (!memo.success) return unreadable("nội dung quá dài");
  const reference = Reference.parse(cell("reference"));
  return { kind: "incoming", date, amount, memo: memo.data, reference, transferredAt };
}

/** True for outgoing money: an amount in the debit column, or a direction where one column holds both. */
const wentOut = (cell: (name: ColumnName) => string): boolean =>
  (parseAmount(cell("debit")) ?? 0) > 0 || OUTGOING.test(plain(cell("direction")));

/** "1.290.000", "1,290,000", "1290000 VND", "+1290000"; empty and "-" are 0: money that went out. */
function parseAmount(text: string): number | undefined {
  const bare = text.replace(/\s|VND|đ|₫/gi, "").replace(/^\+/, "");
  if (bare === "" || bare === "-") return 0;
  if (!/^-?(\d+|\d{1,3}([.,]\d{3})+)([.,]0{1,2})?$/.test(bare)) return undefined;
  const parsed = Amount.safeParse(Number(bare.replace(/[.,]0{1,2}$/, "").replace(/[.,]/g, "")));
  return parsed.success ? parsed.data : undefined;
}

/** "21/11/2026 14:02:37", "21/11/2026", "2026-11-21 14:02:37", "2026-11-21"; without a time the beginning of that day. */
function parseDate(text: string): Date | undefined {
  const [day = "", time = "00:00:00"] = text.replace("T", " ").split(" ");
  const iso = day.replace(/^(\d\d)[/-](\d\d)[/-](\d{4})$/, "$3-$2-$1");
  const parsed = VietnamClock.safeParse(`${iso} ${/^\d\d:\d\d$/.test(time) ? `${time}:00` : time}`);
  return parsed.success ? parsed.data : undefined;
}

const bad = (row: number, what: string): Problem =>
  new Problem("invalid_input", row > 0 ? `Sao kê, dòng ${row}: ${what}.` : `Sao kê: ${what}.`);
