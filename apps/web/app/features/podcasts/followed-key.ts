/** Where the browser keeps what a visitor follows. */
export const FOLLOWED_KEY = "followedPodcasts";

/** Whether there is anything to fetch the rest for: most visitors follow nothing. */
export function hasLocalFollows(): boolean {
  try {
    return window.localStorage.getItem(FOLLOWED_KEY) !== null;
  } catch {
    return false;
  }
}
