// Retention of editors' data: removed content, its versions, and abandoned uploads.
import { type Database, JOB_SERVICE } from "../../platform/database/database.ts";

/** A removed row can be restored for this long. */
const TRASH_DAYS = 30;
const WORKING_COPY_DAYS = 30;

const REMOVED = `
  with gone as (
    select id, kind, row_id from ops.content_version
     where action = 'DELETE' and replaced_at < clock_timestamp() - make_interval(days => $1)
  )
  delete from ops.content_version v using gone g
   where v.id = g.id or (v.kind = g.kind and v.row_id = g.row_id and v.action = 'UPDATE')`;
/** Drafts without content only recorded that the row was open. */
const LEFT_ALONE = `
  delete from "workingCopy"
   where "seenAt" < clock_timestamp() - make_interval(days => $1)
      or ("savedAt" is null and "seenAt" < clock_timestamp() - interval '1 day')`;

export async function forgetOld({ database }: { database: Pick<Database, "inTransaction"> }): Promise<void> {
  await database.inTransaction(JOB_SERVICE, async (tx) => {
    await tx.query(REMOVED, [TRASH_DAYS]);
    await tx.query(LEFT_ALONE, [WORKING_COPY_DAYS]);
  });
}
