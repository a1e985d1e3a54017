// The refresh_token grant. A refresh token is good once; used again within a minute it gets the active one (the answer was
// lost, or two tabs asked), as GoTrue's reuse interval has it. A replay after that is a theft until proved otherwise: the
// whole session ends. GoTrue forgives the parent of the active token for ever, and with it whoever stole it last.
import { AUTH_SERVICE, type Transaction } from "../../platform/database/database.ts";
import type { AccountPolicy } from "../../platform/identity/account-policy.ts";
import type { AuthDeps } from "./auth-deps.ts";
import {
  type AuthError,
  refreshTokenAlreadyUsed,
  refreshTokenNotFound,
  sessionExpired,
  userBanned,
  validationFailed,
} from "./auth-error.ts";
import type { Device } from "./device.ts";
import { retireTokens } from "./one-time-links.ts";
import { isRefreshToken, type RefreshTokens, type TokenRow } from "./refresh-tokens.ts";
import { type ActiveSession, toSessionResponse } from "./session-response.ts";
import { endSessions, storedSession } from "./sessions.ts";
import { findUserById, type User } from "./users.ts";

/** Our own client tries again after half of it. */
const REUSE_SECONDS = 60;

interface StoredSession extends Omit<ActiveSession, "refreshToken"> {
  personId: string;
  isOver: boolean;
}

/** A refusal is a result here and not thrown: what it writes down must be committed. */
type Refreshed = { person: User; session: ActiveSession } | AuthError;

export function createRefresh(deps: AuthDeps, refreshTokens: RefreshTokens) {
  const refresh = async (tx: Transaction, token: string, device: Device): Promise<Refreshed> => {
    const found = await refreshTokens.find(tx, token);
    const session = found && (await lockSession(tx, found.sessionId, deps.policy));
    if (!session) return refreshTokenNotFound(found && (await findEndReason(tx, found.sessionId)));
    const person = await findUserById(tx, session.personId);
    if (!person) return refreshTokenNotFound();
    if (person.is_banned) return userBanned(400);
    if (session.isOver) {
      await endSessions(tx, person.id, "local", session.id, "idle");
      return sessionExpired();
    }
    const next = await rotate(tx, refreshTokens, token, session);
    if (next === undefined) {
      await endSessions(tx, person.id, "local", session.id, "token_reused");
      await retireTokens(tx, person.id, "change_email");
      return refreshTokenAlreadyUsed();
    }
    await tx.query("update auth.sessions set refreshed_at = now(), ip = coalesce($2, ip) where id = $1", [
      session.id,
      device.address ?? null,
    ]);
    return { person, session: { ...session, refreshToken: next } };
  };

  /** Throws AuthError. */
  return async (token: string, device: Device) => {
    if (!isRefreshToken(token)) throw validationFailed("Invalid Refresh Token: malformed");
    const result = await deps.database.inTransaction(AUTH_SERVICE, (tx) => refresh(tx, token, device));
    if (result instanceof Error) throw result;
    return toSessionResponse(deps, result.person, result.session);
  };
}

/** Only for holders of a token of the session. */
async function findEndReason(tx: Transaction, sessionId: string): Promise<string | undefined> {
  const { rows } = await tx.query(
    `select case when u.banned_until > now() then 'blocked' else s.end_reason end as reason
     from auth.sessions s join auth.users u on u.id = s.user_id where s.id = $1`,
    [sessionId],
  );
  return typeof rows[0]?.reason === "string" ? rows[0].reason : undefined;
}

/** One rotation at a time: the others wait here and then see its result. Ended sessions are not found. */
async function lockSession(
  tx: Transaction,
  id: string,
  { sessionIdleDays, sessionMaxDays }: AccountPolicy,
): Promise<StoredSession | undefined> {
  const { rows } = await tx.query(
    `select id, user_id, method, created_at, second_step, second_step_at,
       refreshed_at < now() - make_interval(days => $2) or created_at < now() - make_interval(days => $3) as is_over
     from auth.sessions where id = $1 and ended_at is null for no key update`,
    [id, sessionIdleDays, sessionMaxDays],
  );
  const [row] = rows;
  return row && { ...storedSession(row), personId: String(row.user_id), isOver: row.is_over === true };
}

/** The token to hand out for `token`; undefined when that was used too long ago. */
async function rotate(
  tx: Transaction,
  refreshTokens: RefreshTokens,
  token: string,
  session: StoredSession,
): Promise<string | undefined> {
  // Read again: another rotation may have happened while the lock was waited for.
  const used = await refreshTokens.find(tx, token);
  if (!used) return undefined;
  if (used.revokedAt === null) {
    await tx.query("update auth.refresh_tokens set revoked_at = clock_timestamp() where id = $1", [used.id]);
    return refreshTokens.issue(tx, session.id, used.id);
  }
  return (await isRecent(tx, used)) ? refreshTokens.active(tx, session.id) : undefined;
}

async function isRecent(tx: Transaction, { id }: TokenRow): Promise<boolean> {
  const { rowCount } = await tx.query(
    "select from auth.refresh_tokens where id = $1 and revoked_at > clock_timestamp() - make_interval(secs => $2)",
    [id, REUSE_SECONDS],
  );
  return rowCount === 1;
}
