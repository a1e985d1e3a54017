import { daysBetween } from "./wall-clock.ts";

const WORDS = {
  vi: {
    today: "Hôm nay",
    yesterday: "Hôm qua",
    days: (n: number) => `${n} ngày trước`,
    weeks: (n: number) => `${n} tuần trước`,
    months: (n: number) => `${n} tháng trước`,
  },
  en: {
    today: "Today",
    yesterday: "Yesterday",
    days: (n: number) => `${n} days ago`,
    weeks: (n: number) => `${n} ${n === 1 ? "week" : "weeks"} ago`,
    months: (n: number) => `${n} ${n === 1 ? "month" : "months"} ago`,
  },
} as const;

/**
 * "Hôm nay", "Hôm qua", "3 ngày trước", "2 tuần trước", "5 tháng trước". Weeks from 7 days, months of
 * 30 days from 30. A clock that runs ahead of ours still says today.
 */
export function relativeDay(then: Date | string, now: Date | string, lang: "vi" | "en" = "vi"): string {
  const days = daysBetween(then, now, "vietnam");
  const words = WORDS[lang];
  if (days < 1) return words.today;
  if (days === 1) return words.yesterday;
  if (days < 7) return words.days(days);
  if (days < 30) return words.weeks(Math.floor(days / 7));
  return words.months(Math.floor(days / 30));
}
