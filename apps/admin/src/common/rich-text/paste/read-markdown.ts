import { marked } from "marked";

/** Syntax that occurs in Markdown alone. */
const CERTAIN: readonly RegExp[] = [
  /^#{1,6} \S/m,
  /^(?:```|~~~)/m,
  /^> \S/m,
  /\*\*\S(?:[^*\n]*\S)?\*\*/,
  /\[[^\]\n]+\]\((?:https?:\/\/|mailto:|tel:|\/)[^)\s]+\)/,
  /^(?:[*+] \S.*\n+){1,}[*+] \S/m,
  /^1[.)] \S.*\n+2[.)] \S/m,
];
const DASHED_LINES = /^- \S.*(?:\n- \S.*)+/gm;
const ENDS_A_SENTENCE = /[.?!…,:;"”']\s*$/m;

/** Lines with dashes are a list as little as they are people talking, which ends each line as a sentence. */
const hasDashedList = (text: string): boolean =>
  (text.match(DASHED_LINES) ?? []).some((lines) => !ENDS_A_SENTENCE.test(lines));

export function isMarkdown(text: string): boolean {
  const lines = text.replaceAll("\r\n", "\n");
  return CERTAIN.some((sign) => sign.test(lines)) || hasDashedList(lines);
}

export const renderMarkdown = (text: string): string =>
  marked
    .parse(text.replaceAll("\r\n", "\n"), { async: false, gfm: true })
    // The end of the last line is no line of its own.
    .replaceAll("\n</code></pre>", "</code></pre>");
