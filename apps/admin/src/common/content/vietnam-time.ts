import { wallClock } from "@bentrong/format/wall-clock";

const two = (n: number): string => String(n).padStart(2, "0");

/** The value of a `datetime-local` field for an instant: "2026-12-01T21:00", Vietnam time. */
export function toField(instant: string): string {
  if (Number.isNaN(Date.parse(instant))) return "";
  const { year, month, day, hour, minute } = wallClock(instant, "vietnam");
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

/** The instant of such a field's value in Vietnam's time zone, wherever the person is; undefined for an empty one. */
export const fromField = (field: string): string | null => (field ? `${field}:00+07:00` : null);
