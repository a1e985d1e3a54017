// Cleaning jobs: objects of removed files, and uploads that were never finished.
import { z } from "zod";
import type { Owner } from "../../platform/database/database.ts";
import type { Listener } from "../../platform/database/listener.ts";
import { NO_BACKUP_RUNS } from "../../platform/database/snapshot.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { MediaStore } from "../../platform/storage/media-store.ts";
import type { PartFiles } from "./uploads/part-files.ts";

export interface MediaJobsDeps {
  jobs: Jobs;
  owner: Owner;
  listener: Listener;
  store: MediaStore;
  parts: PartFiles;
}

const NOTHING = z.object({});
const ONE_TRY = { limit: 0, waitSeconds: 1, longestWaitSeconds: 1 };
const AT_ONCE = 500;

/** Registers the work; call it before the jobs start. */
export function addMediaJobs({ jobs, owner, listener, store, parts }: MediaJobsDeps): void {
  const removal = { name: "media-removal", data: NOTHING, atOnce: 1, timeoutSeconds: 300, retry: ONE_TRY };
  const expiry = { name: "upload-expiry", data: NOTHING, atOnce: 1, timeoutSeconds: 300, retry: ONE_TRY };
  jobs.work(removal, () => removeDueObjects(owner, store));
  jobs.work(expiry, async () => {
    await owner.query("delete from ops.upload where expires_at < now()");
    await removeOrphanedParts(owner, parts);
  });
  jobs.schedule(removal, "*/10 * * * *");
  jobs.schedule(expiry, "7 * * * *");

  const ignore = (): void => undefined;
  const look = (): void => void jobs.send(removal, [{ key: "now", data: {} }]).catch(ignore);
  // A missed notification is caught up by the schedule.
  void listener.listen("media_removal", { heard: look, connected: ignore }).catch(ignore);
}

/** An object is gone before its key is: what fails in between is done again. While a backup reads files, none goes. */
export async function removeDueObjects(owner: Owner, store: MediaStore): Promise<void> {
  await owner.transaction(async (lock) => {
    const { rows } = await lock.query(`select ${NO_BACKUP_RUNS} as free`);
    if (rows[0]?.free) await removeObjects(owner, store);
  });
}

async function removeObjects(owner: Pick<Owner, "query">, store: MediaStore): Promise<void> {
  for (;;) {
    const { rows } = await owner.query(
      "select key from ops.media_removal where due_at <= now() order by due_at limit $1",
      [AT_ONCE],
    );
    for (const { key } of rows) {
      await store.remove(String(key));
      await owner.query("delete from ops.media_removal where key = $1", [key]);
    }
    if (rows.length < AT_ONCE) return;
  }
}

/** Parts of uploads that expired, were finished by a process that ended just then, or went with their person's account. */
export async function removeOrphanedParts(owner: Pick<Owner, "query">, parts: PartFiles): Promise<void> {
  const ids = await parts.ids();
  const { rows } = await owner.query(
    "select id from ops.upload where id::text = any ($1) and file_id is null and expires_at > now()",
    [ids],
  );
  const known = new Set(rows.map(({ id }) => String(id)));
  await Promise.all(ids.filter((id) => !known.has(id)).map((id) => parts.remove(id)));
}
