import { fold } from "@bentrong/format/fold";

/** In a pattern `%` and `_` are wildcards and `*` becomes one: the first two are escaped, a literal star becomes `_`. */
const literally = (words: string): string => words.replace(/[\\%_]/g, "\\$&").replaceAll("*", "_");

/** Quoted, so that commas and brackets in what somebody types stay what they are. */
const quoted = (pattern: string): string => `"${pattern.replace(/[\\"]/g, "\\$&")}"`;

/** `(a.ilike."*mua*",b.ilike."*mua*")`: any of the columns holds the words. Folded columns are asked without marks. */
export function searchTerms(words: string, columns: readonly string[]): string {
  const typed = words.normalize("NFC").trim();
  const terms = columns.map((column) => {
    const pattern = column === "searchText" ? fold(typed) : typed;
    return `${column}.ilike.${quoted(`*${literally(pattern)}*`)}`;
  });
  return `(${terms.join(",")})`;
}
