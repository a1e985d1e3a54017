// The windows over a conversation. One is open at a time.
import { useCallback, useEffect, useState } from "react";
import { isWanted, notAnyMore } from "./flags.ts";

export type WindowName = "intro" | "guide" | "sessions" | "memory" | "end" | "noticed" | "remove";

export interface Windows {
  open: WindowName | undefined;
  show(name: WindowName): void;
  close(): void;
}

/** Dialog that opens by itself, at most one: the purpose of a tool, otherwise the guide. */
function getFirstWindow(): WindowName | undefined {
  if (isWanted("intro")) return "intro";
  return isWanted("guide") ? "guide" : undefined;
}

export function useWindows(): Windows {
  const [open, setOpen] = useState<WindowName | undefined>(getFirstWindow);
  // A guide that was opened counts as shown.
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
