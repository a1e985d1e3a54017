// A search as the data API understands it: any of the columns holds the words as they were typed, or the folded text
// holds them without their marks.
import { fold } from "@bentrong/format/fold";
import { nfc } from "@bentrong/format/nfc";

/**
 * In a pattern `%` and `_` are wildcards and can be escaped. `*` becomes one and cannot: it is replaced by a
 * look-alike that occurs in no text, so that a search for it finds nothing instead of everything.
 */
const literally = (words: string): string => words.replace(/[\\%_]/g, "\\$&").replaceAll("*", "\u2217");

/** Quoted, so that commas and brackets of a search stay literal. */
const quoted = (pattern: string): string => `"${pattern.replace(/[\\"]/g, "\\$&")}"`;

/**
 * `&or=(…)` for an address, or nothing for blank words. `folded` is the computed column with the folded text, which an
 * index answers; columns of HTML are left to it, because in them a search for "p" would find every paragraph.
 */
export function searchFilter(searched: string, columns: readonly string[], folded = "searchText"): string {
  const typed = nfc(searched).trim();
  if (!typed) return "";
  const terms = [
    ...columns.map((column) => `${column}.ilike.${quoted(`*${literally(typed)}*`)}`),
    `${folded}.ilike.${quoted(`*${literally(fold(typed))}*`)}`,
  ];
  return `&or=${encodeURIComponent(`(${terms.join(",")})`)}`;
}
