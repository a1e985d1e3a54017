// Tells people what is new, on the ways that they chose. E-mails to many have a queue and a connection of their own, as
// newsletters do, so that a code or a receipt never waits behind them.
import { z } from "zod";
import { type SendDeps, sendEmail } from "../../../platform/email/send-email.ts";
import type { Jobs, Queue } from "../../../platform/jobs/jobs.ts";
import { type PushDeps, sendPush } from "../push/send-push.ts";
import { writePushes } from "../push/write-pushes.ts";
import { readRate, writeLetters } from "./write-letters.ts";

export interface NoticeJobsDeps extends SendDeps {
  jobs: Jobs;
  /** E-mails that may leave in a minute, together with newsletters. */
  perMinute: number;
  reach: PushDeps["reach"];
  /** Absent: devices are not told. */
  pusher: PushDeps["pusher"] | undefined;
}

/** Beside the connections that all other e-mails have. */
export const NOTICES_AT_ONCE = 1;
const KEPT_DAYS = 30;
/** Minutes between two walks through everybody; what they write leaves within the rate. */
const WALK_EVERY = 10;
const MOST_PUSHES = 500;
const ONE_TRY = { limit: 0, waitSeconds: 1, longestWaitSeconds: 1 };
const NOTHING = z.object({});
const OF_ROW = z.object({ id: z.uuid() });

/** Whoever is in quiet hours is left for the morning. */
const WAITING = `
  select m.id from ops.mail m left join "noticePreference" p on p."userId" = m.user_id
   where m.kind = 'new_items' and m.sent_at is null and m.failed_at is null
     and not coalesce(app.is_quiet(p."quietFrom", p."quietUntil", clock_timestamp()), false)
   order by m.created_at limit $1`;
const DUE =
  "select id from ops.push_message where next_try_at <= clock_timestamp() order by next_try_at limit $1";
const TIDY = "delete from ops.notice where created_at < now() - make_interval(days => $1)";

/** Registers the work; call it before the jobs start. */
export function addNoticeJobs(deps: NoticeJobsDeps): void {
  const { jobs, owner, perMinute, pusher } = deps;
  const letters: Queue<{ id: string }> = {
    name: "notice-letter",
    data: OF_ROW,
    atOnce: NOTICES_AT_ONCE,
    timeoutSeconds: 240,
    retry: { limit: 200, waitSeconds: 20, longestWaitSeconds: 900 },
  };
  // Tries are counted in the row, not by the queue: a message may wait for hours.
  const pushes = { name: "push", data: OF_ROW, atOnce: 4, timeoutSeconds: 30, retry: ONE_TRY };
  const writing = { name: "notices", data: NOTHING, atOnce: 1, timeoutSeconds: 540, retry: ONE_TRY };
  const handing = { name: "notices-hand", data: NOTHING, atOnce: 1, timeoutSeconds: 60, retry: ONE_TRY };
  const tidy = { name: "notices-tidy", data: NOTHING, atOnce: 1, timeoutSeconds: 60, retry: ONE_TRY };
  const hand = async (queue: Queue<{ id: string }>, query: string, most: number): Promise<void> => {
    const { rows } = await owner.query(query, [most]);
    await jobs.send(
      queue,
      rows.map(({ id }) => ({ key: String(id), data: { id: String(id) } })),
    );
  };

  jobs.work(letters, ({ id }, signal) => sendEmail(deps, id, signal));
  jobs.work(writing, async () => {
    const at = new Date();
    const { waiting } = await readRate(owner);
    await writeLetters(owner, { at, room: perMinute * WALK_EVERY - waiting });
    if (pusher) await writePushes(owner, { at });
  });
  jobs.work(handing, async () => {
    const { newsletters } = await readRate(owner);
    await hand(letters, WAITING, Math.max(0, perMinute - newsletters));
    if (pusher) await hand(pushes, DUE, MOST_PUSHES);
  });
  if (pusher) jobs.work(pushes, ({ id }, signal) => sendPush({ ...deps, pusher }, id, signal));
  jobs.work(tidy, async () => {
    await owner.query(TIDY, [KEPT_DAYS]);
  });
  jobs.schedule(writing, `*/${WALK_EVERY} * * * *`);
  jobs.schedule(handing, "* * * * *");
  jobs.schedule(tidy, "40 4 * * *");
}
