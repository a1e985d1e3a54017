// Resolves the caller from the Authorization header. A bad token is refused before anything else is read: falling
// back to a visitor's view would hide the mistake.

import { RestError } from "@bentrong/postgrest/rest-error";
import { ANONYMOUS, type Caller } from "../../platform/database/database.ts";
import { looksLikeApiKey, type ResolveApiKey } from "../../platform/identity/api-keys.ts";
import { parseBearer } from "../../platform/identity/bearer.ts";
import type { SessionStatusCache } from "../../platform/identity/session-status-cache.ts";
import { withoutStaffRights } from "../../platform/identity/staff-step.ts";
import { TokenError, type TokenReason, type Tokens } from "../../platform/identity/tokens.ts";

/** The roles a token may name; everything else stays inside the server. */
const ROLES = new Set(["anon", "authenticated"]);
const CLAIM_REASONS = new Set<TokenReason>(["expired", "not_yet", "issued_ahead", "aud", "claim"]);

export type ResolveCaller = (authorization: string | undefined) => Promise<Caller>;

export function createResolveCaller(
  tokens: Tokens,
  sessions: SessionStatusCache,
  resolveApiKey: ResolveApiKey,
): ResolveCaller {
  // A token that was seen before verifies to the same object.
  const callers = new WeakMap<object, Caller>();

  const resolveToken = async (token: string): Promise<Caller> => {
    const claims = await tokens.verify(token).catch(refuse);
    const known = callers.get(claims) ?? toCaller(claims);
    callers.set(claims, known);
    // Mostly known in memory, and then nothing is waited for.
    const asked = sessions.getStatus(claims.session_id);
    const standing = typeof asked === "string" ? asked : await asked;
    if (standing === "ended") throw sessionEnded();
    if (standing === "aal2_required") throw secondStepMissing();
    return standing === "live" ? known : toCaller(withoutStaffRights(claims));
  };

  return async (authorization) => {
    const token = parseBearer(authorization);
    if (token === undefined || token === tokens.publicKey) return ANONYMOUS;
    if (looksLikeApiKey(token)) return (await resolveApiKey(token)) ?? refuseApiKey();
    return resolveToken(token);
  };
}

function toCaller(claims: Record<string, unknown>): Caller {
  const role = claims.role ?? ANONYMOUS.role;
  if (typeof role !== "string" || !ROLES.has(role)) {
    throw new RestError({ status: 401, code: "22023", message: `role "${role}" does not exist` });
  }
  return { role, claims: JSON.stringify(claims) };
}

function refuse(error: unknown): never {
  if (!(error instanceof TokenError)) throw error;
  throw badToken(CLAIM_REASONS.has(error.reason) ? "PGRST303" : "PGRST301", error.message);
}

function refuseApiKey(): never {
  throw badToken("PGRST301", "This API key is not valid, has expired or was withdrawn");
}

/** Not in PostgREST, which knows no sessions: the code of every other claim that is no longer true. */
const sessionEnded = (): RestError => badToken("PGRST303", "The session of this JWT has ended");

/** Not in PostgREST either: the token is good, its person has one more thing to show. */
const secondStepMissing = (): RestError =>
  new RestError({
    status: 403,
    code: "aal2_required",
    message: "The second step of this sign-in is missing",
  });

const badToken = (code: string, message: string): RestError =>
  new RestError({
    status: 401,
    code,
    message,
    headers: {
      "WWW-Authenticate": `Bearer error="invalid_token", error_description=${JSON.stringify(message)}`,
    },
  });
