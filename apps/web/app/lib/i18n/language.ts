export type Language = "vi" | "en";

/** Vietnamese unless the reader chose English. The cookie is part of a cached page's key. */
export function languageFrom(cookies: string | null | undefined): Language {
  const chosen = /(?:^|;\s*)lang=([^;]*)/.exec(cookies ?? "")?.[1];
  return chosen === "en" ? "en" : "vi";
}

/** For a year. Browsers refuse `secure` from a page without TLS. */
export function rememberLanguage(language: Language): void {
  const secure = location.protocol === "https:" ? ";secure" : "";
  document.cookie = `lang=${language};path=/;max-age=31536000;samesite=lax${secure}`;
}
