import type { Step } from "@bentrong/contract/operations";

/** Periods of the page and the steps of their points. */
export const INTERVALS = [
  { id: "7d", label: "7 ngày", step: "day", days: 6 },
  { id: "30d", label: "30 ngày", step: "day", days: 29 },
  { id: "12w", label: "12 tuần", step: "week", days: 11 * 7 },
  { id: "12m", label: "12 tháng", step: "month", days: 335 },
] as const satisfies { id: string; label: string; step: Step; days: number }[];
export type IntervalId = (typeof INTERVALS)[number]["id"];

const DAY = 86_400_000;
/** Vietnam is seven hours ahead all year. */
const AHEAD = 7 * 3_600_000;

/** "2026-11-22": the day in Vietnam at that moment. */
export const dayInVietnam = (moment: number): string => new Date(moment + AHEAD).toISOString().slice(0, 10);

/** The stretch that ends today. */
export function toDateRange(id: IntervalId, now: number): { step: Step; from: string; to: string } {
  const { step, days } = INTERVALS.find((one) => one.id === id) ?? INTERVALS[1];
  return { step, from: dayInVietnam(now - days * DAY), to: dayInVietnam(now) };
}

/** "22/11", "tuần 16/11", "T11/2026" */
export function formatStep(step: Step, starts: string): string {
  const [year, month, day] = starts.split("-");
  if (step === "month") return `T${Number(month)}/${year}`;
  return step === "week" ? `tuần ${day}/${month}` : `${day}/${month}`;
}

/** The change since the period before: "tăng 20% so với kỳ trước (10)". */
export function describeChange(now: number, before: number, shown: (value: number) => string): string {
  if (now === before) return `bằng kỳ trước (${shown(before)})`;
  const word = now > before ? "tăng" : "giảm";
  if (before === 0) return `kỳ trước ${shown(before)}`;
  return `${word} ${Math.round((Math.abs(now - before) / before) * 100)}% so với kỳ trước (${shown(before)})`;
}
