// Drawings on request, one at a time in this process, because each needs a processor for some time. Requests for one
// in progress share it; beyond a few that wait, further ones are refused.
import { LRUCache } from "lru-cache";
import { createAdmission, tooBusy } from "../platform/database/admission.ts";
import { requesters } from "../platform/database/requester.ts";

export interface DrawingQueue<Drawing> {
  /**
   * Result of `draw` for `key`; undefined when it failed, which is cached for a minute. Rejects with a Problem when
   * too many drawings wait, of this address or of all. A drawing does not start once all its clients have left.
   */
  draw(key: string, draw: () => Promise<Drawing | undefined>): Promise<Drawing | undefined>;
}

const QUEUE = { waiting: 4, waitingPerOwner: 2, waitMs: 20_000 };
const LANES = [{ name: "drawing", places: 1 }];
const FAILURES = { max: 1_000, ttl: 60_000 };

interface Pending<Drawing> {
  drawing: Promise<Drawing | undefined>;
  waiting: number;
  abandoned: AbortController;
}

export function createDrawingQueue<Drawing>(): DrawingQueue<Drawing> {
  const admission = createAdmission(QUEUE);
  const pending = new Map<string, Pending<Drawing>>();
  const failed = new LRUCache<string, true>(FAILURES);

  const enqueue = (key: string, draw: () => Promise<Drawing | undefined>): Pending<Drawing> => {
    const abandoned = new AbortController();
    const owner = requesters.getStore()?.address ?? "inside";
    const drawing = admission.run({ lanes: LANES, owner, signal: abandoned.signal }, async () => {
      const made = await draw();
      if (made === undefined) failed.set(key, true);
      return made;
    });
    const entry = { drawing, waiting: 0, abandoned };
    pending.set(key, entry);
    const forget = (): void => {
      if (pending.get(key) === entry) pending.delete(key);
    };
    drawing.then(forget, forget);
    return entry;
  };

  return {
    async draw(key, draw) {
      if (failed.has(key)) return undefined;
      const signal = requesters.getStore()?.signal;
      if (signal?.aborted) throw tooBusy();
      const entry = pending.get(key) ?? enqueue(key, draw);
      entry.waiting += 1;
      const onAbort = (): void => {
        entry.waiting -= 1;
        if (entry.waiting > 0) return;
        // Later requests must not share a drawing that was given up.
        if (pending.get(key) === entry) pending.delete(key);
        entry.abandoned.abort();
      };
      signal?.addEventListener("abort", onAbort, { once: true });
      try {
        return await entry.drawing;
      } finally {
        signal?.removeEventListener("abort", onAbort);
      }
    },
  };
}
