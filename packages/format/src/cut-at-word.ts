/**
 * At most `length` characters and an ellipsis, never half a word unless one word is longer than that. Counted in code
 * points, so that no emoji is cut in half.
 */
export function cutAtWord(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const cut = characters.slice(0, length).join("");
  const isWhole = /\s/.test(characters[length] ?? "");
  const words = isWhole ? cut : cut.replace(/\s+\S*$/u, "");
  return `${words.replace(/[\s.,;:·–—-]+$/u, "")}…`;
}

/** Beginning that previews of locked items, and letters about articles, keep, in characters. */
const PREVIEW_LENGTH = 150;

/** The database cuts previews by length alone: the last word of a full one may be half of one. */
export const cutPreview = (excerpt: string): string => cutAtWord(excerpt, PREVIEW_LENGTH - 1);
