// HTML of editors, cleaned beside the event loop: a megabyte of tags takes a good part of a second.
import { createWorkerPool, DeadlinePassed, type WorkerPool } from "../worker-pool.ts";
import { type Cleaned, cleanStrangeHtml } from "./safe-html.ts";

type Answer = Cleaned | "too_much";

export interface HtmlCleaner {
  /** One answer a text, in their order; "too_slow" when that took longer than anybody's text takes. */
  clean(texts: readonly string[]): Promise<Answer[] | "too_slow">;
}

/** So many characters are cleaned in a few milliseconds, which is less than a thread costs. */
const AT_ONCE = 20_000;
/** Ten times what the longest text takes on a slow machine. */
const DEADLINE_MS = 5_000;

/** Two texts of editors at once are rare. */
const MAX_WAITING = 16;

const SCRIPT = new URL("./clean-html-worker.ts", import.meta.url);

export function createHtmlCleaner(deadlineMs = DEADLINE_MS): HtmlCleaner {
  const pool: WorkerPool<readonly string[], Answer[]> = createWorkerPool(SCRIPT, {
    ...{ size: 1, deadlineMs, maxWaiting: MAX_WAITING },
  });
  return {
    async clean(texts) {
      const length = texts.reduce((sum, text) => sum + text.length, 0);
      if (length <= AT_ONCE) return texts.map(cleanStrangeHtml);
      try {
        return await pool.run(texts);
      } catch (error) {
        if (error instanceof DeadlinePassed) return "too_slow";
        throw error;
      }
    },
  };
}
