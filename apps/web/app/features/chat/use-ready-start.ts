import { useEffect } from "react";
import type { ConversationState } from "./conversation-state.ts";
import type { ConversationStore } from "./conversation-store.ts";
import { takeReady } from "./entry.ts";

/** Sends the "ready" message for people who have just pressed start on the first screen: they need not say it twice. */
export function useReadyStart(isOpen: boolean, state: ConversationState, talk: ConversationStore): void {
  const { history, messages, turn, isBeginning } = state;
  const isSettled = history === "ready" && !isBeginning && messages.length > 0;
  const isFresh = isOpen && !turn && messages.every(({ role }) => role === "assistant");
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, when the conversation is there
  useEffect(() => {
    if (isSettled && takeReady() && isFresh) talk.start();
  }, [isSettled]);
}
