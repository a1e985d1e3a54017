// Commands of administrators about a campaign. The database decides whether a transition is allowed; messages stand here.

import { z } from "zod";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Outbox } from "../../../platform/email/outbox.ts";
import { Problem } from "../../../platform/problem.ts";
import { errors } from "../errors.ts";
import { closedPosts, composeCampaign, saysNothing } from "../sending/edition.ts";
import { recordCampaignAction } from "./audit.ts";
import { noCampaign } from "./campaign-query.ts";

export interface Schedule {
  /** The version that was read, as the database wrote it. */
  updatedAt: string;
  /** Absent: now. */
  at: Date | undefined;
}

const LOCK = `select status, "updatedAt" = $2::timestamptz as "isRead" from "newsletterCampaign" where id = $1 for update`;

async function lockStatus(tx: Transaction, id: number, updatedAt?: string) {
  const { rows } = await tx.query(LOCK, [id, updatedAt ?? null]);
  if (!rows[0]) throw noCampaign();
  return z.object({ status: z.string(), isRead: z.boolean().nullable() }).parse(rows[0]);
}

/** Throws Problem: not_found, already_done, campaign_changed, campaign_unready. */
export async function schedule(tx: Transaction, id: number, { updatedAt, at }: Schedule): Promise<void> {
  const { status, isRead } = await lockStatus(tx, id, updatedAt);
  if (status !== "DRAFT") throw new Problem("already_done", "Bản tin này đã được hẹn giờ hoặc đã gửi.");
  if (!isRead) {
    throw new Problem(
      errors.campaign_changed,
      "Có người vừa sửa bản tin này. Bạn tải lại, xem qua rồi hãy hẹn giờ nhé.",
    );
  }
  await requireReady(tx, id, at ?? new Date());
  if (!at) await requireReaders(tx);
  await tx.query(
    `update "newsletterCampaign" set status = 'SCHEDULED', "scheduledAt" = coalesce($2, clock_timestamp()), problem = null
      where id = $1`,
    [id, at ?? null],
  );
  await recordCampaignAction(tx, "SCHEDULE_CAMPAIGN", id);
}

async function requireReady(tx: Transaction, id: number, at: Date): Promise<void> {
  const composed = await composeCampaign(tx, id);
  if (!composed) throw noCampaign();
  const closed = closedPosts(composed.posts, at);
  if (closed.length > 0) throw unready(closedWords(closed));
  if (saysNothing(composed.edition))
    throw unready("Bản tin chưa có gì. Bạn viết vài lời hoặc chọn một bài nhé.");
}

/** A campaign without recipients would be over at once. At a later hour there may be some. */
async function requireReaders(tx: Transaction): Promise<void> {
  const { rows } = await tx.query(`select from "newSubscription" where state = 'SUBSCRIBED' limit 1`);
  if (rows.length === 0) throw unready("Chưa có ai xác nhận nhận bản tin, nên chưa có ai để gửi.");
}

const unready = (message: string): Problem => new Problem(errors.campaign_unready, message);

function closedWords(posts: Parameters<typeof closedPosts>[0]): string {
  const titles = posts.map((post) => ("title" in post ? `“${post.title}”` : "một bài đã xóa"));
  return `Chưa gửi được vì có bài chưa đăng: ${titles.join(", ")}. Bạn đăng bài, hoặc bỏ bài ấy ra khỏi bản tin.`;
}

type Transition = readonly [
  from: readonly string[],
  to: string,
  deed: Parameters<typeof recordCampaignAction>[1],
];

export const TRANSITIONS = {
  unschedule: [["SCHEDULED"], "DRAFT", "UNSCHEDULE_CAMPAIGN"],
  pause: [["SENDING"], "PAUSED", "PAUSE_CAMPAIGN"],
  resume: [["PAUSED"], "SENDING", "RESUME_CAMPAIGN"],
  cancel: [["SENDING", "PAUSED"], "CANCELLED", "CANCEL_CAMPAIGN"],
} as const satisfies Record<string, Transition>;
export type TransitionName = keyof typeof TRANSITIONS;

/** Throws Problem: not_found, already_done, campaign_unready. */
export async function transition(tx: Transaction, id: number, name: TransitionName): Promise<void> {
  const [from, to, action]: Transition = TRANSITIONS[name];
  const { status } = await lockStatus(tx, id);
  if (!from.includes(status))
    throw new Problem("already_done", "Bản tin vừa đổi trạng thái. Bạn xem lại nhé.");
  if (name === "resume") await requireReady(tx, id, new Date());
  await tx.query(
    `update "newsletterCampaign" set status = $2, problem = null,
            "scheduledAt" = case when $2 <> 'DRAFT' then "scheduledAt" end,
            "endedAt" = case when $2 = 'CANCELLED' then clock_timestamp() end
      where id = $1`,
    [id, to],
  );
  if (name === "cancel") await tx.query("select ops.drop_newsletter_letters($1)", [id]);
  await recordCampaignAction(tx, action, id);
}

const STAFF_ADDRESS = `
  select u.email, u.id from auth.users u
   where lower(u.email) = lower($1)
     and exists (select from auth.user_roles r where r.user_id = u.id and r.role in ('ROLE_ADMIN', 'ROLE_MODERATOR'))`;
const OWN_ADDRESS = "select u.email, u.id from auth.users u where u.id = auth.uid()";
const Address = z.object({ email: z.string(), id: z.uuid() });

/** `to` absent: to the caller. Returns the address. Throws Problem: not_found, not_allowed, campaign_unready. */
export async function sendTest(
  tx: Transaction,
  outbox: Outbox,
  id: number,
  to: string | undefined,
): Promise<string> {
  const composed = await composeCampaign(tx, id);
  if (!composed) throw noCampaign();
  if (saysNothing(composed.edition)) throw unready("Bản tin chưa có gì để gửi thử.");
  const { rows } = to ? await tx.query(STAFF_ADDRESS, [to]) : await tx.query(OWN_ADDRESS);
  if (!rows[0]) {
    throw new Problem("invalid_input", "Thư thử chỉ gửi được tới địa chỉ của người trong đội ngũ.");
  }
  const { email, id: userId } = Address.parse(rows[0]);
  const { edition } = composed;
  await outbox.enqueue(tx, {
    kind: "newsletter_test",
    ...{ to: email, userId },
    edition: { ...edition, subject: `[Thử] ${edition.subject}` },
  });
  await recordCampaignAction(tx, "TEST_CAMPAIGN", id);
  return email;
}
