import { longDate } from "@bentrong/format/dates";
import { daysBetween } from "@bentrong/format/wall-clock";
import type { Language } from "../../lib/i18n/language.ts";
import { newestFirst } from "./newest-first.ts";

export interface DayGroup<T> {
  /** "Hôm nay", "Hôm qua" or a long date, by the reader's own midnight. */
  day: string;
  items: T[];
}

const WORDS = { vi: ["Hôm nay", "Hôm qua"], en: ["Today", "Yesterday"] } as const;

const inEnglish = (at: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "full" }).format(new Date(at));

/** "Chủ Nhật, 22 tháng 11, 2026", by the reader's own calendar. */
export const longDateIn = (instant: string, language: Language): string =>
  language === "en" ? inEnglish(instant) : longDate(instant, "device");

/** "Hôm nay", "Hôm qua" or a long date, by the reader's own midnight. */
export function getDayLabel(createdAt: string, now: Date, language: Language): string {
  // A server's clock may be a little ahead: what comes from tomorrow is still today.
  const days = Math.max(0, daysBetween(createdAt, now, "device"));
  return WORDS[language][days] ?? longDateIn(createdAt, language);
}

/** Newest first, under the days they belong to. */
export function groupByDay<T extends { createdAt: string }>(
  items: readonly T[],
  now: Date,
  language: Language,
): DayGroup<T>[] {
  const groups: DayGroup<T>[] = [];
  for (const item of newestFirst(items)) {
    const day = getDayLabel(item.createdAt, now, language);
    const last = groups.at(-1);
    if (last?.day === day) last.items.push(item);
    else groups.push({ day, items: [item] });
  }
  return groups;
}
