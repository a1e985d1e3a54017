// A line for each day, the newest first. What is read from a device may have been written by anybody.
export interface GratitudeLine {
  /** "2026-11-23", as the device counts days. */
  day: string;
  words: string;
}
export type GratitudeLines = readonly GratitudeLine[];

export const MOST_CHARACTERS = 200;

const isLine = (entry: unknown): entry is GratitudeLine =>
  typeof entry === "object" &&
  entry !== null &&
  "day" in entry &&
  typeof entry.day === "string" &&
  /^\d{4}-\d{2}-\d{2}$/.test(entry.day) &&
  "words" in entry &&
  typeof entry.words === "string";

export const parseLines = (stored: unknown): GratitudeLines =>
  Array.isArray(stored) ? stored.filter(isLine) : [];

export const removeLine = (lines: GratitudeLines, day: string): GratitudeLines =>
  lines.filter((line) => line.day !== day);

/** One line a day: another one of the same day takes its place. */
export function putLine(lines: GratitudeLines, day: string, written: string): GratitudeLines {
  const words = written.normalize("NFC").replace(/\s+/gu, " ").trim().slice(0, MOST_CHARACTERS);
  if (words === "") return lines;
  return [{ day, words }, ...removeLine(lines, day)].toSorted((a, b) => (a.day < b.day ? 1 : -1));
}

/** A text file that any program opens: the oldest line first, as a diary reads. */
export const toTextFile = (lines: GratitudeLines): string =>
  lines
    .toReversed()
    .map(({ day, words }) => `${day}  ${words}\n`)
    .join("");
