// E-mails to administrators about hotlines whose check is overdue.
import { CHECK_AFTER_DAYS } from "@bentrong/contract/safety";
import { z } from "zod";
import { type Database, JOB_SERVICE } from "../../../platform/database/database.ts";
import type { Outbox } from "../../../platform/email/outbox.ts";
import type { Jobs, Queue } from "../../../platform/jobs/jobs.ts";

export interface HotlineReminderDeps {
  database: Pick<Database, "inTransaction">;
  outbox: Outbox;
}

const Due = z
  .object({
    lines: z.array(z.object({ name: z.string(), number: z.string(), checkedAt: z.string().nullable() })),
    administrators: z.array(
      z.object({
        to: z.string(),
        userId: z.uuid(),
        name: z
          .string()
          .nullable()
          .transform((name) => name ?? undefined),
      }),
    ),
  })
  .nullable();

/** At most one e-mail a week for each administrator; returns how many were enqueued. */
export function remindOfHotlines({ database, outbox }: HotlineReminderDeps): Promise<number> {
  return database.inTransaction(JOB_SERVICE, async (tx) => {
    const { rows } = await tx.query("select ops.take_line_reminder() as due");
    const due = Due.parse(rows[0]?.due);
    if (!due) return 0;
    for (const administrator of due.administrators) {
      await outbox.enqueue(tx, {
        kind: "lines_to_check",
        ...administrator,
        days: CHECK_AFTER_DAYS,
        lines: due.lines,
      });
    }
    return due.administrators.length;
  });
}

const REMINDING: Queue<Record<never, never>> = {
  name: "safety-lines-remind",
  data: z.object({}),
  atOnce: 1,
  timeoutSeconds: 60,
  retry: { limit: 3, waitSeconds: 60, longestWaitSeconds: 600 },
};

/** In the morning in Vietnam, when somebody can pick up a telephone. Before the jobs start. */
export function addHotlineReminders({ jobs, ...deps }: HotlineReminderDeps & { jobs: Jobs }): void {
  jobs.work(REMINDING, async () => {
    await remindOfHotlines(deps);
  });
  jobs.schedule(REMINDING, "5 9 * * *");
}
