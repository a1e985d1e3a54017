// Jobs of content.
import { z } from "zod";
import type { Database } from "../../platform/database/database.ts";
import type { Jobs, Queue } from "../../platform/jobs/jobs.ts";
import { forgetOld } from "./forget-old.ts";
import { publishDue } from "./publish-due.ts";

const queue = (name: string): Queue<Record<never, never>> => ({
  name,
  data: z.object({}),
  atOnce: 1,
  timeoutSeconds: 60,
  // Rows of a killed process stay locked until the database has noticed its end.
  retry: { limit: 5, waitSeconds: 1, longestWaitSeconds: 8 },
});

/** Registers the work; call it before the jobs start. */
export function addContentJobs({
  jobs,
  ...deps
}: {
  jobs: Jobs;
  database: Pick<Database, "inTransaction">;
}): void {
  const publishing = queue("content-publish");
  const forgetting = queue("content-forget");
  jobs.work(publishing, async () => {
    await publishDue(deps);
  });
  jobs.work(forgetting, () => forgetOld(deps));
  jobs.schedule(publishing, "* * * * *");
  jobs.schedule(forgetting, "40 4 * * *");
  // Content that became due while no process ran does not wait for the next minute.
  void jobs.send(publishing, [{ key: "now", data: {} }]).catch(() => undefined);
}
