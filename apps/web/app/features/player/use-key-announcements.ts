import { announce } from "@bentrong/ui/live-region";
import { useEffect } from "react";
import type { Language } from "../../lib/i18n/language.ts";
import { textIn } from "../../lib/i18n/text.ts";
import { useLanguage } from "../../lib/i18n/use-text.ts";
import type { PlayerState } from "./core/player-state.ts";
import type { Engine } from "./engine.ts";
import { playerText } from "./player-text.ts";

function changeIn(after: PlayerState, before: PlayerState, language: Language): string | undefined {
  const text = textIn(playerText, language);
  if (after.repeatMode !== before.repeatMode) return text.repeat[after.repeatMode];
  if (after.shuffleMode !== before.shuffleMode) return text.shuffleIs(after.shuffleMode === "on");
  if (after.isMuted !== before.isMuted) return text.mutedIs(after.isMuted);
  return undefined;
}

/** A key changes what no focused button tells; a button that has the focus tells it by itself. */
export function useKeyAnnouncements(engine: Engine): void {
  const language = useLanguage();
  useEffect(
    () =>
      engine.subscribe((after, before) => {
        const change = changeIn(after, before, language);
        if (change && !document.activeElement?.closest("[data-player]")) announce(change);
      }),
    [engine, language],
  );
}
