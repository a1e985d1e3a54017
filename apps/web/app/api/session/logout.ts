// Sign-out and every other end of a session, as one event for the whole page. Afterwards the document is reloaded, so
// that no personal data stays on the screen or in memory.

import {
  clearSession,
  currentSession,
  onSessionChange,
  rereadSession,
} from "../../lib/session/session-store.ts";
import { removeSessionData, removeTabDrafts } from "../../lib/storage.ts";
import { anonymousApi } from "../anonymous-client.ts";
import { endSession } from "./end-session.ts";

export const LOGOUT_EVENT = "logout";

let leaveTo: string | undefined;

export const announceLogout = (): boolean => window.dispatchEvent(new Event(LOGOUT_EVENT));

/** Ends the session here and on the server; the outcome there changes nothing for the person who leaves. */
export function signOut(to = "/"): void {
  const session = currentSession();
  if (session) void endSession(anonymousApi(), session.accessToken);
  leaveTo = to;
  announceLogout();
}

function forget(): void {
  removeSessionData(leaveTo === undefined ? undefined : currentSession()?.userId);
  clearSession();
}

/** Loads a new document, so that neither a visitor who stays nor the next person sees what this one held. */
function leave(): void {
  if (leaveTo === undefined) window.location.reload();
  else window.location.assign(leaveTo);
}

const getCurrentUserId = () => currentSession()?.userId ?? currentSession()?.accessToken;

/** Called once, when the page starts. */
export function watchForLogout(): void {
  let person = getCurrentUserId();
  window.addEventListener(LOGOUT_EVENT, forget);
  onSessionChange(() => {
    const before = person;
    person = getCurrentUserId();
    if (before === undefined || person === before) return;
    removeTabDrafts();
    leave();
  });
  // A page restored from the back-forward cache missed all events.
  window.addEventListener("pageshow", ({ persisted }) => persisted && rereadSession());
}
