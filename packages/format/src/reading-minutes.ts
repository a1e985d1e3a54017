import { plainText } from "./plain-text.ts";

// Vietnamese is written in syllables; a calm reader takes about 220 of them a minute.
const SYLLABLES_A_MINUTE = 220;

/** Minutes an article takes, at least one. */
export function readingMinutes(html: string): number {
  const syllables = plainText(html).split(" ").filter(Boolean).length;
  return Math.max(1, Math.round(syllables / SYLLABLES_A_MINUTE));
}
