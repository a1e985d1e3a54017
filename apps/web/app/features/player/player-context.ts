import { createContext, use, useSyncExternalStore } from "react";
import type { PlayerState } from "./core/player-state.ts";
import type { Engine } from "./engine.ts";

export const EngineContext = createContext<Engine | null>(null);

export function useEngine(): Engine {
  const engine = use(EngineContext);
  if (!engine) throw new Error("Only parts of the player's dock may ask for the engine");
  return engine;
}

/**
 * `select` picks plain values, or objects that the state itself holds: a new object each time would render for ever.
 */
export function usePlayerState<T>(select: (state: PlayerState) => T): T {
  const engine = useEngine();
  const read = () => select(engine.getState());
  return useSyncExternalStore(engine.subscribe, read, read);
}
