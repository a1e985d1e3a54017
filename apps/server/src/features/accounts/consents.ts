// Consents and their withdrawals. Rows are only ever added: the newest of a kind is how it stands.
import { ConsentKind } from "@bentrong/contract/consent-kind";
import { CONSENTS } from "@bentrong/contract/consents";
import { z } from "zod";
import { AUTH_SERVICE, type Database } from "../../platform/database/database.ts";
import type { Language } from "../../platform/http/language.ts";
import type { Person } from "../../platform/identity/authenticate.ts";
import { Problem } from "../../platform/problem.ts";
import type { AccountDeps } from "./account-deps.ts";

const ConsentRow = z.object({
  kind: z.string(),
  given: z.boolean(),
  version: z.string(),
  wording: z.string(),
  createdAt: z.date().transform((at) => at.toISOString()),
});
type ConsentRow = z.infer<typeof ConsentRow>;

interface Consents {
  /** The newest answer to each question that was ever answered. */
  current: Omit<ConsentRow, "wording">[];
  /** Newest first. */
  history: ConsentRow[];
  /** A consent to the newsletter still waits for the click in the mailbox: where the address really stands. */
  newsletter: "none" | "waiting" | "subscribed" | "unsubscribed";
}

/** Far more than anybody clicks; all of them are in the export. */
const MOST = 500;
const HISTORY = `select kind, given, version, wording, "createdAt" from consent
  where "userId" = $1 order by "createdAt" desc, id desc limit ${MOST}`;
const CURRENT = `select distinct on (kind) kind, given, version, '' as wording, "createdAt" from consent
  where "userId" = $1 order by kind, "createdAt" desc, id desc`;
const Newsletter = z.enum(["none", "waiting", "subscribed", "unsubscribed"]);

export function getConsents(database: Database, { id }: Person): Promise<Consents> {
  return database.inTransaction(AUTH_SERVICE, async (tx) => {
    const listRows = async (text: string) => z.array(ConsentRow).parse((await tx.query(text, [id])).rows);
    const history = await listRows(HISTORY);
    const current = (await listRows(CURRENT)).map(({ wording: _, ...answer }) => answer);
    const { rows } = await tx.query("select auth.own_newsletter($1) as state", [id]);
    return { current, history, newsletter: Newsletter.parse(rows[0]?.state) };
  });
}

/** Changes of one's mind in an hour; the newsletter's switch writes e-mails. */
const LIMIT = { limit: 60, windowSeconds: 3_600 };

/** Adds the answer in the words that `language` shows, and lets the newsletter follow it. */
export async function recordConsent(
  { database, limits }: Pick<AccountDeps, "database" | "limits">,
  { id }: Person,
  answer: { kind: string; given: boolean; language: Language },
): Promise<void> {
  const kind = ConsentKind.safeParse(answer.kind);
  if (!kind.success) throw new Problem("invalid_input", "Chúng mình không có câu hỏi nào như vậy.");
  await limits.take(`consents of ${id}`, LIMIT);
  const { version, wording } = CONSENTS[kind.data];
  await database.inTransaction(AUTH_SERVICE, async (tx) => {
    await tx.query(
      `insert into consent ("userId", kind, given, version, wording) values ($1, $2, $3, $4, $5)`,
      [id, kind.data, answer.given, version, wording[answer.language]],
    );
    if (kind.data === "newsletter") {
      await tx.query("select auth.set_own_newsletter($1, $2)", [id, answer.given]);
    }
  });
}
