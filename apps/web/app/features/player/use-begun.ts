import { useEffect, useState } from "react";
import { usePlayer } from "./use-player.ts";

/** Only ids are read here, by hand: the player's own memory comes with the player. */
function readBegun(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem("player") ?? "null");
    const places: unknown = stored && typeof stored === "object" && "places" in stored ? stored.places : [];
    const isPlace = (place: unknown): place is { id: number } =>
      typeof place === "object" && place !== null && "id" in place && typeof place.id === "number";
    return Array.isArray(places) ? places.filter(isPlace).map(({ id }) => id) : [];
  } catch {
    return [];
  }
}

/** Episodes that this browser left before their end, the latest last. */
export function useBegun(): readonly number[] {
  const { episodeId, phase } = usePlayer();
  const [begun, setBegun] = useState<readonly number[]>([]);
  // Read anew whenever the sound may have left a place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when, not what.
  useEffect(() => setBegun(readBegun()), [episodeId, phase]);
  return begun;
}
