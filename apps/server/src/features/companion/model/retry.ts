// Retries a busy or broken endpoint while nothing of its reply has arrived and time is left.
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { ModelFailed } from "./read-stream.ts";

/** Before the second and the third try. The person is waiting: the guide is better than a long silence. */
const WAITS_MS = [250, 1_000];
const LONGEST_WAIT_MS = 3_000;

/** The client's error for an answer that is no success: 408, 409, 429, 5xx and lost connections may go better. */
const Retryable = z.object({
  isRetryable: z.literal(true),
  responseHeaders: z.record(z.string(), z.string()).optional().catch(undefined),
});

export async function retry<T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
  for (let tried = 0; ; tried++) {
    try {
      return await ask();
    } catch (error) {
      const wait = waitBefore(error, tried);
      if (wait === undefined || signal.aborted) throw error;
      await sleep(wait, undefined, { signal });
    }
  }
}

/** Milliseconds until the next try; undefined when there is none. */
function waitBefore(error: unknown, tried: number): number | undefined {
  const wait = WAITS_MS[tried];
  if (wait === undefined || !(error instanceof ModelFailed) || error.heard) return undefined;
  const failure = Retryable.safeParse(error.cause);
  if (!failure.success) return undefined;
  const seconds = Number(failure.data.responseHeaders?.["retry-after"]);
  if (!Number.isFinite(seconds)) return wait;
  return seconds * 1_000 <= LONGEST_WAIT_MS ? Math.max(wait, seconds * 1_000) : undefined;
}
