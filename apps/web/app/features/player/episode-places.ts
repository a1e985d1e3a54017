/** Seconds at which episodes were left, the latest last. */
export type EpisodePlaces = ReadonlyMap<number, number>;

interface Place {
  id: number;
  seconds: number;
}

const isPlace = (place: unknown): place is Place =>
  typeof place === "object" &&
  place !== null &&
  "id" in place &&
  typeof place.id === "number" &&
  "seconds" in place &&
  typeof place.seconds === "number";

/**
 * Positions that the player stored in this browser. Parsed by hand: the player's own code for it is loaded with the
 * player.
 */
export function parsePlaces(memory: unknown): EpisodePlaces {
  const places: unknown = memory && typeof memory === "object" && "places" in memory ? memory.places : [];
  return new Map(Array.isArray(places) ? places.filter(isPlace).map(({ id, seconds }) => [id, seconds]) : []);
}

/**
 * The account merges all devices, this one included; positions stored by this browser after the request (`before`)
 * are newer.
 */
export function mergePlaces(
  account: EpisodePlaces,
  here: EpisodePlaces,
  before: EpisodePlaces,
): EpisodePlaces {
  const merged = new Map(account);
  for (const [id, seconds] of here) {
    if (account.has(id) && before.get(id) === seconds) continue;
    merged.delete(id);
    merged.set(id, seconds);
  }
  return merged;
}
