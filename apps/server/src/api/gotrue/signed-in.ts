// Authentication of the account server, with GoTrue's order of refusals.
import type { Context } from "hono";
import { z } from "zod";
import type { AppEnv } from "../../platform/http/app-env.ts";
import { parseBearer } from "../../platform/identity/bearer.ts";
import { TokenError } from "../../platform/identity/tokens.ts";
import { type AuthDeps, readingFrom } from "./auth-deps.ts";
import {
  badJwt,
  insufficientAal,
  noAuthorization,
  sessionNotFound,
  userBanned,
  userNotFound,
} from "./auth-error.ts";
import { findUserById, hasSecondStep, type User } from "./users.ts";

export interface SignedIn {
  person: User;
  /** Absent for a token that was signed without a session. */
  sessionId: string | undefined;
  /** When its person last proved to be its owner: by signing in, by the second step, or asked in between. */
  provedAt: Date;
  /** When this session's second step was taken last; absent when it was not. */
  secondStepAt: Date | undefined;
}

const Claims = z.object({ sub: z.uuid(), iat: z.number(), session_id: z.uuid().optional() });

export function createSignedIn({ tokens, database }: Pick<AuthDeps, "tokens" | "database">) {
  const readClaims = async (c: Context<AppEnv>): Promise<z.infer<typeof Claims>> => {
    const token = parseBearer(c.req.header("authorization"));
    if (token === undefined) throw noAuthorization();
    const claims = await tokens.verify(token).catch((error: unknown) => {
      throw error instanceof TokenError ? badJwt(error.message) : error;
    });
    const parsed = Claims.safeParse(claims);
    if (!parsed.success) throw badJwt("missing sub claim");
    return parsed.data;
  };

  return async (c: Context<AppEnv>): Promise<SignedIn> => {
    const { sub, iat, session_id: sessionId } = await readClaims(c);
    const reading = readingFrom(database);
    const person = await findUserById(reading, sub);
    if (!person) throw userNotFound();
    const { rows } = await reading.query(
      `select second_step_at, greatest(created_at, second_step_at, proved_at) as proved_at
       from auth.sessions where id = $1 and user_id = $2 and ended_at is null`,
      [sessionId ?? null, sub],
    );
    // A block ends the sessions; a request without a session is refused here.
    if (sessionId !== undefined && rows.length === 0) throw sessionNotFound();
    if (person.is_banned) throw userBanned(403);
    const { proved_at: provedAt, second_step_at: stepAt } = rows[0] ?? {};
    return {
      ...{ person, sessionId },
      provedAt: provedAt instanceof Date ? provedAt : new Date(iat * 1000),
      secondStepAt: stepAt instanceof Date ? stepAt : undefined,
    };
  };
}

/** Requires the second step of users who have one; a token without a session comes from no sign-in. */
export const isWhole = ({ person, sessionId, secondStepAt }: SignedIn): boolean =>
  sessionId === undefined || secondStepAt !== undefined || !hasSecondStep(person);

export function requireSecondStep(own: SignedIn): void {
  if (!isWhole(own)) throw insufficientAal(403);
}
