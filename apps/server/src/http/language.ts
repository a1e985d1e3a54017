export type Language = "vi" | "en";

/** The language a person chose; Vietnamese until they did. */
export function languageOf(cookie: string | undefined): Language {
  return cookie !== undefined && /(?:^|;\s*)lang=en(?:;|$)/.test(cookie) ? "en" : "vi";
}
