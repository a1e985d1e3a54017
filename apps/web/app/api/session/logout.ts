// The end of a session, however it comes: one event, told to everybody on the page. Afterwards the document is loaded
// anew, so that nothing of the person stays on the screen or in memory.

import {
  clearSession,
  currentSession,
  onSessionChange,
  rereadSession,
} from "../../lib/session/session-store.ts";
import { plainApi } from "../anonymous-client.ts";
import { endSession } from "./end-session.ts";

export const LOGOUT_EVENT = "logout";
// The guide of the companion may open by itself once for the next person.
const GOES_WITH_SESSION = "LS_SHOW_MODAL";
/** Prefix of the storage keys of private drafts, which are removed at sign-out. */
const DRAFT = "draft ";

let leaveTo: string | undefined;

export const announceLogout = (): boolean => window.dispatchEvent(new Event(LOGOUT_EVENT));

/** Ends the session here and on the server; the outcome there changes nothing for the person who leaves. */
export function signOut(to = "/"): void {
  const session = currentSession();
  if (session) void endSession(plainApi(), session.accessToken);
  leaveTo = to;
  announceLogout();
}

function forget(): void {
  try {
    window.localStorage.removeItem(GOES_WITH_SESSION);
    for (const storage of [window.sessionStorage, window.localStorage]) {
      const drafts = Object.keys(storage).filter((key) => key.startsWith(DRAFT));
      for (const key of drafts) storage.removeItem(key);
    }
  } catch {
    // Nothing can be kept here, so nothing is.
  }
  clearSession();
}

/** Loads a new document, so that neither a visitor who stays nor the next person sees what this one held. */
function leave(): void {
  if (leaveTo === undefined) window.location.reload();
  else window.location.assign(leaveTo);
}

const whoIsHere = () => currentSession()?.userId ?? currentSession()?.accessToken;

/** Called once, when the page starts. */
export function watchForLogout(): void {
  let person = whoIsHere();
  window.addEventListener(LOGOUT_EVENT, forget);
  onSessionChange(() => {
    const before = person;
    person = whoIsHere();
    if (before !== undefined && person !== before) leave();
  });
  // A page that comes back from the browser's own memory has heard nothing meanwhile.
  window.addEventListener("pageshow", ({ persisted }) => persisted && rereadSession());
}
