import type { SearchResult } from "@bentrong/contract/search";
import { useEffect, useState } from "react";
import { apiClient } from "../../api/client.ts";
import { type SearchResults, search, searchByMeaning } from "../../api/search.ts";

export type SearchState =
  | { kind: "idle" }
  | { kind: "searching" }
  | {
      kind: "found";
      words: string;
      data: SearchResults;
      /** Close in meaning, and shown before the others; absent where it is shown below them. */
      closeFirst?: readonly SearchResult[];
    }
  | { kind: "failed"; isBusy: boolean };

const DELAY_MS = 180;
const TOO_MANY = 429;
/** For so long what goes first is waited for: results may not move once they are seen. */
const CLOSE_FIRST_MS = 700;

async function ask(words: string, signal: AbortSignal): Promise<SearchState> {
  const answer = await search(apiClient(), words, signal);
  if (answer.ok) {
    const closeFirst = answer.data.isLoose ? await askForCloseFirst(words, signal) : undefined;
    return { kind: "found", words, data: answer.data, ...(closeFirst && { closeFirst }) };
  }
  return { kind: "failed", isBusy: answer.error.status === TOO_MANY };
}

async function askForCloseFirst(
  words: string,
  signal: AbortSignal,
): Promise<readonly SearchResult[] | undefined> {
  const asking = searchByMeaning(apiClient(), words, signal).then((answer) =>
    answer.ok ? answer.data : undefined,
  );
  return Promise.race([asking, sleep(CLOSE_FIRST_MS)]);
}

const sleep = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, undefined));

/**
 * Results for what is typed, once the typing rests. An answer to what is no longer typed is dropped; until there is another
 * one, what was found before stays.
 */
export function useSearch(typed: string): { state: SearchState; isSearching: boolean; again(): void } {
  const words = typed.normalize("NFC").replace(/\s+/g, " ").trim();
  const [state, setState] = useState<SearchState>({ kind: "idle" });
  const [isSearching, setSearching] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same words again
  useEffect(() => {
    if (words === "") {
      setState({ kind: "idle" });
      setSearching(false);
      return;
    }
    const leaving = new AbortController();
    setSearching(true);
    setState((before) => (before.kind === "found" ? before : { kind: "searching" }));
    const timer = window.setTimeout(async () => {
      const next = await ask(words, leaving.signal);
      if (leaving.signal.aborted) return;
      setState(next);
      setSearching(false);
    }, DELAY_MS);
    return () => {
      window.clearTimeout(timer);
      leaving.abort();
    };
  }, [words, attempt]);

  return { state, isSearching, again: () => setAttempt((before) => before + 1) };
}
