import { cutAtWord } from "./cut-at-word.ts";
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

/** The beginning of HTML in whole words and sentences. */
export const summary = (html: string, length: number): string => cutAtWord(sentences(html), length);
