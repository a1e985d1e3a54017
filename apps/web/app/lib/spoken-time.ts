import type { Language } from "./i18n/language.ts";

const UNITS = {
  vi: [
    [3600, "giờ", "giờ"],
    [60, "phút", "phút"],
    [1, "giây", "giây"],
  ],
  en: [
    [3600, "hour", "hours"],
    [60, "minute", "minutes"],
    [1, "second", "seconds"],
  ],
} as const;

/** 80 → "1 phút 20 giây": what a screen reader says for a place in a sound. */
export function spokenTime(seconds: number, language: Language): string {
  let rest = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  const parts: string[] = [];
  for (const [size, one, many] of UNITS[language]) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(`${count} ${count === 1 ? one : many}`);
  }
  return parts.join(" ") || `0 ${UNITS[language][2][2]}`;
}
