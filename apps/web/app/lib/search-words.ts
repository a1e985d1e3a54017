export const LONGEST_SEARCH = 100;

/**
 * Search words from the address of a page; blank when they cannot select anything. A lone letter without a mark is in
 * every text ("ở" and "ý" are words).
 */
export function readSearchWords(params: URLSearchParams): string {
  const words = (params.get("q") ?? "")
    .slice(0, LONGEST_SEARCH)
    .normalize("NFC")
    // Control characters cannot occur in a text of the database, nor be typed.
    .replace(/\p{Cc}/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return /^[a-z]$/i.test(words) ? "" : words;
}
