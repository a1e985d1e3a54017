// Texts that are not yet on the server, kept on this device until they are: a lost connection, a closed tab or an empty
// battery costs nothing. They are private, so they are removed when a session ends.
import type { Schema } from "../../api/result.ts";
import { localStore } from "../../lib/storage.ts";

export function readDraft<T>(schema: Schema<T>, what: string, person: string): T | undefined {
  const kept = schema.safeParse(localStore.readJson(`draft ${what} ${person}`));
  return kept.success ? kept.data : undefined;
}

/** Undefined: nothing waits any more. */
export function keepDraft(what: string, person: string, draft: unknown): void {
  if (draft === undefined) localStore.remove(`draft ${what} ${person}`);
  else localStore.write(`draft ${what} ${person}`, draft);
}
