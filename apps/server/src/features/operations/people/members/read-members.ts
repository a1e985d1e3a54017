// Parses a CSV file of members. Every line is validated on its own; a person in two lines counts once.
import { MOST_IMPORT_BYTES, MOST_IMPORT_LINES } from "@bentrong/contract/member-import";
import { isFormula } from "@bentrong/format/csv-formula";
import { nfc } from "@bentrong/format/nfc";
import { z } from "zod";
import { parseEmail } from "../../../../api/gotrue/email-address.ts";
import { type CsvRow, parseCsv } from "../../../../platform/csv/parse-csv.ts";
import { Problem } from "../../../../platform/problem.ts";

export const Plan = z.object({ id: z.number(), name: z.string(), type: z.string(), duration: z.number() });
type Plan = z.infer<typeof Plan>;

export interface Member {
  line: number;
  /** In its stored form. */
  email: string;
  name: string | undefined;
  /** Days as a member, of which plan. */
  grant: { planId: number; days: number } | undefined;
}
export interface BadLine {
  line: number;
  email: string;
  problem: string;
}
export type ReadLine = Member | BadLine;

const COLUMNS = ["email", "name", "plan", "days"] as const;
type Column = (typeof COLUMNS)[number];
const LONGEST_NAME = 80;
const MOST_DAYS = 3_660;

/** Throws Problem("invalid_input") for a file that is too large or has no column of addresses. */
export function readMembers(text: string, plans: readonly Plan[]): ReadLine[] {
  if (Buffer.byteLength(text) > MOST_IMPORT_BYTES) throw new Problem("invalid_input", "Tệp lớn hơn 1 MB.");
  const [heading, ...rows] = parseCsv(text.replace(/^\uFEFF/, ""));
  const names = (heading?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  if (!names.includes("email")) {
    throw new Problem(
      "invalid_input",
      "Dòng đầu của tệp cần có tên cột: email, và nếu có thì name, plan, days.",
    );
  }
  if (rows.length > MOST_IMPORT_LINES) {
    throw new Problem("invalid_input", "Tệp có hơn 2.000 dòng. Bạn chia thành nhiều tệp nhé.");
  }
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const read = readLine(row, names, plans);
    if ("problem" in read) return read;
    const first = seen.get(read.email);
    if (first !== undefined) {
      return { line: read.line, email: read.email, problem: `Email này đã có ở dòng ${first}.` };
    }
    seen.set(read.email, read.line);
    return read;
  });
}

function readLine({ line, cells }: CsvRow, names: readonly string[], plans: readonly Plan[]): ReadLine {
  const cell = (column: Column): string => nfc(cells[names.indexOf(column)] ?? "").trim();
  const written = cell("email");
  const bad = (problem: string): BadLine => ({ line, email: written.slice(0, 254), problem });
  const email = parseEmail(written);
  if (email === undefined) return bad(written === "" ? "Thiếu email." : "Đây không phải là một email.");
  const name = cell("name");
  if (name.length > LONGEST_NAME) return bad(`Tên dài hơn ${LONGEST_NAME} ký tự.`);
  if (/\p{Cc}/u.test(name) || isFormula(name)) return bad("Tên có ký tự không dùng được.");
  const days = cell("days");
  if (days !== "" && !(/^\d{1,4}$/.test(days) && Number(days) <= MOST_DAYS)) {
    return bad(`Số ngày phải là số từ 0 đến ${MOST_DAYS}.`);
  }
  const grant = findGrant(cell("plan").toLowerCase(), days, plans);
  return typeof grant === "string" ? bad(grant) : { line, email, name: name || undefined, grant };
}

/** A string says what is wrong. Without a name of a plan the days are of the first plan on sale. */
function findGrant(wanted: string, days: string, plans: readonly Plan[]): Member["grant"] | string {
  const isFree = wanted === "free" || (wanted === "" && days === "");
  if (isFree) return Number(days) > 0 ? "Gói miễn phí không có số ngày." : undefined;
  const plan = plans.find(({ name, type }) => wanted === "" || [name, type].map(lower).includes(wanted));
  if (!plan) return wanted === "" ? "Chưa có gói trả phí nào." : "Không có gói nào tên như vậy.";
  const count = days === "" ? plan.duration : Number(days);
  return count > 0 ? { planId: plan.id, days: count } : undefined;
}

const lower = (text: string): string => nfc(text).toLowerCase();
