import { useSyncExternalStore } from "react";

function listen(onChange: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener("resize", onChange);
  return () => viewport?.removeEventListener("resize", onChange);
}

/** Height that an on-screen keyboard leaves of the window, in whole pixels. */
export const useVisibleHeight = (): number | undefined =>
  useSyncExternalStore(
    listen,
    () => window.visualViewport && Math.floor(window.visualViewport.height),
    () => null,
  ) ?? undefined;
