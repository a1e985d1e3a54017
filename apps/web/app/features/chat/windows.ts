// The windows over a conversation. One is open at a time.
import { useCallback, useEffect, useState } from "react";
import { isWanted, notAnyMore } from "./flags.ts";

export type WindowName = "intro" | "guide" | "sessions" | "memory" | "end" | "noticed" | "remove";

export interface Windows {
  open: WindowName | undefined;
  show(name: WindowName): void;
  close(): void;
}

const guide = (): WindowName | undefined => (isWanted("guide") ? "guide" : undefined);

/** What opens by itself: what the tool is for, and after it, once, how to use it. */
export function useWindows(): Windows {
  const [open, setOpen] = useState<WindowName | undefined>(() => (isWanted("intro") ? "intro" : guide()));
  // Whoever has seen it open has been shown it.
  useEffect(() => {
    if (open === "guide") notAnyMore("guide");
  }, [open]);
  const close = useCallback(() => {
    if (open === "intro") notAnyMore("intro");
    setOpen(undefined);
    // A moment later: browsers let one press of Escape close a window that opens during it as well.
    if (open === "intro") window.setTimeout(() => setOpen((now) => now ?? guide()), 50);
  }, [open]);
  return { open, show: setOpen, close };
}
