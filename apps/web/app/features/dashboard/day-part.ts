export type DayPart = "morning" | "afternoon" | "evening";

const NOON = 12;
const DUSK = 18;

/** `hour` of the reader's own clock, 0 to 23. */
export function dayPart(hour: number): DayPart {
  if (hour < NOON) return "morning";
  return hour < DUSK ? "afternoon" : "evening";
}
