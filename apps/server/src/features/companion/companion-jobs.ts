// Background jobs of the companion.
import { z } from "zod";
import type { Owner } from "../../platform/database/database.ts";
import type { Jobs, Queue } from "../../platform/jobs/jobs.ts";
import { type ResealDeps, reseal } from "./reseal.ts";

/** A turn whose process died and whose person never came back. Its question is dropped with it. */
const TIDY = `
  delete from ops.companion_turn where finished_at is null and lease_until < now() - interval '1 day'`;

const ONE_TRY = { limit: 0, waitSeconds: 1, longestWaitSeconds: 1 };
const queue = (name: string, timeoutSeconds: number): Queue<Record<never, never>> => ({
  name,
  data: z.object({}),
  atOnce: 1,
  timeoutSeconds,
  retry: ONE_TRY,
});

/** Registers the work; call it before the jobs start. */
export function addCompanionJobs(deps: ResealDeps & { jobs: Jobs; owner: Owner }): void {
  const { jobs, owner } = deps;
  const tidy = queue("companion-tidy", 60);
  const resealing = queue("companion-reseal", 3_600);
  jobs.work(tidy, async () => {
    await owner.query(TIDY);
  });
  jobs.work(resealing, async (_, signal) => {
    await reseal(deps, signal);
  });
  jobs.schedule(tidy, "35 4 * * *");
  // Within the hour after a start with a new key; finding nothing costs a look at each table.
  jobs.schedule(resealing, "10 * * * *");
}
