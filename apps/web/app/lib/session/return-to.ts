// Path that somebody requested before they were asked to sign in. Saved by guards and by actions that need an account,
// consumed once by the sign-in.

import { localStore } from "../storage.ts";

const KEY = "redirectAfterLogin";
const SIGN_IN_PATHS = ["/login", "/register"];

/** A path of this site, or undefined: a saved address must never lead to another site. */
function parseOwnPath(path: string | null | undefined): string | undefined {
  if (!path?.startsWith("/")) return undefined;
  const here = window.location.origin;
  const url = URL.canParse(path, here) ? new URL(path, here) : undefined;
  if (url?.origin !== here || SIGN_IN_PATHS.includes(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

export function saveReturnTo(path: string): void {
  const own = parseOwnPath(path);
  if (own) localStore.write(KEY, own);
}

/** The saved path, which is forgotten with this call. */
export const consumeReturnTo = (): string | undefined => parseOwnPath(localStore.take(KEY));
