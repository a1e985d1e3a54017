import { z } from "zod/mini";

const Claims = z.object({ iat: z.number(), exp: z.number() });

/** In milliseconds, by the server's clock. */
export interface TokenTimes {
  issuedAt: number;
  expiresAt: number;
}

/** Times that the token states; undefined when it is none of ours. Nothing is verified: the server does that. */
export function tokenTimes(token: string): TokenTimes | undefined {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const claims = Claims.safeParse(JSON.parse(atob(payload)));
    if (!claims.success) return undefined;
    return { issuedAt: claims.data.iat * 1000, expiresAt: claims.data.exp * 1000 };
  } catch {
    return undefined;
  }
}

const MARGIN_MS = 60_000;
const MARGIN_SHARE = 0.25;

/** Milliseconds until a token should be renewed: a minute before its end, sooner for one that lives only minutes. */
export function renewIn({ issuedAt, expiresAt }: TokenTimes, now: number): number {
  const margin = Math.min(MARGIN_MS, Math.max(0, expiresAt - issuedAt) * MARGIN_SHARE);
  return Math.max(0, expiresAt - margin - now);
}
