// Cache of session states. Every process keeps a state for a few seconds and is notified by PostgreSQL when a session
// ends, so a signed-out, blocked or deleted person is refused at once, and within MAX_AGE_MS without notifications;
// the data API asks the database once in that time instead of at every request.
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { AUTH_SERVICE, type Database } from "../database/database.ts";

/** `aal2_required`: the second factor is missing; `staff_step_missing`: valid as a member's session alone. */
export const SessionStatus = z.enum(["live", "ended", "aal2_required", "staff_step_missing"]);
export type SessionStatus = z.infer<typeof SessionStatus>;

export interface SessionStatusCache {
  /** A promise only when the database has to be asked. Tokens without a session stand until they expire. */
  getStatus(sessionId: unknown): SessionStatus | Promise<SessionStatus>;
}

const MAX_AGE_MS = 4_000;
const CHANNEL = "session_ended";
const KEPT = 50_000;
const SessionId = z.uuid();

export function createSessionStatusCache(
  database: Pick<Database, "asCaller" | "listener">,
  { staffNeedSecondStep = false } = {},
): SessionStatusCache {
  const liveUntil = new LRUCache<string, number>({ max: KEPT });
  // A session that has ended stays ended, so entries need a bound and no age.
  const ended = new LRUCache<string, true>({ max: KEPT });
  const asking = new Map<string, Promise<SessionStatus>>();
  let listening: Promise<void> | undefined;

  const ask = async (id: string): Promise<SessionStatus> => {
    // First of all: an end between the question and listening would be missed. Without a connection the age alone
    // counts, and the listener tries again by itself.
    listening ??= database.listener
      .listen(CHANNEL, { heard: (one) => ended.set(one, true) })
      .catch(() => undefined);
    await listening;
    const asked = performance.now();
    const { rows } = await database.asCaller(AUTH_SERVICE, {
      text: "select auth.session_standing($1, $2) as standing",
      values: [id, staffNeedSecondStep],
      name: "auth_standing",
    });
    const standing = SessionStatus.parse(rows[0]?.standing);
    // It may have ended after the statement looked: then the notification is already here.
    if (standing === "ended" || ended.has(id)) {
      ended.set(id, true);
      return "ended";
    }
    // A step that is missing may be taken at any moment, on any process: only what is whole is kept.
    if (standing === "live") liveUntil.set(id, asked + MAX_AGE_MS);
    return standing;
  };

  return {
    getStatus(sessionId) {
      if (sessionId === undefined) return "live";
      if (typeof sessionId !== "string" || ended.has(sessionId)) return "ended";
      if ((liveUntil.get(sessionId) ?? 0) > performance.now()) return "live";
      if (!SessionId.safeParse(sessionId).success) return "ended";
      const asked = asking.get(sessionId) ?? ask(sessionId).finally(() => asking.delete(sessionId));
      asking.set(sessionId, asked);
      return asked;
    },
  };
}
