import { type KeyboardEvent, useEffect, useRef } from "react";

/** A part of it that has arrived. */
interface Part {
  readonly start: number;
  readonly end: number;
}

interface Props {
  label: string;
  valueText: string;
  value: number;
  max: number;
  step: number;
  /** While the thumb moves. */
  onSlide(value: number): void;
  /** Called when the thumb is released, and for every step by key. */
  onCommit(value: number): void;
  onKeyDown?(event: KeyboardEvent): void;
  buffered?: readonly Part[];
  /** Values that stand out, such as the beginnings of chapters. */
  marks?: readonly number[];
}

const THUMB = 16;

/** Position of a point, as the thumb travels: its middle never leaves the track. */
const along = (value: number, max: number): string => {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return `calc(${share * 100}% + ${(0.5 - share) * THUMB}px)`;
};

const share = (value: number, max: number): string => `${(max > 0 ? Math.min(1, value / max) : 0) * 100}%`;

/** React's change event is the browser's input event; the browser's own change event tells the letting go. */
function useCommit(onCommit: (value: number) => void) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(onCommit);
  useEffect(() => {
    latest.current = onCommit;
  });
  useEffect(() => {
    const element = input.current;
    const commit = () => element && latest.current(element.valueAsNumber);
    element?.addEventListener("change", commit);
    return () => element?.removeEventListener("change", commit);
  }, []);
  return input;
}

/** A slider one can reach with a thumb, a mouse or the keys, with what has arrived shown behind it. Its look is in range.css. */
export function Range({
  label,
  valueText,
  value,
  max,
  step,
  onSlide,
  onCommit,
  onKeyDown,
  buffered = [],
  marks = [],
}: Props) {
  const input = useCommit(onCommit);
  return (
    <span className="relative block">
      <span
        aria-hidden="true"
        className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 overflow-hidden rounded-full bg-line"
      >
        {buffered.map(({ start, end }) => (
          <span
            key={start}
            className="absolute inset-y-0 bg-ink-soft/35"
            style={{ left: share(start, max), width: share(end - start, max) }}
          />
        ))}
        <span className="absolute inset-y-0 left-0 bg-wine-ink" style={{ width: along(value, max) }} />
        {marks.map((mark) =>
          mark > 0 && mark < max ? (
            <span
              key={mark}
              className="absolute inset-y-0 w-0.5 bg-paper"
              style={{ left: along(mark, max) }}
            />
          ) : null,
        )}
      </span>
      <input
        ref={input}
        type="range"
        className="range"
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={max || 1}
        step={step}
        value={value}
        disabled={max <= 0}
        onChange={(event) => onSlide(event.currentTarget.valueAsNumber)}
        onKeyDown={onKeyDown}
      />
    </span>
  );
}
