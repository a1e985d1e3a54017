// Publishes scheduled content. Publication is a write, so that every cache is notified; a row is written only while
// it is still scheduled, so that several processes publish it once, and a late start publishes what is overdue.
import { type Database, JOB_SERVICE } from "../../platform/database/database.ts";

const KINDS = ["podcast", "episode", "blog", "course", "lesson"] as const;

/** Read from the partial indexes of what is scheduled: mostly nothing is due, and then nothing is begun. */
const IS_DUE = `select ${KINDS.map(
  (kind) =>
    `exists (select from ${kind} where publication = 'SCHEDULED' and "publishAt" <= clock_timestamp())`,
).join(" or ")} as is_due`;

/** Lists that come out together appear together. Returns how many rows became public. */
export async function publishDue({
  database,
}: {
  database: Pick<Database, "inTransaction">;
}): Promise<number> {
  return database.inTransaction(JOB_SERVICE, async (tx) => {
    const { rows } = await tx.query(IS_DUE);
    if (!rows[0]?.is_due) return 0;
    let published = 0;
    for (const kind of KINDS) {
      const { rowCount } = await tx.query(
        `update ${kind} set publication = 'PUBLISHED'
          where publication = 'SCHEDULED' and "publishAt" <= clock_timestamp()`,
      );
      published += rowCount ?? 0;
    }
    return published;
  });
}
