import { browserStorage, PlayerMemory } from "./player-memory.ts";
import { readStore } from "./player-store.ts";

/** Removes all positions in episodes from this browser, also from an open player. */
export function forgetPlaces(): void {
  const memory = readStore().opened?.engine.memory ?? new PlayerMemory(browserStorage());
  memory.forgetPlaces();
}
