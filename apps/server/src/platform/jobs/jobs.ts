// Background jobs, stored in the database: they survive this process, and any process may run them. pg-boss owns
// claims, retries, delays and schedules; this file has only our names for them.
import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { z } from "zod";
import type { Owner } from "../database/database.ts";

/** A kind of work. */
export interface Queue<Data extends object> {
  name: string;
  data: z.ZodType<Data>;
  /** Jobs done at once in one process. */
  atOnce: number;
  /** Longest time one try may take, in seconds. After it the job counts as failed and its signal is aborted. */
  timeoutSeconds: number;
  /** After a failure: how many more tries, and the first wait in seconds, which doubles up to the longest. */
  retry: { limit: number; waitSeconds: number; longestWaitSeconds: number };
}

/** A job that throws is tried again. `signal` aborts when the time is up or the process stops. */
export type Handler<Data> = (data: Data, signal: AbortSignal) => Promise<void>;

export interface Jobs {
  /** Says who does a kind of work. Before `start`. */
  work<Data extends object>(queue: Queue<Data>, handler: Handler<Data>): void;
  /** Adds a job without data whenever the clock in Vietnam matches `cron`, once for all processes. Before `start`. */
  schedule(queue: Queue<Record<never, never>>, cron: string): void;
  /**
   * Adds jobs and notifies this process's worker. While a job of a key waits, runs or will be retried, no second one
   * is added. Resolves without adding any when the jobs are stopped before they started.
   */
  send<Data extends object>(queue: Queue<Data>, jobs: readonly { key: string; data: Data }[]): Promise<void>;
  /** Resolves when work has begun. Keeps trying while the database is away. */
  start(): Promise<void>;
  /** Waits a little for what is being done; what is not done by then is done later. */
  close(): Promise<void>;
}

export interface JobsDeps {
  owner: Owner;
  log: Pick<Logger, "warn">;
}

const SCHEMA = "jobs";
const ZONE = "Asia/Ho_Chi_Minh";
/**
 * Polling interval: a new job notifies its worker; polling finds the jobs that are due, and those that others added.
 */
const POLL_SECONDS = 2;
/** A process that was killed leaves its jobs behind: found after this long without a sign of life. */
const HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 10;
const START_AGAIN_MS = 2_000;
const PATIENCE_MS = 4_000;

interface Registered {
  queue: Queue<object>;
  handler: Handler<object>;
}

export function createJobs({ owner, log }: JobsDeps): Jobs {
  const registered: Registered[] = [];
  const schedules: { queue: string; cron: string }[] = [];
  const workers = new Map<string, string>();
  const ready = Promise.withResolvers<PgBoss | undefined>();
  let boss: PgBoss | undefined;
  let again: NodeJS.Timeout | undefined;
  let closed = false;

  const begin = async (): Promise<void> => {
    boss ??= await openBoss(owner, log);
    await boss.start();
    for (const { queue, handler } of registered) workers.set(queue.name, await workOn(boss, queue, handler));
    for (const { queue, cron } of schedules) await boss.schedule(queue, cron, {}, { tz: ZONE });
    ready.resolve(boss);
  };
  const beginAgain = (): Promise<void> =>
    begin().catch(async (error: unknown) => {
      log.warn({ err: error }, "jobs could not start yet");
      await boss?.stop({ graceful: false }).catch(() => undefined);
      if (!closed) again = setTimeout(() => void beginAgain(), START_AGAIN_MS).unref();
    });

  return {
    work(queue, handler) {
      const { data } = queue;
      // Data of another shape fails its own job and not the others that were fetched with it.
      registered.push({ queue, handler: async (given, signal) => handler(data.parse(given), signal) });
    },
    schedule: ({ name }, cron) => void schedules.push({ queue: name, cron }),
    async send({ name }, jobs) {
      const running = await ready.promise;
      if (!running || closed || jobs.length === 0) return;
      await running.insert(
        name,
        jobs.map(({ key, data }) => ({ data, singletonKey: key })),
      );
      const worker = workers.get(name);
      if (worker) running.notifyWorker(worker);
    },
    async start() {
      void beginAgain();
      await ready.promise;
    },
    async close() {
      closed = true;
      clearTimeout(again);
      ready.resolve(undefined);
      await boss?.stop({ graceful: true, timeout: PATIENCE_MS });
    },
  };
}

/** Loaded when it is needed: the first page should not wait for it. */
async function openBoss(owner: Owner, log: Pick<Logger, "warn">): Promise<PgBoss> {
  const { PgBoss } = await import("pg-boss");
  const boss = new PgBoss({
    db: { executeSql: (text, values) => owner.query(text, values) },
    schema: SCHEMA,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on("error", (error) => log.warn({ err: error }, "a job or the job queue met an error"));
  return boss;
}

async function workOn(boss: PgBoss, queue: Queue<object>, handler: Handler<object>): Promise<string> {
  const { name, retry } = queue;
  const options = {
    expireInSeconds: queue.timeoutSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: retry.limit,
    retryDelay: retry.waitSeconds,
    retryBackoff: true,
    retryDelayMax: retry.longestWaitSeconds,
    deleteAfterSeconds: 24 * 3600,
  };
  await boss.createQueue(name, { policy: "exclusive", ...options });
  // pg-boss keeps the options of an existing queue until they are updated.
  await boss.updateQueue(name, options);
  return boss.work<object>(
    name,
    {
      batchSize: queue.atOnce,
      burstWhenBatchFull: true,
      perJobResults: true,
      pollingIntervalSeconds: POLL_SECONDS,
    } as const,
    (jobs) =>
      Promise.all(
        jobs.map(({ id, data, signal }) =>
          handler(data, signal).then(
            () => ({ id, status: "completed" as const }),
            (error: unknown) => ({ id, status: "failed" as const, output: { message: toMessage(error) } }),
          ),
        ),
      ),
  );
}

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
