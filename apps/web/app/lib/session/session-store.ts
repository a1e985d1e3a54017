// The signed-in person, read from storage once at start-up. Everything that needs to know asks here.
import { createListeners } from "../listeners.ts";
import { parseSession, SESSION_KEY, type Session, storedText } from "./session.ts";

let current: Session | null | undefined;
const listeners = createListeners();

function stored(): string | null {
  try {
    return window.localStorage.getItem(SESSION_KEY);
  } catch {
    // Storage may be forbidden (private windows, embedded pages): then nobody is signed in.
    return null;
  }
}

export function currentSession(): Session | null {
  if (current === undefined) current = typeof window === "undefined" ? null : parseSession(stored());
  return current;
}

function become(session: Session | null): void {
  current = session;
  listeners.tell();
}

/** Reads storage again and tells everybody when it says something new: another tab may have written. */
export function rereadSession(): Session | null {
  const read = parseSession(stored());
  if (JSON.stringify(read) !== JSON.stringify(currentSession())) become(read);
  return currentSession();
}

/** False when the browser keeps nothing for us: then nobody is signed in, and the screen has to say why. */
export function saveSession(session: Session): boolean {
  try {
    window.localStorage.setItem(SESSION_KEY, storedText(session));
  } catch {
    return false;
  }
  become(session);
  return true;
}

export function clearSession(): void {
  try {
    window.localStorage.removeItem(SESSION_KEY);
  } catch {
    // Storage that cannot be written was not written before, either.
  }
  become(null);
}

export const onSessionChange = listeners.add;

// Another tab signed in or out or renewed the tokens; `key` is null when all of the storage was cleared.
if (typeof window !== "undefined") {
  window.addEventListener("storage", ({ key }) => {
    if (key === SESSION_KEY || key === null) rereadSession();
  });
}
