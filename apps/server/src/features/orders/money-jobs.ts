// Jobs of orders and memberships.
import { z } from "zod";
import type { Jobs, Queue } from "../../platform/jobs/jobs.ts";
import { closeExpired } from "./orders.ts";
import { remindOfRenewals } from "./reminders.ts";
import { type SettleDeps, settleWaiting } from "./settle.ts";

const ONE_TRY = { limit: 0, waitSeconds: 1, longestWaitSeconds: 1 };
/** Rows of a killed process stay locked until the database has noticed its end. */
const SOME_TRIES = { limit: 5, waitSeconds: 1, longestWaitSeconds: 8 };
const queue = (name: string, timeoutSeconds: number, retry = ONE_TRY): Queue<Record<never, never>> => ({
  name,
  data: z.object({}),
  atOnce: 1,
  timeoutSeconds,
  retry,
});

/** Registers the work; call it before the jobs start. */
export function addMoneyJobs({ jobs, ...deps }: SettleDeps & { jobs: Jobs }): void {
  const expiring = queue("orders-expire", 60);
  const settling = queue("payments-settle", 60, SOME_TRIES);
  const reminding = queue("membership-remind", 600);
  jobs.work(expiring, async () => {
    await closeExpired(deps);
  });
  jobs.work(settling, async () => {
    await settleWaiting(deps);
  });
  jobs.work(reminding, async () => {
    await remindOfRenewals(deps);
  });
  jobs.schedule(expiring, "* * * * *");
  jobs.schedule(settling, "* * * * *");
  // When people are awake, and every hour of it: what was missed is caught up with.
  jobs.schedule(reminding, "5 8-20 * * *");
  // Transfers that a killed process left do not wait for the next minute; a lost message is caught up then.
  void jobs.send(settling, [{ key: "now", data: {} }]).catch(() => undefined);
}
