// Skips the notice before a conversation for people who asked this device not to show it again, or whose account is
// known, in this tab, to hold the consent (has-agreed.ts).
import { currentSession } from "../../lib/session/session-store.ts";
import { tabStore } from "../../lib/storage.ts";
import { isFlagSet } from "./flags.ts";

const KEY = "chat entered";

/** Another person who signs in on the same tab is checked on their own. */
const getPerson = (): string | undefined => currentSession()?.userId ?? currentSession()?.accessToken;

export function hasEntered(): boolean {
  if (!isFlagSet("disclaimer")) return true;
  const entered = tabStore.read(KEY);
  return typeof entered === "string" && entered === getPerson();
}

export function enter(): void {
  tabStore.write(KEY, getPerson() ?? "");
}

/** The consent is no longer valid. */
export function leave(): void {
  tabStore.remove(KEY);
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
