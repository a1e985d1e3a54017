// The 1-1 session that the yearly plan promises its first thirty buyers. A request reaches the staff's queue and the
// support address; what they answer goes to the person.

import { z } from "zod";
import { MONEY_SERVICE, type Transaction } from "../../platform/database/database.ts";
import { lockPurchases } from "../../platform/database/lock-purchases.ts";
import { Problem } from "../../platform/problem.ts";
import { type Administrator, asAdministrator, type OrderReviewDeps } from "./admin/order-review.ts";
import { notifyUser } from "./grant-access.ts";
import type { Money } from "./money.ts";

const PLACES = 30;

const Request = z.object({
  contact: z.string(),
  wishes: z.string(),
  createdAt: z.date(),
  reply: z.string().nullable(),
  answeredAt: z.date().nullable(),
});

export interface OneOnOne {
  placesLeft: number;
  /** The caller is among the first buyers and has not asked yet. */
  mayRequest: boolean;
  request: z.infer<typeof Request> | null;
}

const STATUS = `
  select greatest(0, $2 - (select count(*)::int from money.one_on_one_places())) as "placesLeft",
         (select p.order_id from money.one_on_one_places() p where p.user_id = $1 and p.place <= $2) as "orderId"`;
const Status = z.object({ placesLeft: z.number(), orderId: z.uuid().nullable() });
const OWN = `
  select contact, wishes, created_at as "createdAt", reply, answered_at as "answeredAt"
    from money.one_on_one_request where user_id = $1 order by created_at desc limit 1`;

export const getOneOnOne = ({ database }: Pick<Money, "database">, person: string): Promise<OneOnOne> =>
  database.inTransaction(MONEY_SERVICE, async (tx) => (await readStatus(tx, person)).shown);

async function readStatus(
  tx: Transaction,
  person: string,
): Promise<{ shown: OneOnOne; orderId: string | null }> {
  const { placesLeft, orderId } = Status.parse((await tx.query(STATUS, [person, PLACES])).rows[0]);
  const own = (await tx.query(OWN, [person])).rows[0];
  const request = own ? Request.parse(own) : null;
  return { shown: { placesLeft, mayRequest: orderId !== null && !request, request }, orderId };
}

/** Throws Problem: not_allowed, already_done. */
export const requestOneOnOne = (
  { database, outbox }: Pick<Money, "database" | "outbox">,
  person: string,
  { contact, wishes, supportEmail }: { contact: string; wishes: string; supportEmail: string },
): Promise<OneOnOne> =>
  database.inTransaction(MONEY_SERVICE, async (tx) => {
    await lockPurchases(tx, person);
    const { shown, orderId } = await readStatus(tx, person);
    if (shown.request)
      throw new Problem("already_done", "Bạn đã gửi yêu cầu rồi. Chúng mình sẽ trả lời bạn.");
    if (!orderId) {
      throw new Problem("not_allowed", "Buổi 1-1 dành cho 30 người đầu tiên mua gói 1 năm.");
    }
    await tx.query(
      "insert into money.one_on_one_request (user_id, order_id, contact, wishes) values ($1, $2, $3, $4)",
      [person, orderId, contact, wishes],
    );
    await outbox.enqueue(tx, { kind: "one_on_one_requested", to: supportEmail, contact, wishes });
    return (await readStatus(tx, person)).shown;
  });

const LIST = `
  select r.id, r.contact, r.wishes, r.created_at as "createdAt", r.reply, r.answered_at as "answeredAt",
         jsonb_build_object('id', r.user_id, 'name', who.name, 'email', who.email) as person
    from money.one_on_one_request r left join lateral money.addressee(r.user_id) who on true
   order by r.answered_at is not null, r.created_at limit 100`;

/** Unanswered ones first, the longest wait on top. Throws Problem: not_allowed. */
export const listOneOnOne = (
  deps: Pick<OrderReviewDeps, "database">,
  staff: Administrator,
): Promise<Record<string, unknown>[]> =>
  asAdministrator(deps, staff, async (tx) => (await tx.query(LIST)).rows);

/** `reply`: when and how they meet; a second one replaces the first. Throws Problem: not_allowed, not_found. */
export const answerOneOnOne = (
  deps: OrderReviewDeps,
  staff: Administrator,
  id: string,
  reply: string,
): Promise<void> =>
  asAdministrator(deps, staff, async (tx) => {
    const { rows } = await tx.query(
      `update money.one_on_one_request set reply = $2, answered_at = clock_timestamp() where id = $1
       returning user_id as "userId"`,
      [id, reply],
    );
    if (!rows[0]) throw new Problem("not_found", "Không tìm thấy yêu cầu này.");
    await notifyUser(tx, String(rows[0].userId), (to) =>
      deps.outbox.enqueue(tx, { kind: "one_on_one_answered", ...to, reply }),
    );
  });
