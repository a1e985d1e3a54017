// Path that somebody requested before they were asked to sign in. Saved by guards and by actions that need an account,
// consumed once by the sign-in.

const KEY = "redirectAfterLogin";
const DOORS = ["/login", "/register"];

/** A path of this site, or nothing: a saved address must never lead to a stranger's page. */
function ownPath(path: string | null): string | undefined {
  if (!path?.startsWith("/")) return undefined;
  const here = window.location.origin;
  const url = URL.canParse(path, here) ? new URL(path, here) : undefined;
  if (url?.origin !== here || DOORS.includes(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

export function saveWantedPath(path: string): void {
  const own = ownPath(path);
  if (!own) return;
  try {
    window.localStorage.setItem(KEY, own);
  } catch {
    // Then the sign-in leads home, which is no harm.
  }
}

/** The saved path, which is forgotten with this call. */
export function takeWantedPath(): string | undefined {
  try {
    const path = ownPath(window.localStorage.getItem(KEY));
    window.localStorage.removeItem(KEY);
    return path;
  } catch {
    return undefined;
  }
}
