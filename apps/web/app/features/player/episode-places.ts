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
export function readPlaces(stored: string | null): EpisodePlaces {
  try {
    const memory: unknown = JSON.parse(stored ?? "null");
    const places: unknown = memory && typeof memory === "object" && "places" in memory ? memory.places : [];
    return new Map(
      Array.isArray(places) ? places.filter(isPlace).map(({ id, seconds }) => [id, seconds]) : [],
    );
  } catch {
    return new Map();
  }
}

/**
 * The account has heard of every device, this one included; what this browser wrote down since it was asked (`before`)
 * is newer.
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
