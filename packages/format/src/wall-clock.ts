/** `vietnam` is Asia/Ho_Chi_Minh: UTC+7 all year. `device` is wherever the reader is. */
export type Zone = "vietnam" | "device";

export interface WallClock {
  year: number;
  /** 1 to 12 */
  month: number;
  day: number;
  /** 0 is Sunday */
  weekday: number;
  hour: number;
  minute: number;
}

const VIETNAM_OFFSET = 7 * 60 * 60 * 1000;

/**
 * Local time of a time zone. No Intl: its templates and time-zone data differ between the server and old phones, and
 * a page rendered twice must be the same.
 */
export function wallClock(instant: Date | string | number, zone: Zone): WallClock {
  const at = new Date(instant);
  if (zone === "device") {
    return {
      year: at.getFullYear(),
      month: at.getMonth() + 1,
      day: at.getDate(),
      weekday: at.getDay(),
      hour: at.getHours(),
      minute: at.getMinutes(),
    };
  }
  const there = new Date(at.getTime() + VIETNAM_OFFSET);
  return {
    year: there.getUTCFullYear(),
    month: there.getUTCMonth() + 1,
    day: there.getUTCDate(),
    weekday: there.getUTCDay(),
    hour: there.getUTCHours(),
    minute: there.getUTCMinutes(),
  };
}

/** Calendar days from `from` to `to`: 23:59 yesterday and 00:01 today are one day apart. */
export function daysBetween(from: Date | string | number, to: Date | string | number, zone: Zone): number {
  const a = wallClock(from, zone);
  const b = wallClock(to, zone);
  return Math.round(
    (Date.UTC(b.year, b.month - 1, b.day) - Date.UTC(a.year, a.month - 1, a.day)) / 86_400_000,
  );
}
