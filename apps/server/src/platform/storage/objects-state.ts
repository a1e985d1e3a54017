import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { MediaStore, StoreState } from "./media-store.ts";
import { selfTest } from "./self-test.ts";

/** Results are reused for this long: a probe is five requests, which may be billed. */
const KEPT_MS = 20_000;
/** An editor who uploads would have given up by then. */
const PATIENCE_MS = 5_000;

/** Health of a remote store, by using it. One key for each process, so that a lost probe leaves one object. */
export function objectsState(store: Omit<MediaStore, "state">): MediaStore["state"] {
  const key = `probe/${randomUUID()}`;
  let kept: { until: number; answer: Promise<StoreState> } | undefined;
  return () => {
    const now = performance.now();
    if (!kept || kept.until <= now) kept = { until: now + KEPT_MS, answer: probe(store, key) };
    return kept.answer;
  };
}

async function probe(store: Omit<MediaStore, "state">, key: string): Promise<StoreState> {
  const began = performance.now();
  const isWritable = await Promise.race([
    selfTest(store, key).then(
      () => true,
      () => false,
    ),
    setTimeout(PATIENCE_MS, false, { ref: false }),
  ]);
  const answerMs = isWritable ? Math.round(performance.now() - began) : null;
  return { place: "objects", isWritable, freeBytes: null, answerMs };
}
