// Keeps the search index up with changed texts. A save only notes that its document is stale, because to index a long text
// takes longer than all else of a save; the work follows here, once for all saves of a moment.
import type { Embedder } from "@bentrong/embedding";
import { z } from "zod";
import { type Database, JOB_SERVICE } from "../../platform/database/database.ts";
import type { Listener } from "../../platform/database/listener.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { embedItems } from "./meaning/embed-items.ts";

const SETTLE_MS = 800;
const AT_ONCE = 20;
/** The next job, a minute later, goes on. */
const EMBED_MS = 45_000;
/** Vectors take a tenth of one processor at most: nobody waits for them, and visitors share it. */
const EMBED_REST = 9;

export interface IndexingDeps {
  database: Pick<Database, "asCaller" | "inTransaction">;
  embedder: Pick<Embedder, "embed">;
  listener: Pick<Listener, "listen">;
  jobs: Jobs;
}

/** Documents that another process is indexing are left to it. */
export async function indexChanges({ database }: Pick<IndexingDeps, "database">): Promise<void> {
  const indexSome = () =>
    database.inTransaction(JOB_SERVICE, async (tx) => {
      const { rows } = await tx.query("select ops.index_stale_items($1) as indexed", [AT_ONCE]);
      return Number(rows[0]?.indexed);
    });
  while ((await indexSome()) === AT_ONCE);
}

/** Registers the work; call it before the jobs start. */
export function addSearchJobs({ jobs, listener, database, embedder }: IndexingDeps): void {
  const queue = {
    ...{ name: "search-index", data: z.object({}), atOnce: 1, timeoutSeconds: 60 },
    retry: { limit: 2, waitSeconds: 1, longestWaitSeconds: 4 },
  };
  // Finds what a process that was ended left behind. Vectors take longer than texts and are made here alone.
  jobs.work(queue, async (_data, signal) => {
    await indexChanges({ database });
    await embedItems(
      { database, embedder, rest: EMBED_REST },
      AbortSignal.any([signal, AbortSignal.timeout(EMBED_MS)]),
    );
  });
  jobs.schedule(queue, "* * * * *");

  let waiting: NodeJS.Timeout | undefined;
  const index = (): void => {
    waiting = undefined;
    // The next job repeats a failed update.
    void indexChanges({ database }).catch(() => undefined);
  };
  const indexSoon = (): void => {
    if (!waiting) waiting = setTimeout(index, SETTLE_MS).unref();
  };
  const hearer = { heard: indexSoon, connected: (isConnected: boolean) => isConnected && indexSoon() };
  // A connection that is lost at this moment listens again by itself.
  void listener.listen("content_changed", hearer).catch(() => undefined);
}
