// Whether somebody has read, in this visit, what is said before the first word. Unless they asked not to be shown it
// again, the next visit begins with it.
import { isWanted } from "./flags.ts";

const KEY = "chat entered";

export function hasEntered(): boolean {
  try {
    return !isWanted("disclaimer") || window.sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function enter(): void {
  try {
    window.sessionStorage.setItem(KEY, "1");
  } catch {
    // The next reload asks again.
  }
}

/** The visit is over. */
export function leave(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
