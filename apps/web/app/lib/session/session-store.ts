// The signed-in person, read from storage once at start-up. Everything that needs to know asks here.
import { createListeners } from "../listeners.ts";
import { localStore } from "../storage.ts";
import { parseSession, type Session, storedText } from "./session.ts";

let current: Session | null | undefined;
const listeners = createListeners();

/** Without storage there is no session. */
const readStored = (): Session | null => parseSession(localStore.read("user") ?? null);

export function currentSession(): Session | null {
  if (current === undefined) current = typeof window === "undefined" ? null : readStored();
  return current;
}

function become(session: Session | null): void {
  current = session;
  listeners.emit();
}

/** Reads storage again and tells everybody when it says something new: another tab may have written. */
export function rereadSession(): Session | null {
  const read = readStored();
  if (JSON.stringify(read) !== JSON.stringify(currentSession())) become(read);
  return currentSession();
}

/** False when the browser stores nothing: then nobody can be signed in, and the screen has to say why. */
export function saveSession(session: Session): boolean {
  const isSaved = localStore.write("user", storedText(session));
  if (isSaved) become(session);
  return isSaved;
}

export function clearSession(): void {
  localStore.remove("user");
  become(null);
}

export const onSessionChange = listeners.add;

// Another tab signed in or out or renewed the tokens; `key` is null when all of the storage was cleared.
if (typeof window !== "undefined") {
  window.addEventListener("storage", ({ key }) => {
    if (key === "user" || key === null) rereadSession();
  });
}
