import { type WallClock, wallClock } from "@bentrong/format/wall-clock";

export type DayPart = "morning" | "afternoon" | "evening";

const DAWN = 4;
const NOON = 12;
const DUSK = 18;

/** By the clock of the device: whoever is still awake after midnight is met in the evening. */
export function dayPart({ hour }: Pick<WallClock, "hour">): DayPart {
  if (hour >= DUSK || hour < DAWN) return "evening";
  return hour < NOON ? "morning" : "afternoon";
}

export const dayPartNow = (): DayPart => dayPart(wallClock(Date.now(), "device"));
