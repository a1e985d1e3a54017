// Last check before an e-mail about what is new is sent, with its row locked: meanwhile the person may have turned it off or
// have gone to sleep, and what it tells may have been withdrawn.
import { z } from "zod";
import type { Transaction } from "../../../platform/database/database.ts";
import { listNewItems } from "./new-items.ts";

const ASK = `
  select p."userId", p.email and lower(u.email) = lower(m.to_address) as "isWanted",
         app.is_quiet(p."quietFrom", p."quietUntil", clock_timestamp()) as "isQuiet",
         u.raw_user_meta_data ->> 'fullname' as name
    from ops.mail m join "noticePreference" p on p."userId" = m.user_id join auth.users u on u.id = m.user_id
   where m.id = $1`;
const Asked = z.object({
  userId: z.uuid(),
  isWanted: z.boolean(),
  isQuiet: z.boolean(),
  name: z.string().nullable(),
});
const DROP = "delete from ops.mail where id = $1";

/** The details of the e-mail; undefined when it is not sent now, or not at all. */
export async function checkBeforeSend(tx: Transaction, { id }: { id: string }): Promise<object | undefined> {
  const { rows } = await tx.query(ASK, [id]);
  const asked = rows[0] && Asked.parse(rows[0]);
  // Held: a later look hands it over again.
  if (asked?.isQuiet && asked.isWanted) return undefined;
  const items = asked?.isWanted ? await listNewItems(tx, id) : [];
  if (!asked || items.length === 0) {
    await tx.query(DROP, [id]);
    return undefined;
  }
  return { items, ...(asked.name ? { name: asked.name } : {}) };
}
