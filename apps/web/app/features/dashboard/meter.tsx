interface Props {
  /** The id of the words that say what it is of. */
  labelledBy: string;
  part: number;
  whole: number;
  /** The same in words. */
  valueText: string;
}

/** Whole per cent, at most 100; nothing of nothing is 0. */
export const toPercent = (part: number, whole: number): number =>
  whole > 0 ? Math.round(Math.min(1, Math.max(0, part / whole)) * 100) : 0;

/** A progress bar, drawn as SVG so that no inline style has to be written into the page. */
export function Meter({ labelledBy, part, whole, valueText }: Props) {
  const percent = toPercent(part, whole);
  return (
    <div
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
      className="h-2 overflow-hidden rounded-full bg-stone"
    >
      <svg width="100%" height="100%" aria-hidden="true" className="block">
        <rect width={`${percent}%`} height="100%" rx="4" className="fill-sage" />
      </svg>
    </div>
  );
}
