import { wallClock, type Zone } from "./wall-clock.ts";

type Instant = Date | string | number;

const two = (n: number): string => String(n).padStart(2, "0");
const known = (instant: Instant): boolean => !Number.isNaN(new Date(instant).getTime());
const WEEKDAYS = ["Chủ Nhật", "Thứ Hai", "Thứ Ba", "Thứ Tư", "Thứ Năm", "Thứ Sáu", "Thứ Bảy"] as const;

/** "21/11/2026". A date we cannot read is shown as a dash rather than as NaN. */
export function shortDate(instant: Instant, zone: Zone = "vietnam"): string {
  if (!known(instant)) return "–";
  const { day, month, year } = wallClock(instant, zone);
  return `${two(day)}/${two(month)}/${year}`;
}

/** "Thứ Bảy, 21 tháng 11, 2026" */
export function longDate(instant: Instant, zone: Zone = "vietnam"): string {
  if (!known(instant)) return "–";
  const { weekday, day, month, year } = wallClock(instant, zone);
  return `${WEEKDAYS[weekday]}, ${day} tháng ${month}, ${year}`;
}

/** "08:05", always 24-hour. */
export function clockTime(instant: Instant, zone: Zone = "vietnam"): string {
  if (!known(instant)) return "–";
  const { hour, minute } = wallClock(instant, zone);
  return `${two(hour)}:${two(minute)}`;
}

/** "21/11/2026 08:05" */
export const dateAndTime = (instant: Instant, zone: Zone = "vietnam"): string =>
  known(instant) ? `${shortDate(instant, zone)} ${clockTime(instant, zone)}` : "–";
