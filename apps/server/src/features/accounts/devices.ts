// The devices that are signed in: one session each. Its own row is all that a device is known by.
import { z } from "zod";
import { deviceName } from "../../api/gotrue/device-name.ts";
import { retireTokens } from "../../api/gotrue/one-time-links.ts";
import { AUTH_SERVICE, type Database } from "../../platform/database/database.ts";
import type { Person } from "../../platform/identity/authenticate.ts";
import type { AccountDeps } from "./account-deps.ts";

const DeviceRow = z.object({
  id: z.uuid(),
  user_agent: z.string().nullable(),
  created_at: z.date(),
  refreshed_at: z.date(),
});

interface Device {
  id: string;
  /** E.g. "Chrome trên Android". */
  name: string;
  createdAt: string;
  /** Of the last refresh: at most the life of an access token behind. */
  lastSeenAt: string;
  current: boolean;
}

/** The one in hand first, then by when they were last seen. A session that is over by its age cannot be refreshed. */
const DEVICES = `
  select id, user_agent, created_at, refreshed_at from auth.sessions
  where user_id = $1 and ended_at is null and refreshed_at > now() - make_interval(days => $3)
    and created_at > now() - make_interval(days => $4)
  order by id is not distinct from $2::uuid desc, refreshed_at desc limit 200`;

export async function listDevices(
  database: Pick<Database, "asCaller">,
  person: Person,
  { sessionIdleDays, sessionMaxDays }: AccountDeps["policy"],
): Promise<Device[]> {
  const { rows } = await database.asCaller(AUTH_SERVICE, {
    text: DEVICES,
    values: [person.id, person.sessionId ?? null, sessionIdleDays, sessionMaxDays],
  });
  return z
    .array(DeviceRow)
    .parse(rows)
    .map((row) => ({
      id: row.id,
      name: deviceName(row.user_agent),
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.refreshed_at.toISOString(),
      current: row.id === person.sessionId,
    }));
}

/**
 * Ends one session of this person; false when there is none by that id. Triggers tell every process at once. A change of
 * address that waits for its link may have been asked for by that device: it comes to nothing.
 */
export function signOutDevice(
  database: Pick<Database, "inTransaction">,
  person: Person,
  id: string,
): Promise<boolean> {
  return database.inTransaction(AUTH_SERVICE, async (tx) => {
    const { rowCount } = await tx.query(
      "update auth.sessions set ended_at = clock_timestamp(), end_reason = 'signed_out' where id = $1 and user_id = $2 and ended_at is null",
      [id, person.id],
    );
    if (rowCount !== 1) return false;
    await retireTokens(tx, person.id, "change_email");
    return true;
  });
}
