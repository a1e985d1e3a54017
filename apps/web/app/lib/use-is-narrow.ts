import { useSyncExternalStore } from "react";

/** Where the tab bar is, and an exercise takes the whole screen. */
const NARROW = "(width < 48.0625rem)";

function onNarrowChange(listener: () => void): () => void {
  const media = window.matchMedia(NARROW);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    onNarrowChange,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
