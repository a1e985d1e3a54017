import { plainText } from "@bentrong/format/plain-text";

const BLOCK_END = /<\/(?:p|h[1-6]|li|blockquote|pre|figure|figcaption|tr)>|<(?:br|hr)\b[^>]*>/gi;
const PICTURE = /<img\b[^>]*>/gi;
const NAMED = /\balt\s*=\s*"([^"]*)"/i;
const LOOKS_LIKE_HTML = /<[a-z][^>]*>/i;

/** A picture has no text, and yet is seen when it comes or goes. */
const namePicture = (tag: string): string =>
  `<p>[Ảnh${NAMED.exec(tag)?.[1] ? `: ${NAMED.exec(tag)?.[1]}` : ""}]</p>`;

/** The visible text by paragraphs; HTML without its markup. */
export function paragraphs(text: string): string[] {
  if (!LOOKS_LIKE_HTML.test(text)) return text.split("\n");
  return text
    .replace(PICTURE, namePicture)
    .split(BLOCK_END)
    .map(plainText)
    .filter((line) => line !== "");
}
