// Messages that want an answer of their own kind: a question about the guide, a refusal, a single picture.
import { fold } from "@bentrong/format/fold";
import type { Intent } from "../phrasebook/phrasebook.ts";
import type { Knowledge } from "../reading/knowledge.ts";
import type { Reading } from "../reading/reading.ts";

/** Short sayings count only when they are most of the message: "thôi" in a long telling is no farewell. */
const SHORT = 9;
const COVERED = 0.6;

export function intentOf(
  message: string,
  earlier: readonly string[],
  { text }: Reading,
  { book, intents }: Knowledge,
): Intent | undefined {
  const named = (id: string): Intent | undefined => book.intents.find((intent) => intent.id === id);
  const length = text.words.length;
  if (length === 0) return named(/\p{Extended_Pictographic}/u.test(message) ? "emoji" : "silence");
  const covered = new Map<Intent, number>();
  for (const { what, from, to } of intents.find(text))
    covered.set(what, Math.max(covered.get(what) ?? 0, to - from));
  const fits = [...covered].filter(([{ max }, words]) => {
    if (max === undefined) return true;
    return length <= max && (max > SHORT || words >= length * COVERED);
  });
  const short = fits.filter(([{ max }]) => max !== undefined && max <= SHORT).sort((a, b) => b[1] - a[1]);
  const long = fits.filter(([{ max }]) => max === undefined || max > SHORT).map(([intent]) => intent);
  const first = book.intents.find((intent) => long.includes(intent));
  if (first && first.id !== "advice") return first;
  const same = fold(message);
  if (length > 2 && earlier.some((other) => fold(other) === same)) return named("repeat");
  return short[0]?.[0] ?? first;
}
