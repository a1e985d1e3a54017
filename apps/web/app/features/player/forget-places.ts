import { browserStorage, PlayerMemory } from "./player-memory.ts";
import { readStore } from "./player-store.ts";

/** This browser forgets where episodes were left, a player that is open included. */
export function forgetPlaces(): void {
  const memory = readStore().opened?.engine.memory ?? new PlayerMemory(browserStorage());
  memory.forgetPlaces();
}
