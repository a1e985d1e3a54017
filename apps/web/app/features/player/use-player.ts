import { useSyncExternalStore } from "react";
import type { NowPlaying } from "./now-playing.ts";
import { closedStore, onStoreChange, readStore } from "./player-store.ts";

/** The episode that plays, for lists and buttons anywhere. */
export const usePlayer = (): NowPlaying =>
  useSyncExternalStore(
    onStoreChange,
    () => readStore().nowPlaying,
    () => closedStore.nowPlaying,
  );
