// Sends the e-mails of the outbox: at once when a row is announced, later when a server asked for
// patience, and every minute whatever an announcement was lost for.
import { z } from "zod";
import type { Listener } from "../database/listener.ts";
import type { Jobs, Queue } from "../jobs/jobs.ts";
import { type SendDeps, sendEmail } from "./send-email.ts";

export interface EmailJobsDeps extends SendDeps {
  jobs: Jobs;
  listener: Listener;
  /** Removes e-mail files whose rows are gone, where e-mails are stored as files. */
  tidyFiles?: () => Promise<void>;
  /** First wait after a temporary refusal, in seconds. */
  retryWaitSeconds?: number;
}

/** Each e-mail that is being sent holds one connection of the owner. */
export const EMAILS_AT_ONCE = 3;
const KEPT_DAYS = 30;

const ONE_TRY = { limit: 0, waitSeconds: 1, longestWaitSeconds: 1 };
const NOTHING = z.object({});

/**
 * Sends all due e-mails: unannounced rows, and those of a process that ended. Kinds with a queue of their own are
 * left to it.
 */
const WAITING = `
  select id from ops.mail where sent_at is null and failed_at is null and kind <> all($1::text[])
   order by created_at limit 500`;

const TIDY = `
  delete from ops.mail
   where coalesce(sent_at, failed_at) < now() - make_interval(days => $1)`;

/** Registers the work; call it before the jobs start. */
export function addEmailJobs(deps: EmailJobsDeps): void {
  const { jobs, owner, listener, retryWaitSeconds = 20 } = deps;
  const elsewhere = [...deps.templates.values()]
    .filter(({ hasOwnQueue }) => hasOwnQueue)
    .map(({ kind }) => kind);
  const letters: Queue<{ id: string }> = {
    name: "mail",
    data: z.object({ id: z.uuid() }),
    atOnce: EMAILS_AT_ONCE,
    timeoutSeconds: 240,
    // The row's own expiry ends the trying, a day after it was written.
    retry: { limit: 200, waitSeconds: retryWaitSeconds, longestWaitSeconds: 1_800 },
  };
  const sweep = { name: "mail-sweep", data: NOTHING, atOnce: 1, timeoutSeconds: 60, retry: ONE_TRY };
  const tidy = { name: "mail-tidy", data: NOTHING, atOnce: 1, timeoutSeconds: 60, retry: ONE_TRY };
  const hand = (ids: string[]): Promise<void> =>
    jobs.send(
      letters,
      ids.map((id) => ({ key: id, data: { id } })),
    );

  jobs.work(letters, ({ id }, signal) => sendEmail(deps, id, signal));
  jobs.work(sweep, async () => {
    const { rows } = await owner.query(WAITING, [elsewhere]);
    await hand(rows.map(({ id }) => String(id)));
  });
  jobs.work(tidy, async () => {
    await owner.query(TIDY, [KEPT_DAYS]);
    await deps.tidyFiles?.();
  });
  jobs.schedule(sweep, "* * * * *");
  jobs.schedule(tidy, "20 4 * * *");

  const ignore = (): void => undefined;
  const look = (): void => void jobs.send(sweep, [{ key: "now", data: {} }]).catch(ignore);
  const hearer = {
    // A lost hand-over is found by the next sweep.
    heard: (id: string) => void hand([id]).catch(ignore),
    connected: (isConnected: boolean) => isConnected && look(),
  };
  // A connection that is lost at this moment listens again by itself.
  void listener.listen("mail_waiting", hearer).catch(ignore);
}
