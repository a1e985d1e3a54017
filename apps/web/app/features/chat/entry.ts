// Skips the notice before a conversation for people who asked this device not to show it again, or whose account is
// known, in this tab, to hold the consent (has-agreed.ts).
import { currentSession } from "../../lib/session/session-store.ts";
import { isWanted } from "./flags.ts";

const KEY = "chat entered";

/** Another person who signs in on the same tab is checked on their own. */
const getPerson = (): string | undefined => currentSession()?.userId ?? currentSession()?.accessToken;

export function hasEntered(): boolean {
  if (!isWanted("disclaimer")) return true;
  try {
    const entered = window.sessionStorage.getItem(KEY);
    return entered !== null && entered === getPerson();
  } catch {
    return false;
  }
}

export function enter(): void {
  try {
    window.sessionStorage.setItem(KEY, getPerson() ?? "");
  } catch {
    // The next reload asks the server.
  }
}

/** The consent is no longer valid. */
export function leave(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

let isReady = false;

/** The start button of the first screen says it for the conversation that opens behind it. */
export function markReady(): void {
  isReady = true;
}

export function takeReady(): boolean {
  const was = isReady;
  isReady = false;
  return was;
}
