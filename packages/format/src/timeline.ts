// Chapters and words of an episode as an editor writes them: WebVTT, SRT, or a line for each as in "01:05 First words".
// Reading takes one pass over the lines, so that a pasted book is refused as fast as it is read.

export interface Chapter {
  /** Seconds. */
  start: number;
  title: string;
}

export interface Cue {
  /** Seconds. */
  start: number;
  end?: number | undefined;
  text: string;
}

export type TimelineFault =
  | "tooLarge"
  | "tooMany"
  /** The line does not begin with a time. */
  | "noTime"
  | "badTime"
  /** It ends before it begins. */
  | "endsEarly"
  | "outOfOrder"
  | "noWords"
  | "tooLong"
  /** After the end of the sound. */
  | "pastEnd";

export interface TimelineError {
  fault: TimelineFault;
  /** Counted from 1; absent: the text as a whole. */
  line?: number;
}

export type Parsed<T> = { ok: true; entries: T[] } | { ok: false; error: TimelineError };

export const MOST_CHAPTERS = 200;
export const LONGEST_CHAPTER = 200;
export const MOST_CUES = 5000;
export const LONGEST_CUE = 1000;
/** Characters of a pasted text. */
export const LARGEST_TEXT = 400_000;

interface Line {
  start: number;
  end?: number | undefined;
  words: string;
  line: number;
}

class Fault extends Error {
  readonly error: TimelineError;
  constructor(fault: TimelineFault, line?: number) {
    super(fault);
    this.error = { fault, ...(line !== undefined && { line }) };
  }
}

/** `seconds`: how long the sound is; 0 while nobody knows. */
export const parseTranscript = (text: string, seconds = 0): Parsed<Cue> =>
  catchFault(() => {
    const lines = text.includes("-->") ? readBlocks(toLines(text)) : readTimedLines(toLines(text));
    checkLines(lines, { most: MOST_CUES, longest: LONGEST_CUE, seconds });
    return lines.map(({ start, end, words }) => ({ start, ...(end !== undefined && { end }), text: words }));
  });

export const parseChapters = (text: string, seconds = 0): Parsed<Chapter> =>
  catchFault(() => {
    const lines = readTimedLines(toLines(text));
    checkLines(lines, { most: MOST_CHAPTERS, longest: LONGEST_CHAPTER, seconds });
    return lines.map(({ start, words }) => ({ start, title: words }));
  });

function catchFault<T>(read: () => T[]): Parsed<T> {
  try {
    return { ok: true, entries: read() };
  } catch (error) {
    if (error instanceof Fault) return { ok: false, error: error.error };
    throw error;
  }
}

function toLines(text: string): string[] {
  if (text.length > LARGEST_TEXT) throw new Fault("tooLarge");
  return text
    .normalize("NFC")
    .replace(/^\ufeff/, "")
    .split(/\r\n|\r|\n/);
}

/** One line of words: tags and characters that no font draws are left out. */
const tidy = (words: string): string =>
  words
    .replace(/<v(?:\.[^<> ]*)? ([^<>]*)>/g, "$1: ")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => ENTITIES[name] ?? "")
    .replace(/\p{Cc}+/gu, " ")
    .split(/\s+/)
    .filter(Boolean)
    .join(" ");

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", nbsp: " " };

const TIME = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})(?:[.,](\d{1,3}))?(?=\s|$)/;

function readTime(text: string, line: number): { seconds: number; rest: string } {
  const found = TIME.exec(text);
  if (!found) throw new Fault(/^\d/.test(text) ? "badTime" : "noTime", line);
  const [whole, hours, minutes, seconds, fraction = ""] = found;
  const isClock = Number(seconds) < 60 && (hours === undefined || Number(minutes) < 60);
  if (!isClock) throw new Fault("badTime", line);
  const at = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
  return { seconds: at + Number(fraction.padEnd(3, "0")) / 1000, rest: text.slice(whole.length).trim() };
}

function readTimedLines(lines: readonly string[]): Line[] {
  return lines.flatMap((raw, at) => {
    const text = raw.trim();
    if (text === "") return [];
    const { seconds, rest } = readTime(text, at + 1);
    return [{ start: seconds, words: tidy(rest.replace(/^[-–—:|]\s+/, "")), line: at + 1 }];
  });
}

/** WebVTT and SRT: blocks with a blank line between two. What is neither a cue nor its number is no speech. */
function readBlocks(lines: readonly string[]): Line[] {
  const cues: Line[] = [];
  let cue: { start: number; end: number; words: string[]; line: number } | undefined;
  const close = () => {
    if (cue) cues.push({ ...cue, words: tidy(cue.words.join(" ")) });
    cue = undefined;
  };
  for (const [at, raw] of lines.entries()) {
    const text = raw.trim();
    if (text === "") close();
    else if (text.includes("-->")) {
      close();
      cue = { ...readSpan(text, at + 1), words: [], line: at + 1 };
    } else cue?.words.push(text);
  }
  close();
  return cues;
}

function readSpan(text: string, line: number): { start: number; end: number } {
  const [from = "", to = ""] = text.split("-->", 2);
  const start = readTime(from.trim(), line).seconds;
  const end = readTime(to.trim(), line).seconds;
  if (end <= start) throw new Fault("endsEarly", line);
  return { start, end };
}

interface Bounds {
  most: number;
  longest: number;
  seconds: number;
}

function checkLines(lines: readonly Line[], { most, longest, seconds }: Bounds): void {
  if (lines.length > most) throw new Fault("tooMany");
  let before = 0;
  for (const { start, words, line } of lines) {
    if (words === "") throw new Fault("noWords", line);
    if ([...words].length > longest) throw new Fault("tooLong", line);
    if (start < before) throw new Fault("outOfOrder", line);
    if (seconds > 0 && start >= seconds) throw new Fault("pastEnd", line);
    before = start;
  }
}

const two = (value: number): string => String(value).padStart(2, "0");

function clock(seconds: number): { whole: string; fraction: string } {
  const milliseconds = Math.round(seconds * 1000);
  const total = Math.floor(milliseconds / 1000);
  const whole = `${two(Math.floor(total / 3600))}:${two(Math.floor(total / 60) % 60)}:${two(total % 60)}`;
  return { whole, fraction: `.${String(milliseconds % 1000).padStart(3, "0")}` };
}

function shortTime(seconds: number): string {
  const { whole, fraction } = clock(seconds);
  return `${whole.startsWith("00:") ? whole.slice(3) : whole}${fraction === ".000" ? "" : fraction}`;
}

/** As an editor reads and changes them. */
export const formatChapters = (chapters: readonly Chapter[]): string =>
  chapters.map(({ start, title }) => `${shortTime(start)} ${title}`).join("\n");

/** As it was pasted: lines where no cue has an end, WebVTT otherwise. */
export const formatTranscript = (cues: readonly Cue[]): string =>
  cues.some(({ end }) => end !== undefined)
    ? formatWebVtt(cues)
    : cues.map(({ start, text }) => `${shortTime(start)} ${text}`).join("\n");

/** Seconds that a cue without an end stands when none follows it. */
const LAST_SECONDS = 5;

/** https://www.w3.org/TR/webvtt1: a cue without an end lasts until the next one. */
export function formatWebVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ start, end, text }, at) => {
    const next = cues.slice(at + 1, at + 9).find((later) => later.start > start)?.start;
    const until = end ?? next ?? start + LAST_SECONDS;
    const [from, to] = [clock(start), clock(until)];
    return `${from.whole}${from.fraction} --> ${to.whole}${to.fraction}\n${escapeCue(text)}\n`;
  });
  return ["WEBVTT\n", ...blocks].join("\n");
}

const escapeCue = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The last entry that has begun; -1 before the first. */
export function findCurrent(entries: readonly { start: number }[], time: number): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.start ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
