// Kept on this device and nowhere else. A signed-in person's lines end when they sign out (lib/storage.ts), not when
// their session ends by itself; a visitor's stay until they are deleted.
import { localStore } from "../../../lib/storage.ts";
import { type GratitudeLines, parseLines } from "./gratitude-lines.ts";

const keyFor = (person: string | undefined) =>
  person ? (`draft gratitude ${person}` as const) : "gratitude";

export const readLines = (person: string | undefined): GratitudeLines =>
  parseLines(localStore.readJson(keyFor(person)));

/** False where the browser keeps nothing: storage is full or forbidden. */
export function writeLines(person: string | undefined, lines: GratitudeLines): boolean {
  if (lines.length > 0) return localStore.write(keyFor(person), lines);
  localStore.remove(keyFor(person));
  return true;
}
