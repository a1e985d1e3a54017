import { wallClock } from "@bentrong/format/wall-clock";

const two = (n: number): string => String(n).padStart(2, "0");

/** The day in Vietnam: "2026-11-22". */
export function toVietnamDay(at: Date): string {
  const { year, month, day } = wallClock(at, "vietnam");
  return `${year}-${two(month)}-${two(day)}`;
}
