// Text that somebody takes along to the companion: it is in its field when it opens, and not sent.
import { tabStore } from "./storage.ts";

const KEY = "draft opening";

export function keepOpeningDraft(words: string): void {
  tabStore.write(KEY, words);
}

/** Read once; empty without a draft. */
export const takeOpeningDraft = (): string => tabStore.take(KEY) ?? "";
