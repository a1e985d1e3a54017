/** Storage key of the podcasts that a visitor follows. */
export const FOLLOWED_KEY = "followedPodcasts";

/** False when there are no follows and the rest need not be fetched: most visitors follow nothing. */
export function hasLocalFollows(): boolean {
  try {
    return window.localStorage.getItem(FOLLOWED_KEY) !== null;
  } catch {
    return false;
  }
}
