export type RepeatMode = "off" | "one" | "all";

/** The player's own order, and the one that the screens use. */
export const CORE_REPEAT_ORDER: readonly RepeatMode[] = ["off", "one", "all"];
export const SCREEN_REPEAT_ORDER: readonly RepeatMode[] = ["off", "all", "one"];

export function nextRepeatMode(
  mode: RepeatMode,
  order: readonly RepeatMode[] = CORE_REPEAT_ORDER,
): RepeatMode {
  return order[(order.indexOf(mode) + 1) % order.length] ?? "off";
}
