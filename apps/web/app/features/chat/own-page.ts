// Page that somebody takes with them from a conversation: their closing note and their own sentences in their own
// order, never a word of the companion's. Pure: own-page-view.tsx shows it, copies it, prints it and saves it.
import { wallClock } from "@bentrong/format/wall-clock";
import type { Mode, SessionRow } from "../../api/conversations.ts";
import type { Language } from "../../lib/i18n/language.ts";
import type { ShownMessage } from "./conversation-state.ts";
import { longDateIn } from "./day-groups.ts";
import { countsTowardLimit } from "./message-limit.ts";
import { TOOLS } from "./tools.ts";

export interface OwnPage {
  title: string;
  /** "Chủ Nhật, 22 tháng 11, 2026 · Inner Map" */
  subtitle: string;
  /** The closing note, a line each; empty when it was skipped. */
  note: readonly string[];
  /** Messages that the note does not hold already. */
  passages: readonly string[];
  fileName: string;
}

interface Source {
  mode: Mode;
  session: SessionRow;
  messages: readonly ShownMessage[];
  language: Language;
}

const splitLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

const SENTENCE_END = /(?<=[.!?…])\s+|\n+/;

/** The guide's proposal for a note is made of the person's sentences: they are not repeated. */
const isHeldBy = (note: string, passage: string): boolean =>
  passage.split(SENTENCE_END).every((sentence) => note.includes(sentence.trim()));

/** Undefined when the person wrote nothing of their own. */
export function buildOwnPage({ mode, session, messages, language }: Source): OwnPage | undefined {
  const summary = session.summary?.trim() ?? "";
  const passages = messages
    .filter((message, at) => countsTowardLimit(message, messages.slice(0, at)))
    .map(({ content }) => content.trim())
    .filter((passage) => !isHeldBy(summary, passage));
  const note = splitLines(summary);
  if (note.length === 0 && passages.length === 0) return undefined;
  const tool = TOOLS[mode].name;
  const title = session.name?.trim() || session.title?.trim();
  const date = longDateIn(session.createdAt, language);
  return {
    title: title || tool,
    subtitle: title ? `${date} · ${tool}` : date,
    note,
    passages,
    fileName: `ben-trong-${isoDate(session.createdAt)}.md`,
  };
}

function isoDate(instant: string): string {
  const { year, month, day } = wallClock(instant, "device");
  return [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
}

/** For the clipboard: reads well wherever it is pasted. */
export const toPlainText = ({ title, subtitle, note, passages }: OwnPage): string =>
  `${[title, subtitle, note.join("\n"), ...passages].filter((part) => part !== "").join("\n\n")}\n`;

/** Start of a line that Markdown reads as a heading, a list, a quotation or a rule. */
const BLOCK_MARK = /^(\s*)([#>*+\-=`~|]|\d+(?=[.)]))/gm;

/** Two spaces keep a line break; a mark at the start of a line is read as the letter it is. */
const toMarkdownLines = (text: string): string =>
  text
    .replace(BLOCK_MARK, (_, space: string, mark: string) =>
      /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`,
    )
    .replaceAll("\n", "  \n");

export function toMarkdown({ title, subtitle, note, passages }: OwnPage): string {
  const quotation = note.map((line) => `> ${toMarkdownLines(line)}`).join("  \n");
  const parts = [`# ${title}`, `*${subtitle}*`, quotation, ...passages.map(toMarkdownLines)];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}
