// A bank statement as a file, for banks that no provider watches. Reading it twice changes nothing: rows are known
// again by the bank's reference, or else by everything that stands in them.
import { createHash } from "node:crypto";
import { Problem } from "../problem.ts";
import { parseCsv } from "./csv.ts";
import { Amount, Memo, type Transfer, VietnamClock } from "./transfer.ts";

/** Names of columns as banks write them, without marks and case. */
const COLUMNS = {
  date: ["ngay giao dich", "ngay", "thoi gian", "date", "transaction date"],
  amount: ["so tien ghi co", "ghi co", "co", "so tien", "credit", "amount"],
  memo: ["noi dung", "noi dung giao dich", "noi dung chi tiet", "mo ta", "dien giai", "description", "memo"],
  reference: ["so tham chieu", "ma giao dich", "so but toan", "so chung tu", "reference"],
} as const;
type ColumnName = keyof typeof COLUMNS;

const MAX_ROWS = 5_000;

/** The incoming transfers of a statement of `accountNumber`. Throws Problem("invalid_input") naming the row. */
export function readStatement(text: string, accountNumber: string): Transfer[] {
  const [header, ...rows] = parseCsv(text.replace(/^\uFEFF/, ""));
  if (!header || rows.length > MAX_ROWS) throw bad(0, `cần một dòng tên cột và không quá ${MAX_ROWS} dòng`);
  const places = placesOf(header);
  const seen = new Map<string, number>();
  return rows.flatMap((row, at) => {
    const cell = (name: ColumnName): string => row[places[name] ?? -1]?.trim() ?? "";
    const amount = amountOf(cell("amount"));
    if (amount === undefined) throw bad(at + 2, "số tiền không đọc được");
    if (amount <= 0) return [];
    const transferredAt = dateOf(cell("date"));
    if (!transferredAt) throw bad(at + 2, "ngày không đọc được");
    const memo = Memo.safeParse(cell("memo"));
    if (!memo.success) throw bad(at + 2, "nội dung quá dài");
    const reference = cell("reference").slice(0, 200) || undefined;
    const content = [cell("date"), amount, memo.data, reference ?? ""].join("\n");
    // Two rows that are the same in everything are two transfers.
    const nth = (seen.get(content) ?? 0) + 1;
    seen.set(content, nth);
    const providerId = createHash("sha256").update(`${accountNumber}\n${content}\n${nth}`).digest("hex");
    const raw = Object.fromEntries(header.map((name, column) => [name, row[column] ?? ""]));
    return [
      {
        provider: "csv" as const,
        providerId,
        accountNumber,
        amount,
        memo: memo.data,
        reference,
        transferredAt,
        raw,
      },
    ];
  });
}

function placesOf(
  header: string[],
): Partial<Record<ColumnName, number>> & Record<"date" | "amount" | "memo", number> {
  const names = header.map(plain);
  const placeOf = (name: ColumnName): number => {
    const known: readonly string[] = COLUMNS[name];
    return names.findIndex((one) => known.includes(one));
  };
  const [date, amount, memo, reference] = [
    placeOf("date"),
    placeOf("amount"),
    placeOf("memo"),
    placeOf("reference"),
  ];
  if (Math.min(date, amount, memo) < 0) {
    throw bad(1, "cần các cột Ngày giao dịch, Số tiền ghi có, Nội dung");
  }
  return { date, amount, memo, ...(reference < 0 ? {} : { reference }) };
}

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("đ", "d")
    .replace(/\([^)]*\)/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** "1.290.000", "1,290,000", "1290000 VND", "+1290000"; empty and "-" are 0: money that went out. */
function amountOf(text: string): number | undefined {
  const bare = text.replace(/\s|VND|đ|₫/gi, "").replace(/^\+/, "");
  if (bare === "" || bare === "-") return 0;
  if (!/^-?(\d+|\d{1,3}([.,]\d{3})+)([.,]0{1,2})?$/.test(bare)) return undefined;
  const parsed = Amount.safeParse(Number(bare.replace(/[.,]0{1,2}$/, "").replace(/[.,]/g, "")));
  return parsed.success ? parsed.data : undefined;
}

/** "21/11/2026 14:02:37", "21/11/2026", "2026-11-21 14:02:37", "2026-11-21"; without a time the beginning of that day. */
function dateOf(text: string): Date | undefined {
  const [day = "", time = "00:00:00"] = text.replace("T", " ").split(" ");
  const iso = day.replace(/^(\d\d)[/-](\d\d)[/-](\d{4})$/, "$3-$2-$1");
  const parsed = VietnamClock.safeParse(`${iso} ${/^\d\d:\d\d$/.test(time) ? `${time}:00` : time}`);
  return parsed.success ? parsed.data : undefined;
}

const bad = (row: number, what: string): Problem =>
  new Problem("invalid_input", row > 0 ? `Sao kê, dòng ${row}: ${what}.` : `Sao kê: ${what}.`);
