// A search as the data API understands it: any of the columns holds the words as they were typed, or the folded text
// holds them without their marks.
import { fold } from "@bentrong/format/fold";
import { nfc } from "@bentrong/format/nfc";

/**
 * In a pattern `%` and `_` are wildcards and can be escaped. `*` becomes one and cannot: the sign that looks like it stands
 * in no text, so that a search for it finds nothing instead of everything.
 */
const literally = (words: string): string => words.replace(/[\\%_]/g, "\\$&").replaceAll("*", "\u2217");

/** Columns of HTML hold what somebody typed as it is written there: a search for "<p>" is none for paragraphs. */
const HTML_COLUMNS: ReadonlySet<string> = new Set(["content"]);
const toHtmlText = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Quoted, so that commas and brackets in what somebody types stay what they are. */
const quoted = (pattern: string): string => `"${pattern.replace(/[\\"]/g, "\\$&")}"`;

/** `&or=(…)` for an address, or nothing for blank words. `folded` is the computed column with the folded text. */
export function searchFilter(searched: string, columns: readonly string[], folded = "searchText"): string {
  const typed = nfc(searched).trim();
  if (!typed) return "";
  const terms = [
    ...columns.map((column) => {
      const words = HTML_COLUMNS.has(column) ? toHtmlText(typed) : typed;
      return `${column}.ilike.${quoted(`*${literally(words)}*`)}`;
    }),
    `${folded}.ilike.${quoted(`*${literally(fold(typed))}*`)}`,
  ];
  return `&or=${encodeURIComponent(`(${terms.join(",")})`)}`;
}
