import { decodeEntities } from "./entities.ts";
import { nfc } from "./nfc.ts";

// A tag ends before the next one begins: looked for any further, tags without an end would cost the square of their number.
const UNREAD = /<(script|style|template)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
// Letters of two words must not run together where a paragraph, a list item or a line ends.
const BLOCK =
  /<\/?(?:p|div|h[1-6]|li|ul|ol|br|hr|blockquote|figure|figcaption|tr|td|th|table|section|article|pre)\b[^<>]*>/gi;
const TAG = /<(?:\/?[a-z]|!)[^<>]*>/gi;

const strip = (html: string): string =>
  html.replace(UNREAD, " ").replace(COMMENT, " ").replace(BLOCK, " ").replace(TAG, "");

/**
 * The text a reader sees, on one line. Markup that is itself entity-encoded is stripped too: two layers,
 * which is what content pasted through two editors ends up with.
 */
export function plainText(html: string): string {
  const text = decodeEntities(strip(decodeEntities(strip(html))));
  return nfc(text)
    .replace(/[\s\u00a0]+/g, " ")
    .trim();
}
