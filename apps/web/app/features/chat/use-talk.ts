import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { browserApi } from "../../api/client.ts";
import { createTalk, type Talk, type TalkOptions } from "./talk.ts";
import type { TalkState } from "./talk-state.ts";

type Options = Omit<TalkOptions, "api" | "isActive"> & { isActive: boolean };

/** Opens a conversation and keeps it up to date while it is looked at. The callbacks must be stable. */
export function useTalk({ mode, sessionId, isActive, onTitle, onRefused }: Options): [TalkState, Talk] {
  // A conversation that ends is still the same one.
  const active = useRef(isActive);
  active.current = isActive;
  const talk = useMemo(
    () =>
      createTalk({
        api: browserApi(),
        mode,
        sessionId,
        isActive: () => active.current,
        onTitle,
        onRefused,
      }),
    [mode, sessionId, onTitle, onRefused],
  );
  useEffect(() => {
    const stop = talk.open();
    void talk.load();
    // Messages sent meanwhile in another tab, or missed while the network was away.
    const catchUp = () => {
      if (document.visibilityState === "visible" && !talk.state().turn) void talk.load();
    };
    document.addEventListener("visibilitychange", catchUp);
    window.addEventListener("online", catchUp);
    return () => {
      document.removeEventListener("visibilitychange", catchUp);
      window.removeEventListener("online", catchUp);
      stop();
    };
  }, [talk]);
  return [useSyncExternalStore(talk.subscribe, talk.state), talk];
}
