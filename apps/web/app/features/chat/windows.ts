// The windows over a conversation. One is open at a time.
import { useCallback, useEffect, useState } from "react";
import { isWanted, notAnyMore } from "./flags.ts";

export type WindowName = "intro" | "guide" | "sessions" | "memory" | "end" | "noticed" | "remove";

export interface Windows {
  open: WindowName | undefined;
  show(name: WindowName): void;
  close(): void;
}

/** What opens by itself, at most one: what a tool is for, otherwise how to use it. */
function getFirstWindow(): WindowName | undefined {
  if (isWanted("intro")) return "intro";
  return isWanted("guide") ? "guide" : undefined;
}

export function useWindows(): Windows {
  const [open, setOpen] = useState<WindowName | undefined>(getFirstWindow);
  // Whoever has seen it open has been shown it.
  useEffect(() => {
    if (open === "guide") notAnyMore("guide");
  }, [open]);
  const close = useCallback(() => {
    if (open === "intro") {
      notAnyMore("intro");
      // One screen before the first word is enough; the guide stays one tap away.
      notAnyMore("guide");
    }
    setOpen(undefined);
  }, [open]);
  return { open, show: setOpen, close };
}
