// Reads the orders that a transfer may pay, for the rule that ranks them.
import { z } from "zod";
import { Problem } from "../../../platform/problem.ts";
import { ARRIVED_AT } from "../ledger.ts";
import { type Administrator, asAdministrator, type OrderReviewDeps } from "./order-review.ts";
import { type Suggestion, suggest } from "./suggest.ts";

const Arrived = z.object({
  amount: z.number(),
  memo: z.string(),
  at: z.date(),
  namedOrderId: z.uuid().nullable(),
});
const TRANSFER = `
  select t.amount::float8 as amount, t.memo, ${ARRIVED_AT} as at, a.named_order_id as "namedOrderId"
    from money.allocation a join money.bank_transaction t on t.id = a.transaction_id
   where a.transaction_id = $1`;

const Candidate = z.object({
  id: z.uuid(),
  orderCode: z.string(),
  price: z.number(),
  title: z.string().nullable(),
  status: z.string(),
  personName: z.string(),
  email: z.string(),
  createdAt: z.date(),
  claimedAt: z.date().nullable(),
  cancelledAt: z.date().nullable(),
  expiredAt: z.date().nullable(),
});
/** Unpaid orders of existing accounts: the named one, and recent ones. */
const CANDIDATES = `
  select o.id, o."orderCode", o.price, o."referenceInfo"::jsonb ->> 'title' as title, o.status,
         coalesce(who.name, '') as "personName", who.email, o."createdAt", o."claimedAt", o."cancelledAt", o."expiredAt"
    from (
      select o.* from "order" o
       where o."createdAt" between $2::timestamptz - interval '60 days' and $2::timestamptz + interval '1 day'
       order by o."createdAt" desc limit 2000
    ) o
    join lateral money.addressee(o."userId") who on true
   where not exists (select from money.allocation a where a.order_id = o.id and a.outcome = 'matched')
  union
  select o.id, o."orderCode", o.price, o."referenceInfo"::jsonb ->> 'title', o.status, coalesce(who.name, ''), who.email,
         o."createdAt", o."claimedAt", o."cancelledAt", o."expiredAt"
    from "order" o join lateral money.addressee(o."userId") who on true
   where o.id = $1 and not exists (select from money.allocation a where a.order_id = o.id and a.outcome = 'matched')`;

/** The likeliest first; none for what is settled. Throws Problem: not_allowed, not_found. */
export const suggestionsFor = (
  deps: Pick<OrderReviewDeps, "database">,
  staff: Administrator,
  transactionId: number,
): Promise<Suggestion[]> =>
  asAdministrator(deps, staff, async (tx) => {
    const [transfer] = (await tx.query(TRANSFER, [transactionId])).rows;
    if (!transfer) throw new Problem("not_found", "Không tìm thấy giao dịch này.");
    const arrived = Arrived.parse(transfer);
    const { rows } = await tx.query(CANDIDATES, [arrived.namedOrderId, arrived.at]);
    return suggest(arrived, z.array(Candidate).parse(rows));
  });
