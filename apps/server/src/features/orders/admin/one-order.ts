// One order as an administrator is shown it: who bought what, the transfers that name it, and what was done with it.
import { Problem } from "../../../platform/problem.ts";
import { firstOrder, ORDER_COLUMNS, type OrderRow } from "../order.ts";
import { type Administrator, asAdministrator, type OrderReviewDeps } from "./order-review.ts";

const ORDER = `
  select o.id, o."orderCode", o.kind, o."courseId", o."planId", o."planDays", o.price, o.status,
         o."referenceInfo"::jsonb ->> 'title' as title, o."paymentInfo"::jsonb as "paymentInfo",
         o."createdAt", o."expiresAt", o."expiredAt", o."claimedAt", o."cancelledAt", o."rejectReason", o."verifiedAt",
         o."verifyReason", nullif(decider.name, '') as "verifiedBy",
         o."refundedAmount"::float8 as "refundedAmount", o."refundedAt", money.paid_for(o.id)::float8 as paid,
         (select coalesce(jsonb_agg(jsonb_build_object(
                   'id', r.id, 'amount', r.amount, 'on', r.refunded_on, 'bankReference', r.bank_reference,
                   'reason', r.reason) order by r.id), '[]')
            from money.refund r where r.order_id = o.id) as refunds,
         case when o."userId" is not null then
           jsonb_build_object('id', o."userId", 'name', who.name, 'email', who.email) end as person,
         (select coalesce(jsonb_agg(jsonb_build_object(
                   'id', t.id, 'amount', t.amount, 'memo', t.memo, 'provider', t.provider, 'reference', t.reference,
                   'transferredAt', t.transferred_at, 'receivedAt', t.received_at, 'outcome', a.outcome,
                   'reason', a.reason, 'surplus', a.surplus, 'note', a.note, 'paysThis', a.order_id is not distinct from o.id)
                 order by t.id), '[]')
            from money.allocation a join money.bank_transaction t on t.id = a.transaction_id
           where (a.order_id = o.id and a.outcome = 'matched') or a.named_order_id = o.id) as transfers,
         (select coalesce(sum(c.amount), 0)::float8 from money.order_transfer c
           where c.order_id = o.id and c.state = 'counted') as "receivedAmount",
         exists (select from money.order_reminder m
                  where m.order_id = o.id and m.day = (clock_timestamp() at time zone 'Asia/Ho_Chi_Minh')::date) as "isReminded",
         (select coalesce(jsonb_agg(jsonb_build_object(
                   'at', h.at, 'who', h.who, 'action', h.action, 'subject', h.subject, 'changed', h.changed)), '[]')
            from money.history_of(o.id) h) as history
    from "order" o
    left join lateral money.addressee(o."userId") who on true
    left join lateral money.addressee(o."verifiedBy") decider on true
   where o.id = $1`;

/** Throws Problem: not_allowed, not_found. */
export const getOrderDetails = (
  deps: Pick<OrderReviewDeps, "database">,
  staff: Administrator,
  id: string,
): Promise<Record<string, unknown>> =>
  asAdministrator(deps, staff, async (tx) => {
    const [order] = (await tx.query(ORDER, [id])).rows;
    if (!order) throw noOrder();
    return order;
  });

/** The order as sent to a page that follows it. Throws Problem: not_allowed, not_found. */
export const getOrderRow = (
  deps: Pick<OrderReviewDeps, "database">,
  staff: Administrator,
  id: string,
): Promise<OrderRow> =>
  asAdministrator(deps, staff, async (tx) => {
    const order = firstOrder(
      (await tx.query(`select ${ORDER_COLUMNS} from "order" o where o.id = $1`, [id])).rows,
    );
    if (!order) throw noOrder();
    return order;
  });

const noOrder = (): Problem => new Problem("not_found", "Không tìm thấy đơn này.");
