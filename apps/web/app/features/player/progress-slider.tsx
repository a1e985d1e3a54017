import { duration as clock } from "@bentrong/format/duration";
import { Range } from "@bentrong/ui/range";
import { type KeyboardEvent, useState } from "react";
import { useLanguage, useText } from "../../lib/i18n/use-text.ts";
import { spokenTime } from "../../lib/spoken-time.ts";
import { useEngine, usePlayerState } from "./player-context.ts";
import { playerText } from "./player-text.ts";

const KEY_SECONDS: Record<string, number> = {
  ArrowLeft: -10,
  ArrowDown: -10,
  ArrowRight: 10,
  ArrowUp: 10,
  PageDown: -60,
  PageUp: 60,
};

/** Where we are in the episode, to be seen and to be moved. */
export function ProgressSlider() {
  const engine = useEngine();
  const text = useText(playerText);
  const language = useLanguage();
  const time = usePlayerState((state) => state.currentTime);
  const end = usePlayerState((state) => state.duration);
  const buffered = usePlayerState((state) => state.buffered);
  // While the thumb is held it follows the hand, not the sound.
  const [held, setHeld] = useState<number | null>(null);
  const at = held ?? time;

  const walk = (event: KeyboardEvent) => {
    const by = KEY_SECONDS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    engine.ask({ type: "skip", by });
  };

  return (
    <div className="flex items-center gap-3 text-xs text-ink-soft tabular-nums">
      <span aria-hidden="true">{clock(at)}</span>
      <div className="min-w-0 flex-1">
        <Range
          label={text.place}
          valueText={text.placeOf(spokenTime(at, language), spokenTime(end, language))}
          value={at}
          max={end}
          step={0.1}
          buffered={buffered}
          onSlide={setHeld}
          onCommit={(to) => {
            setHeld(null);
            engine.ask({ type: "seek", to });
          }}
          onKeyDown={walk}
        />
      </div>
      <span aria-hidden="true">{clock(end)}</span>
    </div>
  );
}
