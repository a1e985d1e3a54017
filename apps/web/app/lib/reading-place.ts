// Reading positions in the articles that somebody opened last, in this browser alone. Tied to the person, because
// devices are shared.
import { localStore } from "./storage.ts";

const KEPT = 10;

export interface ReadingPlace {
  id: number;
  title: string;
  coverImage: string | null;
  /** Share of the whole page, 0 to 1. */
  share: number;
  /** Milliseconds since 1970. */
  at: number;
}

const isPlace = (value: unknown): value is ReadingPlace =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "number" &&
  "title" in value &&
  typeof value.title === "string" &&
  "share" in value &&
  typeof value.share === "number" &&
  "at" in value &&
  typeof value.at === "number";

/** The latest first; nothing of anybody else. */
export function parsePlaces(kept: unknown, person: string): ReadingPlace[] {
  if (typeof kept !== "object" || kept === null || !("person" in kept) || kept.person !== person) return [];
  return "places" in kept && Array.isArray(kept.places) ? kept.places.filter(isPlace) : [];
}

export const addPlace = (places: readonly ReadingPlace[], place: ReadingPlace): ReadingPlace[] =>
  [place, ...places.filter(({ id }) => id !== place.id)].slice(0, KEPT);

export const listReadingPlaces = (person: string): ReadingPlace[] =>
  parsePlaces(localStore.readJson("reading"), person);

export function keepReadingPlace(person: string, place: ReadingPlace): void {
  localStore.write("reading", { person, places: addPlace(listReadingPlaces(person), place) });
}
