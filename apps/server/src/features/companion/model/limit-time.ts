import type { CompanionModel } from "../../../platform/settings.ts";
import { ModelFailed } from "./read-stream.ts";

/** Two limits: until the first words, over all tries, and until the last. */
export function limitTime(
  { firstTokenMs, wholeMs }: Pick<CompanionModel, "firstTokenMs" | "wholeMs">,
  signal: AbortSignal,
) {
  const late = new AbortController();
  const first = setTimeout(() => late.abort(new ModelFailed("no first words in time")), firstTokenMs);
  const whole = setTimeout(() => late.abort(new ModelFailed("not done in time")), wholeMs);
  return {
    signal: AbortSignal.any([signal, late.signal]),
    /** The first words are there. */
    began: () => clearTimeout(first),
    /** Aborts the request: no longer reading the stream does not end the client's request. */
    stop(): void {
      clearTimeout(first);
      clearTimeout(whole);
      late.abort(new ModelFailed("not listened to any longer"));
    },
  };
}
