export type Language = "vi" | "en";

/**
 * The language a person chose; Vietnamese until they did. Pages read the cookie in the same way (apps/web): a page that was
 * kept under the other language would reach everybody.
 */
export function parseLanguage(cookies: string | undefined): Language {
  const chosen = /(?:^|;\s*)lang=([^;]*)/.exec(cookies ?? "")?.[1];
  return chosen === "en" ? "en" : "vi";
}
