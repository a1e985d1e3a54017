// The signed-in person, read from storage once at start-up. Everything that needs to know asks here.
import { parseSession, SESSION_KEY, type Session } from "./session.ts";

let current: Session | null | undefined;
const listeners = new Set<() => void>();

function stored(): string | null {
  try {
    return window.localStorage.getItem(SESSION_KEY);
  } catch {
    // Storage may be forbidden (private windows, embedded pages): then nobody is signed in.
    return null;
  }
}

export function currentSession(): Session | null {
  current ??= typeof window === "undefined" ? null : parseSession(stored());
  return current;
}

/** Reads storage again and tells everybody. */
function rereadSession(): void {
  current = parseSession(stored());
  for (const listener of listeners) listener();
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Another tab signed in or out; `key` is null when all of the storage was cleared.
if (typeof window !== "undefined") {
  window.addEventListener("storage", ({ key }) => {
    if (key === SESSION_KEY || key === null) rereadSession();
  });
}
