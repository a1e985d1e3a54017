import { joinSounds } from "../../lib/one-sound.ts";
import { isActive } from "./core/player-state.ts";
import type { Engine } from "./engine.ts";

/** One sound on the page at a time. */
export function connectOtherSounds(engine: Engine): void {
  const turn = joinSounds(() => {
    if (isActive(engine.getState())) engine.ask({ type: "pause" });
  });
  engine.subscribe((after, before) => {
    if (isActive(after) && !isActive(before)) turn.begin();
  });
}
