// Texts that are not yet on the server, kept on this device until they are: a lost connection, a closed tab or an empty
// battery costs nothing. They are private, so keys with this prefix are removed when a session ends
// (api/session/logout.ts).
import type { Schema } from "../../api/result.ts";

const nameOf = (what: string, person: string): string => `draft ${what} ${person}`;

export function readDraft<T>(schema: Schema<T>, what: string, person: string): T | undefined {
  try {
    const kept = schema.safeParse(JSON.parse(window.localStorage.getItem(nameOf(what, person)) ?? "null"));
    return kept.success ? kept.data : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined: nothing waits any more. */
export function keepDraft(what: string, person: string, draft: unknown): void {
  try {
    const name = nameOf(what, person);
    if (draft === undefined) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // Then it lives as long as the page does.
  }
}
