// Deletes technical records of the account server about devices and codes: the legal page promises 90 days.
import { z } from "zod";
import { reencryptSecrets } from "../../api/gotrue/factors/reencrypt-secrets.ts";
import type { Encryption } from "../../platform/crypto/encryption.ts";
import type { Owner } from "../../platform/database/database.ts";
import type { Jobs, Queue } from "../../platform/jobs/jobs.ts";

const RECORD_DAYS = 90;
/** Addresses that left the newsletter or never confirmed it; the legal page names the number. */
const FORMER_SUBSCRIBER_DAYS = 30;

/** `idleDays`: when an unused session ends by itself. */
export async function removeOutdated(owner: Pick<Owner, "query">, idleDays: number): Promise<void> {
  // The device of a session counts as known for as long as its row is there.
  await owner.query(
    `delete from auth.sessions
     where coalesce(ended_at, refreshed_at + make_interval(days => $2)) < now() - make_interval(days => $1)`,
    [RECORD_DAYS, idleDays],
  );
  await owner.query("delete from auth.one_time_tokens where expires_at < now() - make_interval(days => $1)", [
    RECORD_DAYS,
  ]);
  await owner.query("delete from auth.security_events where last_at < now() - make_interval(days => $1)", [
    RECORD_DAYS,
  ]);
  // A month in which nothing is sent by mistake; double opt-in guards the address after that.
  await owner.query(
    `delete from "newSubscription" where "unsubscribedAt" < now() - make_interval(days => $1)
       or ("confirmedAt" is null and coalesce("confirmationSentAt", "createdAt") < now() - make_interval(days => $1))`,
    [FORMER_SUBSCRIBER_DAYS],
  );
  await owner.query("delete from auth.oauth_flows where expires_at < now()");
  await owner.query("delete from ops.rate_limit where window_end < now()");
}

const RETENTION: Queue<Record<never, never>> = {
  name: "accounts-retention",
  data: z.object({}),
  atOnce: 1,
  timeoutSeconds: 600,
  retry: { limit: 3, waitSeconds: 60, longestWaitSeconds: 600 },
};

const RESEALING = { ...RETENTION, name: "accounts-reseal" };

/** Every night, and every hour what a new sealing key asks for; once for all processes. */
export function addAccountJobs(jobs: Jobs, owner: Owner, encryption: Encryption, idleDays: number): void {
  jobs.work(RETENTION, () => removeOutdated(owner, idleDays));
  jobs.schedule(RETENTION, "20 3 * * *");
  jobs.work(RESEALING, async () => {
    const lost = await reencryptSecrets(owner, encryption);
    if (lost > 0)
      throw new Error(`${lost} secrets of authenticators cannot be opened: a key of MESSAGE_KEYS is gone`);
  });
  jobs.schedule(RESEALING, "40 * * * *");
}
