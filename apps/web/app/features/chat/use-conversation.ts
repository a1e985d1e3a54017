import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { apiClient } from "../../api/client.ts";
import type { ConversationState } from "./conversation-state.ts";
import {
  type ConversationOptions,
  type ConversationStore,
  createConversationStore,
} from "./conversation-store.ts";

type Options = Omit<ConversationOptions, "api" | "isActive"> & { isActive: boolean };

/** Opens a conversation and keeps it up to date while it is shown. The callbacks must be stable. */
export function useConversation({
  mode,
  sessionId,
  isActive,
  onTitle,
  onRefused,
}: Options): [ConversationState, ConversationStore] {
  // A conversation that ends is still the same one.
  const active = useRef(isActive);
  active.current = isActive;
  const store = useMemo(
    () =>
      createConversationStore({
        api: apiClient(),
        mode,
        sessionId,
        isActive: () => active.current,
        onTitle,
        onRefused,
      }),
    [mode, sessionId, onTitle, onRefused],
  );
  useEffect(() => {
    const stop = store.open();
    void store.load();
    // Messages sent meanwhile in another tab, or missed while the network was away.
    const catchUp = () => {
      if (document.visibilityState === "visible" && !store.state().turn) void store.load();
    };
    document.addEventListener("visibilitychange", catchUp);
    window.addEventListener("online", catchUp);
    return () => {
      document.removeEventListener("visibilitychange", catchUp);
      window.removeEventListener("online", catchUp);
      stop();
    };
  }, [store]);
  return [useSyncExternalStore(store.subscribe, store.state), store];
}
