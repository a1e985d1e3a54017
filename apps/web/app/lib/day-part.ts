import { wallClock } from "@bentrong/format/wall-clock";

export type DayPart = "night" | "morning" | "afternoon" | "evening";

const DAWN = 4;
const NOON = 12;
const DUSK = 18;

/** `hour` of a clock, 0 to 23. The hours after midnight count as night, not as morning. */
export function dayPart(hour: number): DayPart {
  if (hour < DAWN) return "night";
  if (hour < NOON) return "morning";
  return hour < DUSK ? "afternoon" : "evening";
}

/** By the clock of the reader's device. */
export const dayPartNow = (): DayPart => dayPart(wallClock(Date.now(), "device").hour);
