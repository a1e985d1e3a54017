import { fold } from "@bentrong/format/fold";
import { slug } from "@bentrong/format/slug";

/** In a pattern `%` and `_` are wildcards and `*` becomes one: the first two are escaped, a literal star becomes `_`. */
const escapePattern = (words: string): string => words.replace(/[\\%_]/g, "\\$&").replaceAll("*", "_");

/** Quoted, so that commas and brackets of a search stay literal. */
const quote = (pattern: string): string => `"${pattern.replace(/[\\"]/g, "\\$&")}"`;

/** The pattern for a column: text as typed, folded text without marks, slugs as they are made from titles. */
function toPattern(column: string, typed: string): string {
  if (column === "searchText") return fold(typed);
  return column === "slug" ? slug(typed) : typed;
}

/** `(a.ilike."*mua*",b.ilike."*mua*")`: any of the columns holds the words. */
export function toSearchFilter(words: string, columns: readonly string[]): string {
  const typed = words.normalize("NFC").trim();
  const terms = columns
    .map((column) => [column, toPattern(column, typed)] as const)
    .filter(([, pattern]) => pattern !== "")
    .map(([column, pattern]) => `${column}.ilike.${quote(`*${escapePattern(pattern)}*`)}`);
  return `(${terms.join(",")})`;
}
