/** End of playback by the sleep timer: at a moment, or with the episode. */
export type SleepTimer =
  | { readonly kind: "moment"; readonly minutes: number; readonly at: number; readonly left: number }
  | { readonly kind: "episode" };

export type SleepChoice = number | "episode" | "off";

export const SLEEP_MINUTES = [15, 30, 45] as const;
const FADE_MS = 10_000;
const SECOND = 1000;
const MINUTE = 60_000;

export function sleepTimerFor(choice: SleepChoice, now: number): SleepTimer | null {
  if (choice === "off") return null;
  if (choice === "episode") return { kind: "episode" };
  return { kind: "moment", minutes: choice, at: now + choice * MINUTE, left: choice * MINUTE };
}

/** The volume follows the square, so that the end is no audible cut. */
function fadeAt(left: number): number {
  const share = Math.min(1, Math.max(0, left / FADE_MS));
  return share * share;
}

interface AudibleState {
  readonly sleep: SleepTimer | null;
  readonly currentTime: number;
  readonly duration: number;
}

/** Volume factor of the sleep timer: the last seconds fade out, of the time or of the episode. */
export function getFade({ sleep, currentTime, duration }: AudibleState): number {
  if (sleep?.kind === "moment") return fadeAt(sleep.left);
  return sleep?.kind === "episode" && duration > 0 ? fadeAt((duration - currentTime) * SECOND) : 1;
}
