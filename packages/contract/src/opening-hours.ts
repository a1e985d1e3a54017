// When somebody answers a telephone, in hours of Vietnam (UTC+7 all year, since 1975), and how that is said. Read on the page that
// has to work on every phone: no newer functions of the language than need be.
import { z } from "zod/mini";

const Clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const End = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/));

/** Begins on `day` (1 = Monday … 7 = Sunday). An end that is not after the beginning is one of the next day. */
export const Span = z
  .object({ day: z.int().check(z.minimum(1), z.maximum(7)), from: Clock, to: End })
  .check(z.refine(({ from, to }) => from !== to));
export type Span = z.infer<typeof Span>;

/** As many as the database takes: three stretches of every day. */
export const MOST_SPANS = 21;

/** Around the clock; not known for certain; or these stretches of every week. */
export const OpeningHours = z.union([
  z.literal("always"),
  z.literal("unknown"),
  z.array(Span).check(z.minLength(1), z.maxLength(MOST_SPANS)),
]);
export type OpeningHours = z.infer<typeof OpeningHours>;

type Language = "vi" | "en";

const MINUTE = 60_000;
const DAY = 24 * 60;
const WEEK = 7 * DAY;
/** 1970 began on a Thursday, seven hours later in Vietnam. */
const SINCE_MONDAY = 3 * DAY + 7 * 60;

const parseMinutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Minutes since Monday, midnight in Vietnam. */
const minuteOfWeek = (now: Date): number => (Math.floor(now.getTime() / MINUTE) + SINCE_MONDAY) % WEEK;

const getStart = ({ day, from }: Span): number => (day - 1) * DAY + parseMinutes(from);

const getLength = ({ from, to }: Span): number => {
  const length = parseMinutes(to) - parseMinutes(from);
  return length > 0 ? length : length + DAY;
};

/** Minutes from `minute` until a later one of the week, which may be in the next week. */
const until = (minute: number, later: number): number => (later - minute + WEEK) % WEEK;

/** True if the line is open now; undefined when unknown. */
export const isOpenAt = (hours: OpeningHours, now: Date): boolean | undefined => {
  if (hours === "always") return true;
  if (hours === "unknown") return undefined;
  const minute = minuteOfWeek(now);
  return hours.some((span) => until(getStart(span), minute) < getLength(span));
};

export interface Opening {
  /** 0 = still today, in Vietnam. */
  daysAhead: number;
  /** 1 = Monday … 7 = Sunday. */
  day: number;
  /** "08:00" */
  at: string;
}

/** Time at which the line opens again; undefined while it is open, or when unknown. */
export const opensNext = (hours: OpeningHours, now: Date): Opening | undefined => {
  if (typeof hours === "string" || isOpenAt(hours, now)) return undefined;
  const minute = minuteOfWeek(now);
  const [next] = [...hours].sort(
    (one, other) => until(minute, getStart(one)) - until(minute, getStart(other)),
  );
  if (!next) return undefined;
  const wait = until(minute, getStart(next));
  return { daysAhead: Math.floor(((minute % DAY) + wait) / DAY), day: next.day, at: next.from };
};

/** Monday first. */
export const WEEKDAYS: Record<Language, readonly string[]> = {
  vi: ["thứ Hai", "thứ Ba", "thứ Tư", "thứ Năm", "thứ Sáu", "thứ Bảy", "Chủ nhật"],
  en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
};
const getName = (day: number, language: Language): string => WEEKDAYS[language][day - 1] ?? "";

/** "08:00" → "8:00" */
const spoken = (clock: string): string => clock.replace(/^0/, "");

/** "đang mở"; "ngoài giờ, mở lúc 8:00 thứ Tư"; undefined when unknown. */
export const stateText = (hours: OpeningHours, now: Date, language: Language): string | undefined => {
  const isOpen = isOpenAt(hours, now);
  if (isOpen === undefined) return undefined;
  if (isOpen) return language === "vi" ? "đang mở" : "open now";
  const next = opensNext(hours, now);
  if (!next) return language === "vi" ? "ngoài giờ" : "closed now";
  const day = dayWords(next, language);
  return language === "vi"
    ? `ngoài giờ, mở lúc ${spoken(next.at)}${day}`
    : `closed now, opens at ${spoken(next.at)}${day}`;
};

const dayWords = ({ daysAhead, day }: Opening, language: Language): string => {
  if (daysAhead === 0) return "";
  if (daysAhead === 1) return language === "vi" ? " ngày mai" : " tomorrow";
  const name = getName(day, language);
  if (daysAhead < 7) return language === "vi" ? ` ${name}` : ` on ${name}`;
  return language === "vi" ? ` ${name} tuần sau` : ` next ${name}`;
};

/** The hours as they are read: "24/7", "13:00–20:30, thứ Tư đến Chủ nhật". Days with the same hours are said together. */
export const hoursText = (hours: OpeningHours, language: Language): string => {
  if (hours === "always") return "24/7";
  if (hours === "unknown") return language === "vi" ? "Chưa rõ giờ trực" : "hours not confirmed";
  const alike = new Map<string, number[]>();
  for (const day of [1, 2, 3, 4, 5, 6, 7]) {
    const text = spansText(hours, day, language);
    if (text !== "") alike.set(text, [...(alike.get(text) ?? []), day]);
  }
  return [...alike].map(([text, days]) => `${text}, ${daysText(days, language)}`).join("; ");
};

const spansText = (hours: readonly Span[], day: number, language: Language): string =>
  hours
    .filter((span) => span.day === day)
    .sort((one, other) => getStart(one) - getStart(other))
    .map((span) => spanText(span, language))
    .join(language === "vi" ? " và " : " and ");

const spanText = ({ from, to }: Span, language: Language): string => {
  const isOverMidnight = parseMinutes(to) <= parseMinutes(from) && to !== "00:00";
  const next = isOverMidnight ? (language === "vi" ? " hôm sau" : " the next day") : "";
  return `${spoken(from)}–${to === "00:00" ? "24:00" : spoken(to)}${next}`;
};

const daysText = (days: readonly number[], language: Language): string => {
  if (days.length === 7) return language === "vi" ? "mỗi ngày" : "every day";
  const [first = 1, last = 7] = [days[0], days.at(-1)];
  const isRun = last - first === days.length - 1 && days.length > 2;
  if (!isRun) return days.map((day) => getName(day, language)).join(", ");
  return `${getName(first, language)} ${language === "vi" ? "đến" : "to"} ${getName(last, language)}`;
};
