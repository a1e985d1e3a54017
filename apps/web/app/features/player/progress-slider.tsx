import type { KeyboardEvent } from "react";
import { useText } from "../../lib/i18n/use-text.ts";
import { TimeSlider } from "../../lib/time-slider.tsx";
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

/** Slider that shows and sets the position in the episode. */
export function ProgressSlider({ marks = [] }: { marks?: readonly number[] }) {
  const engine = useEngine();
  const text = useText(playerText);
  const time = usePlayerState((state) => state.currentTime);
  const end = usePlayerState((state) => state.duration);
  const buffered = usePlayerState((state) => state.buffered);

  const walk = (event: KeyboardEvent) => {
    const by = KEY_SECONDS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    engine.ask({ type: "skip", by });
  };

  return (
    <TimeSlider
      label={text.place}
      timePosition={text.timePosition}
      time={time}
      duration={end}
      step={0.1}
      buffered={buffered}
      marks={marks}
      seek={(to) => engine.ask({ type: "seek", to })}
      onKeyDown={walk}
    />
  );
}
