// Money by months of Vietnam. What orders brought and what moved through the account are two things, told beside each
// other: a transfer that was sent back was never an order's, a refund of an order was, and an order that staff verified may
// have been paid elsewhere.

import { ARRIVED_AT } from "../ledger.ts";
import { type Administrator, asAdministrator, type OrderReviewDeps } from "./order-review.ts";

const MONTHS = `
  with month as (
    select m, m at time zone 'Asia/Ho_Chi_Minh' as since, (m + interval '1 month') at time zone 'Asia/Ho_Chi_Minh' as until
      from generate_series($1::timestamp, $2::timestamp, interval '1 month') m
  )
  select to_char(month.m, 'YYYY-MM') as month, sold.*, arrived.*, back.*, returned.*
    from month
    cross join lateral (
      select count(*) filter (where o.kind = 'plan')::int as "planOrders",
             coalesce(sum(money.paid_for(o.id)) filter (where o.kind = 'plan'), 0)::float8 as "planAmount",
             count(*) filter (where o.kind = 'course')::int as "courseOrders",
             coalesce(sum(money.paid_for(o.id)) filter (where o.kind = 'course'), 0)::float8 as "courseAmount",
             coalesce(sum((select sum(a.surplus) from money.allocation a where a.order_id = o.id and a.outcome = 'matched')), 0)::float8 as surplus
        from "order" o
       where o.status = 'VERIFIED' and o."verifiedAt" >= month.since and o."verifiedAt" < month.until) sold
    cross join lateral (
      select coalesce(sum(t.amount), 0)::float8 as received from money.bank_transaction t
       where ${ARRIVED_AT} >= month.since and ${ARRIVED_AT} < month.until) arrived
    cross join lateral (
      select count(*)::int as refunds, coalesce(sum(t.amount), 0)::float8 as refunded
        from money.allocation a join money.bank_transaction t on t.id = a.transaction_id
       where a.outcome = 'refunded' and a.decided_at >= month.since and a.decided_at < month.until) back
    cross join lateral (
      select count(*)::int as "orderRefunds", coalesce(sum(r.amount), 0)::float8 as "orderRefunded"
        from money.refund r
       where r.refunded_on >= month.m::date and r.refunded_on < (month.m + interval '1 month')::date) returned
   order by month.m`;

/**
 * `from`, `to`: "2026-11", both included. Each month has, in đồng: planAmount, courseAmount (what planOrders and
 * courseOrders were paid, however much that was), surplus (what of it is more than the price), received (what arrived, whoever it
 * belongs to), refunded (of `refunds` transfers that were nobody's order), orderRefunded (of `orderRefunds` refunds of orders,
 * in the month in which the bank sent them, whenever the order was verified). Throws Problem: not_allowed.
 */
export const revenueByMonth = (
  deps: Pick<OrderReviewDeps, "database">,
  staff: Administrator,
  { from, to }: { from: string; to: string },
): Promise<Record<string, unknown>[]> =>
  asAdministrator(deps, staff, async (tx) => (await tx.query(MONTHS, [`${from}-01`, `${to}-01`])).rows);
