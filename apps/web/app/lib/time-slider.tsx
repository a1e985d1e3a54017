import { duration as clock } from "@bentrong/format/duration";
import { Range } from "@bentrong/ui/range";
import { type ComponentProps, useState } from "react";
import { useLanguage } from "./i18n/use-text.ts";
import { spokenTime } from "./spoken-time.ts";

interface Props
  extends Pick<ComponentProps<typeof Range>, "label" | "step" | "buffered" | "marks" | "onKeyDown"> {
  /** Seconds. */
  time: number;
  duration: number;
  /** Both as they are read aloud. */
  timePosition(at: string, of: string): string;
  seek(to: number): void;
}

/** Slider that shows and sets the position in a sound. */
export function TimeSlider({ time, duration, timePosition, seek, ...range }: Props) {
  const language = useLanguage();
  // While the thumb is held it follows the hand, not the sound.
  const [held, setHeld] = useState<number>();
  const at = held ?? time;
  return (
    <div className="flex items-center gap-3 text-xs text-ink-soft tabular-nums">
      <span aria-hidden="true">{clock(at)}</span>
      <div className="min-w-0 flex-1">
        <Range
          {...range}
          valueText={timePosition(spokenTime(at, language), spokenTime(duration, language))}
          value={at}
          max={duration}
          onSlide={setHeld}
          onCommit={(to) => {
            setHeld(undefined);
            seek(to);
          }}
        />
      </div>
      {/* Rounded as lists show it; the sound itself is a fraction shorter or longer. */}
      <span aria-hidden="true">{clock(Math.round(duration))}</span>
    </div>
  );
}
