// E-mails before a membership ends: it does not renew by itself.
import { z } from "zod";
import { type Database, MONEY_SERVICE } from "../../platform/database/database.ts";
import type { Outbox } from "../../platform/email/outbox.ts";
import { notifyUser } from "./grant-access.ts";

/** Before the end, the nearest first: a late reminder is one e-mail, not two. */
const DAYS = [1, 7];

/**
 * The last period of everybody whose membership ends within so many days and who was not told yet. A period that is
 * hardly longer needs no reminder.
 */
const DUE = `
  select m.id, m."userId", m."expiresAt", p.name
    from membership m join plan p on p.id = m."planId"
   where m."planId" <> 1 and m."expiresAt" > clock_timestamp()
     and m."expiresAt" <= clock_timestamp() + make_interval(days => $1)
     and m."expiresAt" - m."startsAt" > make_interval(days => 2 * $1)
     and not exists (select from membership later where later."userId" = m."userId" and later."planId" <> 1
                      and later."expiresAt" > m."expiresAt")
     and not exists (select from money.reminder r where r.membership_id = m.id and r.days <= $1)
   order by m.id limit 500`;
const MARK = `
  insert into money.reminder (membership_id, days) select $1, unnest($2::int[]) on conflict do nothing
  returning days`;

const Due = z.object({ id: z.number(), userId: z.uuid(), expiresAt: z.date(), name: z.string() });

/** Returns how many e-mails were written. */
export async function remindOfRenewals({
  database,
  outbox,
}: {
  database: Pick<Database, "inTransaction">;
  outbox: Outbox;
}): Promise<number> {
  let written = 0;
  for (const days of DAYS) {
    const { rows } = await database.inTransaction(MONEY_SERVICE, (tx) => tx.query(DUE, [days]));
    for (const { id, userId, expiresAt, name } of z.array(Due).parse(rows)) {
      const isFirst = await database.inTransaction(MONEY_SERVICE, async (tx) => {
        const marked = await tx.query(MARK, [id, DAYS.filter((one) => one >= days)]);
        if (!marked.rows.some((row) => row.days === days)) return false;
        await notifyUser(tx, userId, (to) =>
          outbox.enqueue(tx, { kind: "renewal_soon", ...to, planName: name, expiresAt }),
        );
        return true;
      });
      written += Number(isFirst);
    }
  }
  return written;
}
