// The windows over a conversation. One is open at a time.
import { useCallback, useEffect, useState } from "react";
import { clearFlag, isFlagSet } from "./flags.ts";

export type ChatDialogName = "intro" | "guide" | "sessions" | "memory" | "end" | "noticed" | "remove";

export interface ChatDialogs {
  open: ChatDialogName | undefined;
  show(name: ChatDialogName): void;
  close(): void;
}

/** Dialog that opens by itself, at most one: the purpose of a tool, otherwise the guide. */
function getFirstDialog(): ChatDialogName | undefined {
  if (isFlagSet("intro")) return "intro";
  return isFlagSet("guide") ? "guide" : undefined;
}

export function useChatDialogs(): ChatDialogs {
  const [open, setOpen] = useState<ChatDialogName | undefined>(getFirstDialog);
  // A guide that was opened counts as shown.
  useEffect(() => {
    if (open === "guide") clearFlag("guide");
  }, [open]);
  const close = useCallback(() => {
    if (open === "intro") {
      clearFlag("intro");
      // One screen before the first word is enough; the guide stays one tap away.
      clearFlag("guide");
    }
    setOpen(undefined);
  }, [open]);
  return { open, show: setOpen, close };
}
