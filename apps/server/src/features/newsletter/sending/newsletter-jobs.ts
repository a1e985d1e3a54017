// Newsletters have their own queue and connections, so that a code or a receipt never waits behind them.
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Listener } from "../../../platform/database/listener.ts";
import { type SendDeps, sendEmail } from "../../../platform/email/send-email.ts";
import type { Jobs, Queue } from "../../../platform/jobs/jobs.ts";
import { type Rate, tick } from "./enqueue-batch.ts";

export interface NewsletterJobsDeps extends SendDeps {
  jobs: Jobs;
  listener: Listener;
  /** E-mails that may leave in a minute. */
  perMinute: number;
  /** First wait after a temporary refusal, in seconds. */
  retryWaitSeconds?: number;
  tickMs?: number;
}

/** Beside the connections that all other e-mails have. */
export const NEWSLETTERS_AT_ONCE = 2;
const TICK_MS = 1_000;
/** Interval of looking for e-mails that were not announced. */
const LOOK_MS = 15_000;
const LOOK_AGAIN_MS = 3_000;
/** One run; the clock starts the next. */
const LONGEST_RUN_MS = 10 * 60_000;

/** Those that a process left behind, and those that were held while their campaign was paused. */
const WAITING = `
  select m.id from ops.mail m
    join ops.newsletter_delivery d on d.mail_id = m.id join "newsletterCampaign" c on c.id = d.campaign_id
   where m.kind = 'newsletter' and m.sent_at is null and m.failed_at is null and c.status <> 'PAUSED'
   order by m.created_at limit 1000`;

/** Registers the work; call it before the jobs start. */
export function addNewsletterJobs(deps: NewsletterJobsDeps): void {
  const { jobs, owner, listener, perMinute, retryWaitSeconds = 20, tickMs = TICK_MS } = deps;
  const letters: Queue<{ id: string }> = {
    name: "newsletter-letter",
    data: z.object({ id: z.uuid() }),
    atOnce: NEWSLETTERS_AT_ONCE,
    timeoutSeconds: 240,
    retry: { limit: 500, waitSeconds: retryWaitSeconds, longestWaitSeconds: 900 },
  };
  const sending: Queue<Record<never, never>> = {
    name: "newsletter",
    data: z.object({}),
    atOnce: 1,
    timeoutSeconds: LONGEST_RUN_MS / 1000 + 60,
    retry: { limit: 0, waitSeconds: 1, longestWaitSeconds: 1 },
  };
  const hand = (ids: string[]): Promise<void> =>
    jobs.send(
      letters,
      ids.map((id) => ({ key: id, data: { id } })),
    );
  const rate: Rate = { perMinute, tickMs: tickMs };

  jobs.work(letters, ({ id }, signal) => sendEmail(deps, id, signal));
  jobs.work(sending, async (_, signal) => {
    const until = Date.now() + LONGEST_RUN_MS;
    for (let nextLook = 0; !signal.aborted && Date.now() < until; ) {
      if (Date.now() >= nextLook) {
        nextLook = Date.now() + LOOK_MS;
        const { rows } = await owner.query(WAITING);
        await hand(rows.map(({ id }) => String(id)));
      }
      const { letters: written, isIdle } = await tick(owner, rate);
      await hand(written);
      if (isIdle) return;
      await sleep(tickMs, undefined, { signal }).catch(() => undefined);
    }
  });
  jobs.schedule(sending, "* * * * *");

  const ignore = (): void => undefined;
  const look = (): void => void jobs.send(sending, [{ key: "now", data: {} }]).catch(ignore);
  // A run that has just found nothing still counts as one, and no second one is added beside it.
  const lookTwice = (): void => {
    look();
    setTimeout(look, LOOK_AGAIN_MS).unref();
  };
  void listener
    .listen("newsletter_due", {
      heard: lookTwice,
      connected: (isConnected: boolean) => isConnected && look(),
    })
    .catch(ignore);
}
