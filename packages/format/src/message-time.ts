import { clockTime, dateAndTime } from "./dates.ts";
import { daysBetween } from "./wall-clock.ts";

const WORDS = { vi: ["Hôm nay", "Hôm qua"], en: ["Today", "Yesterday"] } as const;

/** The time beside a chat message, by the reader's own clock: "Hôm nay 21:04", "Hôm qua 08:30", "03/11/2026 07:15". */
export function messageTime(sent: Date | string, now: Date, lang: "vi" | "en" = "vi"): string {
  const days = daysBetween(sent, now, "device");
  const word = WORDS[lang][days];
  return word ? `${word} ${clockTime(sent, "device")}` : dateAndTime(sent, "device");
}
