import { z } from "zod";
import type { Database } from "../../platform/database/database.ts";
import type { Outbox } from "../../platform/email/outbox.ts";
import type { Jobs, Queue } from "../../platform/jobs/jobs.ts";
import { announceOpenings } from "./announce-openings.ts";

const ANNOUNCING: Queue<Record<never, never>> = {
  name: "course-openings-tell",
  data: z.object({}),
  atOnce: 1,
  timeoutSeconds: 60,
  // The rows of a killed process may stay locked until the database has noticed its end.
  retry: { limit: 5, waitSeconds: 1, longestWaitSeconds: 8 },
};

/** Registers the work; call it before the jobs start. */
export function addCourseJobs({
  jobs,
  ...deps
}: {
  jobs: Jobs;
  database: Pick<Database, "inTransaction">;
  outbox: Outbox;
}): void {
  jobs.work(ANNOUNCING, async () => {
    await announceOpenings(deps);
  });
  jobs.schedule(ANNOUNCING, "* * * * *");
}
