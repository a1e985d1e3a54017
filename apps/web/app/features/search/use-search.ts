import { useEffect, useState } from "react";
import { apiClient } from "../../api/client.ts";
import { type SearchResults, search } from "../../api/search.ts";

export type SearchState =
  | { kind: "idle" }
  | { kind: "searching" }
  | { kind: "found"; words: string; data: SearchResults }
  | { kind: "failed"; isBusy: boolean };

const DELAY_MS = 180;
const TOO_MANY = 429;

async function ask(words: string, signal: AbortSignal): Promise<SearchState> {
  const answer = await search(apiClient(), words, signal);
  if (answer.ok) return { kind: "found", words, data: answer.data };
  return { kind: "failed", isBusy: answer.error.status === TOO_MANY };
}

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
