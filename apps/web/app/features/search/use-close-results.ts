import { asksForMeaning, type SearchResult } from "@bentrong/contract/search";
import { useEffect, useState } from "react";
import { apiClient } from "../../api/client.ts";
import { searchByMeaning } from "../../api/search.ts";
import type { SearchState } from "./use-search.ts";

interface Close {
  of: SearchState;
  results: SearchResult[];
}

const NONE: readonly SearchResult[] = [];

/**
 * Results close in meaning to what was found, asked for once the word matches are there: those never wait for it. Without an
 * answer there are none.
 */
export function useCloseResults(state: SearchState): readonly SearchResult[] {
  const [close, setClose] = useState<Close>();

  useEffect(() => {
    if (state.kind !== "found" || state.closeFirst) return;
    if (!asksForMeaning(state.words, state.data.results.length)) return;
    const leaving = new AbortController();
    void searchByMeaning(apiClient(), state.words, leaving.signal).then((answer) => {
      if (answer.ok && !leaving.signal.aborted) setClose({ of: state, results: answer.data });
    });
    return () => leaving.abort();
  }, [state]);

  if (state.kind === "found" && state.closeFirst) return state.closeFirst;
  return close?.of === state ? close.results : NONE;
}
