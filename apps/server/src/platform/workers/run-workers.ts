// Several processes behind one port: the first process accepts connections and hands them round, the others answer. They share
// nothing but the database, as processes on several hosts do.
import cluster, { type Worker } from "node:cluster";
import { setTimeout as sleep } from "node:timers/promises";

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** Time after which a worker that was told to stop is killed. */
const END_MS = 15_000;
/** Time that a replaced worker has to finish by itself. */
const DRAIN_MS = 40_000;

/** A worker that has not answered by then is killed: loading a release takes less. */
const START_MS = 180_000;

/** Sent by a worker that answers. */
export const READY = "ready";
/** Sent to a worker that is to answer what it has and then end. */
export const DRAIN = "drain";

export interface WorkersOptions {
  count: number;
  /** Environment of the worker in a place, counted from 1; `isFirstStart`: not one that takes another's place. */
  environment(slot: number, isFirstStart: boolean): Record<string, string>;
  say(text: string): void;
}

export interface Workers {
  /** Restarts the workers one after the other, while the others answer. Rejects when a new one does not start. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Resolves when all answer; rejects when one of them ends before that. */
export async function runWorkers({ count, environment, say }: WorkersOptions): Promise<Workers> {
  const slots = new Map<number, Worker>();
  let isStopping = false;

  /** A slot is filled once at a time, whoever asks: a crash and a reload may come together. */
  const starting = new Map<number, Promise<Worker>>();
  const begin = (slot: number, isFirstStart: boolean): Promise<Worker> => {
    const begun = starting.get(slot) ?? fill(slot, isFirstStart).finally(() => starting.delete(slot));
    starting.set(slot, begun);
    return begun;
  };

  const fill = async (slot: number, isFirstStart: boolean): Promise<Worker> => {
    const worker = cluster.fork(environment(slot, isFirstStart));
    // Without a listener, a program that cannot be spawned or a channel that has just closed would end this process.
    worker.on("error", (error) => say(`worker ${slot}: ${error.message}`));
    await untilReady(worker);
    slots.set(slot, worker);
    worker.once("exit", (code, signal) => {
      if (isStopping || slots.get(slot) !== worker) return;
      say(`worker ${slot} ended (${signal ?? code}) and is started again`);
      slots.delete(slot);
      void replaceLost(slot);
    });
    return worker;
  };

  const replaceLost = async (slot: number): Promise<void> => {
    for (
      let wait = FIRST_WAIT_MS;
      !isStopping && !slots.has(slot);
      wait = Math.min(2 * wait, LONGEST_WAIT_MS)
    ) {
      await sleep(wait);
      if (!isStopping && !slots.has(slot)) await begin(slot, false).catch(() => undefined);
    }
  };

  const replace = async (slot: number): Promise<void> => {
    const old = slots.get(slot);
    await begin(slot, false);
    if (!old || old.isDead()) return;
    old.send(DRAIN);
    await untilGone(old, DRAIN_MS);
  };

  const stop = async (): Promise<void> => {
    isStopping = true;
    const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    for (const worker of all) worker.process.kill("SIGTERM");
    await Promise.all(all.map((worker) => untilGone(worker, END_MS)));
  };

  try {
    // One after the other: the first one loads what a release brings.
    for (let slot = 1; slot <= count; slot++) await begin(slot, true);
  } catch (error) {
    await stop();
    throw error;
  }

  let restarting: Promise<void> | undefined;
  return {
    restart() {
      restarting ??= (async () => {
        for (let slot = 1; slot <= count && !isStopping; slot++) await replace(slot);
      })().finally(() => {
        restarting = undefined;
      });
      return restarting;
    },
    stop,
  };
}

const untilReady = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => worker.process.kill("SIGKILL"), START_MS).unref();
    worker.on("message", (message) => {
      if (message !== READY) return;
      clearTimeout(timer);
      resolve();
    });
    worker.once("exit", (code, signal) => {
      clearTimeout(timer);
      reject(new Error(`a worker could not start (${signal ?? code})`));
    });
    worker.once("error", reject);
  });

async function untilGone(worker: Worker, patienceMs: number): Promise<void> {
  if (worker.isDead()) return;
  const timer = setTimeout(() => worker.process.kill("SIGKILL"), patienceMs);
  await new Promise((resolve) => worker.once("exit", resolve));
  clearTimeout(timer);
}
