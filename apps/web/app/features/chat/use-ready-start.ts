import { useEffect } from "react";
import { takeReady } from "./entry.ts";
import type { Talk } from "./talk.ts";
import type { TalkState } from "./talk-state.ts";

/** Whoever has just pressed start on the first screen need not say once more that they are ready. */
export function useReadyStart(isOpen: boolean, state: TalkState, talk: Talk): void {
  const { history, messages, turn, isBeginning } = state;
  const isSettled = history === "ready" && !isBeginning && messages.length > 0;
  const isFresh = isOpen && !turn && messages.every(({ role }) => role === "assistant");
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, when the conversation is there
  useEffect(() => {
    if (isSettled && takeReady() && isFresh) talk.start();
  }, [isSettled]);
}
