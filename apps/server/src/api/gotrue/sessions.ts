// Sessions: one row a signed-in device. Ending one revokes its tokens and tells every process (triggers of 0012).
import { z } from "zod";
import type { Transaction } from "../../platform/database/database.ts";
import type { Device } from "./device.ts";
import { deviceName, LONGEST_USER_AGENT } from "./device-name.ts";
import { retireTokens } from "./one-time-links.ts";
import type { RefreshTokens } from "./refresh-tokens.ts";
import { type ActiveSession, Method, SecondMethod } from "./session-response.ts";
import type { User } from "./users.ts";

/** Told to the device that is refused. */
export type EndReason = "signed_out" | "password_changed" | "factor_added" | "token_reused" | "idle";

export type Scope = "local" | "others" | "global";

const StoredSession = z
  .object({
    id: z.string(),
    method: Method,
    created_at: z.date(),
    second_step: SecondMethod.nullable(),
    second_step_at: z.date().nullable(),
  })
  .transform(({ id, method, created_at: startedAt, second_step: second, second_step_at: at }) => ({
    ...{ id, method, startedAt },
    ...(second && at ? { secondStep: { method: second, at } } : {}),
  }));

/** From these columns of its row. */
export const storedSession = (row: Record<string, unknown>): Omit<ActiveSession, "refreshToken"> =>
  StoredSession.parse(row);

/** Enough to know a person's devices by; older ones count as new again. */
const REMEMBERED = 200;

export async function createSession(
  tx: Transaction,
  refreshTokens: RefreshTokens,
  person: Pick<User, "id">,
  method: Method,
  { userAgent, address }: Device,
): Promise<ActiveSession> {
  const { rows } = await tx.query(
    "insert into auth.sessions (user_id, user_agent, ip, method) values ($1, $2, $3, $4) returning id, created_at",
    [person.id, userAgent?.slice(0, LONGEST_USER_AGENT) ?? null, address ?? null, method],
  );
  await tx.query("update auth.users set last_sign_in_at = now() where id = $1", [person.id]);
  const id = String(rows[0]?.id);
  const startedAt = rows[0]?.created_at;
  return {
    id,
    method,
    startedAt: startedAt instanceof Date ? startedAt : new Date(),
    refreshToken: await refreshTokens.issue(tx, id, null),
  };
}

/**
 * Of somebody who proved that the account is theirs without signing in: a session that was over at once keeps the place
 * known (trier.ts), unless the person has a second step, which was not taken.
 */
export async function rememberPlace(
  tx: Transaction,
  personId: string,
  { userAgent, address }: Device,
): Promise<void> {
  await tx.query(
    `insert into auth.sessions (user_id, user_agent, ip, method, ended_at) values ($1, $2, $3, 'otp', now())`,
    [personId, userAgent?.slice(0, LONGEST_USER_AGENT) ?? null, address ?? null],
  );
}

/** A kind of device that the person never signed in from, while there are others that they did. */
export async function isNewDevice(
  tx: Transaction,
  personId: string,
  userAgent: string | undefined,
): Promise<boolean> {
  const { rows } = await tx.query(
    "select user_agent from auth.sessions where user_id = $1 order by created_at desc limit $2",
    [personId, REMEMBERED],
  );
  const known = rows.map(({ user_agent: seen }) => deviceName(seen === null ? undefined : String(seen)));
  return known.length > 0 && !known.includes(deviceName(userAgent));
}

export async function isLiveSession(tx: Transaction, personId: string, sessionId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    "select from auth.sessions where id = $1 and user_id = $2 and ended_at is null",
    [sessionId, personId],
  );
  return rowCount === 1;
}

/**
 * Relative to `sessionId`, which a token may lack: that session, the person's others, or all of them. Whoever ends more
 * than their own takes their account back, so a move to another address that somebody asked for comes to nothing.
 */
export async function endSessions(
  tx: Transaction,
  personId: string,
  which: Scope,
  sessionId: string | undefined,
  reason: EndReason = "signed_out",
): Promise<void> {
  await tx.query(
    `update auth.sessions set ended_at = clock_timestamp(), end_reason = $4
     where user_id = $1 and ended_at is null
       and case $3 when 'local' then id = $2 when 'others' then id is distinct from $2 else true end`,
    [personId, sessionId ?? null, which, reason],
  );
  if (which !== "local") await retireTokens(tx, personId, "change_email");
}

/** Marks the session as one with a completed second factor; its refresh token is rotated with it. */
export async function recordSecondStep(
  tx: Transaction,
  refreshTokens: RefreshTokens,
  sessionId: string,
  method: SecondMethod,
): Promise<ActiveSession | undefined> {
  const { rows } = await tx.query(
    `update auth.sessions set second_step = $2, second_step_at = clock_timestamp()
     where id = $1 and ended_at is null
     returning id, method, created_at, second_step, second_step_at`,
    [sessionId, method],
  );
  const [row] = rows;
  if (!row) return undefined;
  const retired = await tx.query(
    `update auth.refresh_tokens set revoked_at = clock_timestamp()
     where session_id = $1 and revoked_at is null returning id`,
    [sessionId],
  );
  const parentId = retired.rows[0] === undefined ? null : String(retired.rows[0].id);
  return { ...storedSession(row), refreshToken: await refreshTokens.issue(tx, sessionId, parentId) };
}
