import { plainText } from "./plain-text.ts";

// Private-use characters, which no text of ours holds.
const ITEM = "\ue001";
const BLOCK = "\ue000";
const ITEMS = /<\/li>\s*<li\b[^>]*>/gi;
const BLOCKS =
  /<\/?(?:p|div|h[1-6]|li|ul|ol|blockquote|figure|figcaption|tr|td|th|table|section|article|pre)\b[^>]*>/gi;

/**
 * Readable text on one line in which headings, paragraphs and list items do not run together: for descriptions and
 * summaries. `app.sentences` in the database does the same.
 */
export const sentences = (html: string): string =>
  plainText(html.replace(ITEMS, ` ${ITEM} `).replace(BLOCKS, ` ${BLOCK} `))
    .replace(/[\ue000 ]*\ue001[\ue000\ue001 ]*/g, ITEM)
    .replace(/^[\ue000\ue001 ]+|[\ue000\ue001 ]+$/g, "")
    .replace(/([.!?…:;,][”"’»)]*)[\ue000\ue001 ]+/g, "$1 ")
    .replaceAll(ITEM, " · ")
    .replace(/ *\ue000[\ue000 ]*/g, ". ");

/** At most `length` characters and an ellipsis, never half a word unless one word is longer than that. */
export function cutAtWord(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const cut = characters.slice(0, length).join("");
  const isWhole = /\s/.test(characters[length] ?? "");
  const words = isWhole ? cut : cut.replace(/\s+\S*$/u, "");
  return `${words.replace(/[\s.,;:·–—-]+$/u, "")}…`;
}

/** The beginning of HTML in whole words and sentences. */
export const summary = (html: string, length: number): string => cutAtWord(sentences(html), length);
