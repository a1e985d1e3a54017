import { isActive } from "./core/player-state.ts";
import type { Engine } from "./engine.ts";

const CHANNEL = "player";

/** One tab plays at a time: a tab that starts pauses the others. */
export function connectTabs(engine: Engine): void {
  if (!("BroadcastChannel" in window)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => {
    if (isActive(engine.getState())) engine.ask({ type: "pause" });
  };
  engine.subscribe((after, before) => {
    if (isActive(after) && !isActive(before)) channel.postMessage("plays");
  });
}
