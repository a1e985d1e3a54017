/** How long a proof of who somebody is vouches for changes of how they sign in. */
const FRESH_MS = 10 * 60_000;

export const isFresh = (provedAt: Date): boolean => Date.now() - provedAt.getTime() <= FRESH_MS;
