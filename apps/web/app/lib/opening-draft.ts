// Words that somebody takes along to the companion: they stand in its field when it opens, and nothing is sent.

/** Keys with the prefix "draft " are removed when a session ends (api/session/logout.ts). */
const KEY = "draft opening";

export function keepOpeningDraft(words: string): void {
  try {
    window.sessionStorage.setItem(KEY, words);
  } catch {
    // Then the companion opens without them.
  }
}

/** Once; empty when there is nothing. */
export function takeOpeningDraft(): string {
  try {
    const words = window.sessionStorage.getItem(KEY) ?? "";
    window.sessionStorage.removeItem(KEY);
    return words;
  } catch {
    return "";
  }
}
