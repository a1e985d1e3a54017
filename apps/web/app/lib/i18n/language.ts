export type Language = "vi" | "en";

export const LANGUAGE_COOKIE = "lang";

/** Vietnamese unless the reader chose English. The cookie is part of a cached page's key. */
export function languageFrom(cookies: string | null | undefined): Language {
  const chosen = /(?:^|;\s*)lang=([^;]*)/.exec(cookies ?? "")?.[1];
  return chosen === "en" ? "en" : "vi";
}

const YEAR = 365 * 24 * 60 * 60;

export function rememberLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR}; samesite=lax`;
}
