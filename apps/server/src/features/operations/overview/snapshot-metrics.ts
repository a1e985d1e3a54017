// Numbers of days, weeks and months that are over are kept, so that reading a year costs the same whatever happened in it.
import { z } from "zod";
import type { Owner } from "../../../platform/database/database.ts";
import type { Jobs, Queue } from "../../../platform/jobs/jobs.ts";

/** Stretches a statement: an old house that never kept any catches up in pieces. */
const AT_ONCE = 50;

export async function snapshotMetrics(owner: Pick<Owner, "query">): Promise<void> {
  let kept: number;
  do {
    const { rows } = await owner.query("select ops.snapshot_metrics($1) as kept", [AT_ONCE]);
    kept = Number(rows[0]?.kept);
  } while (kept === AT_ONCE);
}

const KEEPING: Queue<Record<never, never>> = {
  name: "figures-keep",
  data: z.object({}),
  atOnce: 1,
  timeoutSeconds: 900,
  retry: { limit: 3, waitSeconds: 60, longestWaitSeconds: 600 },
};

/** Soon after midnight in Vietnam; a night that was missed is made up for in the next. Before the jobs start. */
export function addMetricJobs(jobs: Jobs, owner: Pick<Owner, "query">): void {
  jobs.work(KEEPING, () => snapshotMetrics(owner));
  jobs.schedule(KEEPING, "10 0 * * *");
}
