import { useSyncExternalStore } from "react";

function listen(onChange: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener("resize", onChange);
  return () => viewport?.removeEventListener("resize", onChange);
}

/** What a keyboard on the screen leaves of it, in whole pixels. */
export const useVisibleHeight = (): number | undefined =>
  useSyncExternalStore(
    listen,
    () => window.visualViewport && Math.floor(window.visualViewport.height),
    () => null,
  ) ?? undefined;
