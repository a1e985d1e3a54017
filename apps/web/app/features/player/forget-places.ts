import { getLocalStorage } from "../../lib/storage.ts";
import { PlayerMemory } from "./player-memory.ts";
import { readStore } from "./player-store.ts";

/** Removes all positions in episodes from this browser, also from an open player. */
export function forgetPlaces(): void {
  const memory = readStore().opened?.engine.memory ?? new PlayerMemory(getLocalStorage());
  memory.forgetPlaces();
}
