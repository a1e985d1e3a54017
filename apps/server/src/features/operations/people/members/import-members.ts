// Imports members from a file. A dry run names the effect of each line; the import itself runs a hundred lines at a
// time, each hundred in a transaction. Importing a file again adds nobody twice, and gives nobody their days twice.

import { createHash, randomUUID } from "node:crypto";
import type { ImportLine, ImportOutcome, MemberImport } from "@bentrong/contract/member-import";
import { z } from "zod";
import type { ResetCodes } from "../../../../api/gotrue/reset-codes.ts";
import { asAdministrator } from "../../../../platform/database/as-administrator.ts";
import { type Database, STAFF_SERVICE, type Transaction } from "../../../../platform/database/database.ts";
import { lockPurchases } from "../../../../platform/database/lock-purchases.ts";
import type { Outbox } from "../../../../platform/email/outbox.ts";
import { recordDecision } from "../../record-decision.ts";
import type { Administrator } from "../commands.ts";
import { type Member, Plan, type ReadLine, readMembers } from "./read-members.ts";

export interface ImportDeps {
  database: Pick<Database, "inTransaction">;
  outbox: Outbox;
  codes: Pick<ResetCodes, "makeInvitation">;
}

export interface ImportOptions {
  text: string;
  /** People with an account are given the days of their line too. */
  givesKnownDays: boolean;
}

const AT_ONCE = 100;
const PLANS = `select id, name, type, duration from plan where id <> 1 order by type <> 'pro1month', price, id`;
const KNOWN = `
  select u.id, u.email, nullif(u.raw_user_meta_data ->> 'fullname', '') as name,
         exists (select from ops.person_action a where a.user_id = u.id and a.details ->> 'import' = $2) as "hasDays"
    from auth.users u where u.email = any($1)`;
const Known = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string().nullable(),
  hasDays: z.boolean(),
});
type Known = z.infer<typeof Known>;
const GIVE = `
  insert into membership ("userId", "planId", "startsAt", "expiresAt", "isGiven")
  select $1, $2, s.at, s.at + make_interval(hours => 24 * $3), true
    from (select greatest(clock_timestamp(), max("expiresAt")) as at
            from membership where "userId" = $1 and "planId" <> 1) s
  returning "expiresAt"`;

/** Writes nothing. Throws Problem: not_allowed, invalid_input. */
export const previewMembers = (
  { database }: Pick<ImportDeps, "database">,
  staff: Administrator,
  options: ImportOptions,
): Promise<MemberImport> =>
  asAdministrator(database, STAFF_SERVICE, staff.caller, async (tx) => {
    const read = await readWithPlans(tx, options.text);
    const known = await findKnown(tx, read, fileId(options.text));
    return summarize(read.map((line) => judgeLine(line, known.get(line.email), options.givesKnownDays)));
  });

/** Throws Problem: not_allowed, invalid_input; lines that cannot be used are left out. */
export async function importMembers(
  deps: ImportDeps,
  staff: Administrator,
  { reason, ...options }: ImportOptions & { reason: string },
): Promise<MemberImport> {
  const as = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
    asAdministrator(deps.database, STAFF_SERVICE, staff.caller, work);
  const read = await as((tx) => readWithPlans(tx, options.text));
  const file = fileId(options.text);
  const done: ImportLine[] = [];
  for (let from = 0; from < read.length; from += AT_ONCE) {
    const batch = read.slice(from, from + AT_ONCE);
    const lines = await as(async (tx) => {
      const known = await lockKnown(tx, batch, file);
      const written: ImportLine[] = [];
      // In the order of addresses: two imports that insert the same ones never wait for each other in a circle.
      for (const line of batch.toSorted((one, other) => (one.email < other.email ? -1 : 1))) {
        const person = known.get(line.email);
        const planned = judgeLine(line, person, options.givesKnownDays);
        written.push(await writeLine(deps, tx, { line, planned, person, reason, file }));
      }
      return written;
    });
    done.push(...lines);
  }
  return summarize(done.toSorted((one, other) => one.line - other.line));
}

const fileId = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 32);

async function readWithPlans(tx: Transaction, text: string): Promise<ReadLine[]> {
  return readMembers(text, z.array(Plan).parse((await tx.query(PLANS)).rows));
}

async function findKnown(tx: Transaction, lines: readonly ReadLine[], file: string) {
  const { rows } = await tx.query(KNOWN, [lines.map(({ email }) => email), file]);
  return new Map(
    z
      .array(Known)
      .parse(rows)
      .map((person) => [person.email, person]),
  );
}

/** In one order for everybody, so that two imports never wait for each other. */
async function lockKnown(tx: Transaction, lines: readonly ReadLine[], file: string) {
  const found = await findKnown(tx, lines, file);
  for (const id of [...found.values()].map((person) => person.id).sort()) await lockPurchases(tx, id);
  return findKnown(tx, lines, file);
}

function judgeLine(line: ReadLine, known: Known | undefined, givesKnownDays: boolean): ImportLine {
  const say = (outcome: ImportOutcome, explanation: string): ImportLine => ({
    ...{ line: line.line, email: line.email, outcome, explanation },
  });
  if ("problem" in line) return say("problem", line.problem);
  const days = line.grant?.days;
  if (!known) {
    return say(
      "new",
      `Tạo tài khoản và gửi thư mời${days === undefined ? "" : `, tặng ${days} ngày hội viên`}.`,
    );
  }
  if (days === undefined || !givesKnownDays) return say("known", "Đã có tài khoản, giữ nguyên.");
  if (known.hasDays) return say("known", "Đã nhận số ngày này từ chính tệp này rồi.");
  return say("days", `Đã có tài khoản, tặng thêm ${days} ngày hội viên.`);
}

interface Writing {
  line: ReadLine;
  planned: ImportLine;
  person: Known | undefined;
  reason: string;
  file: string;
}

async function writeLine(deps: ImportDeps, tx: Transaction, writing: Writing): Promise<ImportLine> {
  const { line, planned, person } = writing;
  if ("problem" in line) return planned;
  if (planned.outcome === "new")
    return (await admit(deps, tx, line, writing)) ? planned : judgeAsTaken(planned);
  if (planned.outcome === "days" && person && line.grant) {
    const { days } = line.grant;
    const expiresAt = await giveDays(tx, person.id, line.grant);
    await recordDecision(tx, {
      ...{ action: "GIVE_MEMBERSHIP", person: person.id, reason: writing.reason },
      details: { days, import: writing.file },
    });
    await deps.outbox.enqueue(tx, {
      ...{ kind: "membership_given", to: person.email, userId: person.id, days, expiresAt },
      ...(person.name ? { name: person.name } : {}),
    });
  }
  return planned;
}

/** unique_violation: a concurrent sign-up took the address. */
const judgeAsTaken = (line: ImportLine): ImportLine => ({
  ...line,
  outcome: "known",
  explanation: "Đã có tài khoản, giữ nguyên.",
});

async function admit(
  deps: ImportDeps,
  tx: Transaction,
  member: Member,
  { reason, file }: Writing,
): Promise<boolean> {
  const id = randomUUID();
  const { code, hash, days: goodDays } = deps.codes.makeInvitation(id);
  const profile = member.name ? { fullname: member.name } : {};
  const { rows } = await tx.query("select auth.admit_person($1, $2, $3, $4, $5) as is_new", [
    ...[id, member.email, JSON.stringify(profile), hash, goodDays],
  ]);
  if (rows[0]?.is_new !== true) return false;
  const days = member.grant?.days;
  if (member.grant) await giveDays(tx, id, member.grant);
  await recordDecision(tx, {
    ...{ action: "IMPORT_PERSON", person: id, reason },
    details: { import: file, ...(days === undefined ? {} : { days }) },
  });
  await deps.outbox.enqueue(tx, {
    ...{ kind: "invitation", to: member.email, userId: id, linkCode: code, goodDays },
    ...(member.name ? { name: member.name } : {}),
    ...(days === undefined ? {} : { days }),
  });
  return true;
}

async function giveDays(
  tx: Transaction,
  person: string,
  grant: { planId: number; days: number },
): Promise<Date> {
  const { rows } = await tx.query(GIVE, [person, grant.planId, grant.days]);
  return z.object({ expiresAt: z.date() }).parse(rows[0]).expiresAt;
}

function summarize(lines: ImportLine[]): MemberImport {
  const count = (outcome: ImportOutcome): number => lines.filter((line) => line.outcome === outcome).length;
  return {
    lines,
    counts: { new: count("new"), days: count("days"), known: count("known"), problem: count("problem") },
  };
}
