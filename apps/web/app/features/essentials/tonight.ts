import { wallClock } from "@bentrong/format/wall-clock";

/** Which question belongs to a day in Vietnam: the same for everybody, another one tomorrow. */
export function questionOf(day: Date, questions: number): number {
  const { year, month, day: date } = wallClock(day, "vietnam");
  return Math.floor(Date.UTC(year, month - 1, date) / 86_400_000) % questions;
}
