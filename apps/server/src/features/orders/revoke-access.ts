// Revokes what an order granted (grant-access.ts). Progress and notes stay.
import type { Transaction } from "../../platform/database/database.ts";
import type { OrderRow } from "./order.ts";

const CLOSE = `delete from "courseEnroll" where "orderId" = $1`;

/**
 * The period goes, with the days of grace after it; whatever was to begin where it ends moves up by what was left of it.
 * So days that were paid for or given still run one after the other, and none of them is lost. Moved by seconds: a day of
 * the session's own time zone may be longer or shorter.
 */
const REMOVE = `
  with gone as (
    delete from membership where "orderId" = $1 returning "userId", "startsAt", "expiresAt"
  )
  update membership m set "startsAt" = m."startsAt" - g.rest, "expiresAt" = m."expiresAt" - g.rest
    from (select "userId", "expiresAt", 
            make_interval(secs => extract(epoch from "expiresAt" - greatest("startsAt", clock_timestamp()))) as rest
            from gone) g
   where m."userId" = g."userId" and m."planId" <> 1 and m."startsAt" >= g."expiresAt" and g.rest > interval '0'`;

/** The person's lock is held (orders.ts). */
export async function revokeAccess(tx: Transaction, { id, kind }: OrderRow): Promise<void> {
  await tx.query(kind === "course" ? CLOSE : REMOVE, [id]);
}
