const MINUTE_MS = 60_000;
/** Below this seconds are shown: earlier they would only put pressure on the payer. */
const LAST_MINUTES_MS = 5 * MINUTE_MS;

export interface TimeLeft {
  hours: number;
  minutes: number;
  /** Present only in the last minutes. */
  seconds: number | undefined;
}

/** Undefined once the time is over, and where it is not known. Whole minutes are rounded up: "0 minutes" would be untrue. */
export function timeLeft(ms: number, withSeconds: boolean): TimeLeft | undefined {
  if (!(ms > 0)) return undefined;
  if (withSeconds && ms <= LAST_MINUTES_MS) {
    const seconds = Math.ceil(ms / 1_000);
    return { hours: 0, minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
  }
  const minutes = Math.ceil(ms / MINUTE_MS);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60, seconds: undefined };
}

/** Milliseconds until the shown text changes. */
export const nextChange = (ms: number, withSeconds: boolean): number => {
  const step = withSeconds && ms <= LAST_MINUTES_MS ? 1_000 : MINUTE_MS;
  return Math.min(ms % step || step, withSeconds && ms > LAST_MINUTES_MS ? ms - LAST_MINUTES_MS : step) + 1;
};
