/** Lifetime of a proof of identity for changes of the sign-in. */
const FRESH_MS = 10 * 60_000;

export const isFresh = (provedAt: Date): boolean => Date.now() - provedAt.getTime() <= FRESH_MS;
