// The addresses of the newsletter as administrators see them, and what they do about one.

import { Subscriber, type SubscriberPage, SubscriberState } from "@bentrong/contract/staff-newsletter";
import { nfc } from "@bentrong/format/nfc";
import { z } from "zod";
import type { Transaction } from "../../../platform/database/database.ts";
import { parseCursor, toPage } from "../../../platform/http/cursor.ts";
import { Problem } from "../../../platform/problem.ts";
import { recordSubscriberAction } from "./audit.ts";

export const SubscribersQuery = z.object({
  /** Part of an address, in any case. */
  q: z
    .string()
    .max(254)
    .transform((text) => nfc(text).replaceAll("\0", "").trim())
    .optional(),
  state: z.optional(SubscriberState),
  after: z.string().max(300).optional(),
});
export type SubscribersQuery = z.infer<typeof SubscribersQuery>;

const PAGE = 50;

const LIST = `
  select to_jsonb(shown) as row from (
    select s.id, s.email, s.state, s."createdAt", s."confirmedAt", s."unsubscribedAt", s."bouncedAt", s."bounceReason"
      from "newSubscription" s
     where ($1::text is null or strpos(lower(s.email), lower($1)) > 0) and ($2::text is null or s.state = $2)
       and ($3::timestamptz is null or (s."createdAt", s.id) < ($3, $4::integer))
     order by s."createdAt" desc, s.id desc limit ${PAGE + 1}) shown`;
const COUNT = `select state, count(*)::int as count from "newSubscription" group by state`;
const Count = z.object({ state: SubscriberState, count: z.number() });

export async function listSubscribers(tx: Transaction, query: SubscribersQuery): Promise<SubscriberPage> {
  const place = parseCursor(query.after);
  const { rows } = await tx.query(LIST, [
    ...[query.q || null, query.state ?? null],
    ...[place?.[0] ?? null, place?.[1] ?? null],
  ]);
  const { page, next } = toPage(
    rows.map(({ row }) => Subscriber.parse(row)),
    PAGE,
    ({ createdAt, id }) => [createdAt, String(id)],
  );
  const counts = { SUBSCRIBED: 0, WAITING: 0, UNSUBSCRIBED: 0, BOUNCED: 0 };
  for (const row of (await tx.query(COUNT)).rows) {
    const { state, count } = Count.parse(row);
    counts[state] = count;
  }
  return { subscribers: page, counts, next };
}

const INVITED = `select id, state, "confirmationsSent" from "newSubscription" where lower(email) = lower($1)`;
const Invited = z.object({ id: z.number(), state: SubscriberState, confirmationsSent: z.number() });
/** Bound to no account: the click in the e-mail confirms the address. The e-mail is enqueued by a trigger. */
const ADD = `insert into "newSubscription" (email, "userId") values ($1, null) on conflict do nothing returning id`;

/**
 * Enqueues a confirmation e-mail, within the limits that hold for everybody. Throws Problem: already_done,
 * too_many_requests.
 */
export async function invite(tx: Transaction, email: string): Promise<void> {
  const added = await tx.query(ADD, [email]);
  const known = (await tx.query(INVITED, [email])).rows[0];
  if (!known) throw new Error("a subscription vanished while it was asked for");
  const { id, state, confirmationsSent } = Invited.parse(known);
  if (added.rows.length === 0) {
    if (state === "SUBSCRIBED") throw new Problem("already_done", "Địa chỉ này đang nhận bản tin rồi.");
    const { rows } = await tx.query("select ops.ask_newsletter_again($1) as asked", [email]);
    if (rows[0]?.asked !== true) throw tooOften(confirmationsSent);
  }
  await recordSubscriberAction(tx, "INVITE_SUBSCRIBER", id);
}

const MOST_LETTERS = 3;
const tooOften = (sent: number): Problem =>
  new Problem(
    "too_many_requests",
    sent >= MOST_LETTERS
      ? "Địa chỉ này đã nhận ba thư xác nhận mà chưa bấm. Bạn đợi một tuần rồi gửi lại nhé."
      : "Địa chỉ này vừa nhận thư xác nhận trong một ngày qua. Bạn đợi thêm rồi gửi lại nhé.",
  );

/** Throws Problem: not_found, already_done. */
export async function recordBounce(tx: Transaction, id: number, reason: string): Promise<void> {
  const { rowCount } = await tx.query(
    `update "newSubscription" set "bouncedAt" = clock_timestamp(), "bounceReason" = $2 where id = $1 and "bouncedAt" is null`,
    [id, reason],
  );
  if (rowCount === 0) throw await missingOr(tx, id, "Địa chỉ này đã được ghi là không nhận được thư.");
  await recordSubscriberAction(tx, "RECORD_BOUNCE", id);
}

/** Throws Problem: not_found, already_done. */
export async function clearBounce(tx: Transaction, id: number): Promise<void> {
  const { rowCount } = await tx.query(
    `update "newSubscription" set "bouncedAt" = null, "bounceReason" = null where id = $1 and "bouncedAt" is not null`,
    [id],
  );
  if (rowCount === 0) throw await missingOr(tx, id, "Địa chỉ này đang nhận thư bình thường.");
  await recordSubscriberAction(tx, "CLEAR_BOUNCE", id);
}

/** The address goes for good with its e-mails, whose ids are answered. Throws Problem("not_found"). */
export async function removeSubscriber(tx: Transaction, id: number): Promise<string[]> {
  const letters = await tx.query("select ops.drop_subscriber_letters($1) as id", [id]);
  const { rowCount } = await tx.query(`delete from "newSubscription" where id = $1`, [id]);
  if (rowCount === 0) throw noSubscriber();
  await recordSubscriberAction(tx, "REMOVE_SUBSCRIBER", id);
  return letters.rows.map((row) => String(row.id));
}

async function missingOr(tx: Transaction, id: number, otherwise: string): Promise<Problem> {
  const { rows } = await tx.query(`select from "newSubscription" where id = $1`, [id]);
  return rows.length === 0 ? noSubscriber() : new Problem("already_done", otherwise);
}

const noSubscriber = (): Problem => new Problem("not_found", "Không tìm thấy địa chỉ này.");
