// Who is asking, from the Authorization header. A bad token is refused before anything else is looked at: falling back
// to what visitors see would hide the mistake.
import { TokenError, type TokenReason, type Tokens } from "../auth/tokens.ts";
import { ANONYMOUS, type Caller } from "../database/database.ts";
import { RestError } from "./rest-error.ts";

const BEARER = /^bearer(?: +(.*))?$/i;
/** The roles a token may name; everything else stays inside the server. */
const ROLES = new Set(["anon", "authenticated"]);
const CLAIM_REASONS = new Set<TokenReason>(["expired", "not_yet", "issued_ahead", "aud", "claim"]);

export type CallerOf = (authorization: string | undefined) => Promise<Caller>;

export function createCallerOf(tokens: Tokens): CallerOf {
  // A token that was seen before verifies to the same object.
  const callers = new WeakMap<object, Caller>();

  return async (authorization) => {
    const token = authorization === undefined ? undefined : BEARER.exec(authorization.trim());
    if (!token) return ANONYMOUS;
    const text = token[1]?.trim() ?? "";
    if (text === tokens.publicKey) return ANONYMOUS;
    const claims = await tokens.verify(text).catch(refuse);
    const known = callers.get(claims);
    if (known) return known;
    const caller = callerOf(claims);
    callers.set(claims, caller);
    return caller;
  };
}

function callerOf(claims: Record<string, unknown>): Caller {
  const role = claims.role ?? ANONYMOUS.role;
  if (typeof role !== "string" || !ROLES.has(role)) {
    throw new RestError({ status: 401, code: "22023", message: `role "${role}" does not exist` });
  }
  return { role, claims: JSON.stringify(claims) };
}

function refuse(error: unknown): never {
  if (!(error instanceof TokenError)) throw error;
  throw new RestError({
    status: 401,
    code: CLAIM_REASONS.has(error.reason) ? "PGRST303" : "PGRST301",
    message: error.message,
    headers: {
      "WWW-Authenticate": `Bearer error="invalid_token", error_description=${JSON.stringify(error.message)}`,
    },
  });
}

export const isAnonymous = ({ role }: Caller): boolean => role === ANONYMOUS.role;
