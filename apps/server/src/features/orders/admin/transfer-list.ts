// Transfers that were reported. What belongs to no order yet comes oldest first; all others newest first.
import { type Administrator, asAdministrator, type OrderReviewDeps } from "./order-review.ts";

export const OUTCOMES = ["unmatched", "matched", "refunded"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface TransferQuery {
  outcome: Outcome;
  /** Part of a memo or of the bank's reference, or an amount in đồng. */
  q?: string | undefined;
  /** Id of the last transfer of the page before this one. */
  after?: number | undefined;
  limit: number;
}

const COLUMNS = `
  t.id::int as id, t.provider, t.amount::float8 as amount, t.memo, t.reference, t.account_number as "accountNumber",
  t.transferred_at as "transferredAt", t.received_at as "receivedAt", a.outcome, a.reason, a.surplus::float8 as surplus,
  a.note, a.decided_at as "decidedAt", nullif(decider.name, '') as "decidedBy",
  case when o.id is not null then jsonb_build_object(
    'id', o.id, 'orderCode', o."orderCode", 'price', o.price, 'status', o.status, 'title', o."referenceInfo"::jsonb ->> 'title',
    'person', nullif(coalesce(nullif(who.name, ''), who.email), '')) end as "order"`;

const FROM = `
  from money.allocation a
  join money.bank_transaction t on t.id = a.transaction_id
  left join "order" o on o.id = coalesce(a.order_id, a.named_order_id)
  left join lateral money.addressee(o."userId") who on true
  left join lateral money.addressee(a.decided_by) decider on true`;

const WORDS = `
  ($3::text is null or t.amount::text = regexp_replace($3, '[.,đ\\s]', '', 'g')
   or strpos(app.fold(t.memo || ' ' || coalesce(t.reference, '')), app.fold($3)) > 0)`;

/** Throws Problem: not_allowed. */
export const listTransfers = (
  deps: Pick<OrderReviewDeps, "database">,
  staff: Administrator,
  { outcome, q, after, limit }: TransferQuery,
): Promise<Record<string, unknown>[]> => {
  const [beyond, direction] = outcome === "unmatched" ? [">", "asc"] : ["<", "desc"];
  return asAdministrator(deps, staff, async (tx) => {
    const { rows } = await tx.query(
      `select ${COLUMNS} ${FROM}
        where a.outcome = '${outcome}' and ($1::bigint is null or a.transaction_id ${beyond} $1) and ${WORDS}
        order by a.transaction_id ${direction} limit $2`,
      [after ?? null, limit, q ?? null],
    );
    return rows;
  });
};

const WAITING = `
  select (select count(*)::int from "order" o where o.status = 'CONFIRMING' and o."cancelledAt" is null and o."expiredAt" is null) as confirming,
         (select count(*)::int from "order" o where o.status = 'PENDING' and o."cancelledAt" is null and o."expiredAt" is null) as pending,
         (select count(*)::int from money.allocation a where a.outcome = 'unmatched') as unmatched`;

/** Counts the work that waits for staff. Throws Problem: not_allowed. */
export const countWaiting = (
  deps: Pick<OrderReviewDeps, "database">,
  staff: Administrator,
): Promise<Record<string, unknown> | undefined> =>
  asAdministrator(deps, staff, async (tx) => (await tx.query(WAITING)).rows[0]);
