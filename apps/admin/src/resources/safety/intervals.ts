// Hours of the week as people think of them: some days with the same hours. The database holds one stretch for each day.
import type { OpeningHours } from "@bentrong/contract/opening-hours";

export interface Interval {
  /** 1 = Monday … 7 = Sunday. */
  days: readonly number[];
  /** "08:00"; "" while nobody has chosen. */
  from: string;
  to: string;
}

export const EMPTY: Interval = { days: [], from: "", to: "" };

/** A field for times knows midnight as 00:00 alone; at the end of a stretch that is the end of the day. */
const END = "24:00";
const MIDNIGHT = "00:00";

export function toIntervals(hours: OpeningHours): Interval[] {
  if (typeof hours === "string") return [];
  const alike = new Map<string, { days: number[]; from: string; to: string }>();
  for (const { day, from, to } of hours) {
    const shown = to === END ? MIDNIGHT : to;
    const key = `${from} ${shown}`;
    const known = alike.get(key);
    if (known) known.days.push(day);
    else alike.set(key, { days: [day], from, to: shown });
  }
  return [...alike.values()];
}

/** Empty times stay empty: the form says what is missing. */
export const getHours = (intervals: readonly Interval[]): Exclude<OpeningHours, string> =>
  intervals.flatMap(({ days, from, to }) =>
    days.map((day) => ({ day, from, to: to === MIDNIGHT ? END : to })),
  );

export const endsNextDay = ({ from, to }: Interval): boolean =>
  from !== "" && to !== "" && to !== MIDNIGHT && to < from;

/** Says what is missing in the form. */
export function wrongWith(intervals: readonly Interval[]): string | undefined {
  if (intervals.length === 0) return "Bạn thêm ít nhất một quãng giờ nhé.";
  if (intervals.some(({ days }) => days.length === 0)) return "Mỗi quãng cần ít nhất một ngày trong tuần.";
  if (intervals.some(({ from, to }) => from === "" || to === ""))
    return "Mỗi quãng cần giờ bắt đầu và giờ kết thúc.";
  if (getHours(intervals).some(({ from, to }) => from === to))
    return "Giờ bắt đầu và giờ kết thúc đang trùng nhau.";
  return undefined;
}
