import { plainText } from "./plain-text.ts";

/**
 * The beginning of a text without its markup: at most `length` characters, and an ellipsis only when
 * something was cut. Counted in code points, so that no emoji is cut in half.
 */
export function excerpt(html: string, length: number): string {
  const characters = [...plainText(html)];
  return characters.length > length
    ? `${characters.slice(0, length).join("").trimEnd()}…`
    : characters.join("");
}
