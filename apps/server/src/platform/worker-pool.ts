// Threads for work whose length somebody outside decides: the event loop stays free, and what takes too long is ended
// with its thread.
import { Worker } from "node:worker_threads";
import { Problem } from "./problem.ts";

export interface WorkerPool<Input, Output> {
  /** Waits for a thread, then for its answer. Rejects with DeadlinePassed, with a Problem when too much work waits, or with what the script threw. */
  run(input: Input): Promise<Output>;
  /** Ends the threads; work in progress is rejected. */
  close(): Promise<void>;
}

export class DeadlinePassed extends Error {
  override readonly name = "DeadlinePassed";
}

export interface PoolOptions {
  /** Threads at most; each starts when it is first needed and is used again. */
  size: number;
  /** For one piece of work, from the moment a running thread takes it. */
  deadlineMs: number;
  /** Pieces of work that wait for a thread at most; the next are refused. */
  maxWaiting: number;
}

interface Job<Input, Output> {
  input: Input;
  resolve(output: Output): void;
  reject(error: Error): void;
}

/** One thread and the job that it works on. Its listeners stay as long as it lives. */
class Thread<Input, Output> {
  readonly #worker: Worker;
  readonly #deadlineMs: number;
  readonly #onFree: (thread: Thread<Input, Output>, isUsable: boolean) => void;
  #job: Job<Input, Output> | undefined;
  #clock: NodeJS.Timeout | undefined;
  #isOnline = false;

  constructor(
    script: URL,
    deadlineMs: number,
    onFree: (thread: Thread<Input, Output>, isUsable: boolean) => void,
  ) {
    this.#deadlineMs = deadlineMs;
    this.#onFree = onFree;
    this.#worker = new Worker(script, { execArgv: [] });
    this.#worker.on("online", () => {
      this.#isOnline = true;
      this.#startClock();
    });
    this.#worker.on("message", (output: Output) => this.#settle(true, (job) => job.resolve(output)));
    this.#worker.on("error", (error) => this.#settle(false, (job) => job.reject(error as Error)));
    this.#worker.on("exit", () => this.#settle(false, (job) => job.reject(new Error("the thread ended"))));
    this.#worker.unref();
  }

  start(job: Job<Input, Output>): void {
    this.#job = job;
    if (this.#isOnline) this.#startClock();
    this.#worker.postMessage(job.input);
  }

  end(): Promise<number> {
    return this.#worker.terminate();
  }

  #startClock(): void {
    if (this.#job === undefined) return;
    this.#clock = setTimeout(
      () => this.#settle(false, (job) => job.reject(new DeadlinePassed())),
      this.#deadlineMs,
    );
  }

  #settle(isUsable: boolean, tell: (job: Job<Input, Output>) => void): void {
    clearTimeout(this.#clock);
    const job = this.#job;
    this.#job = undefined;
    if (job !== undefined) tell(job);
    this.#onFree(this, isUsable);
  }
}

/** `script` answers each message with one message. Threads do not keep the process alive. */
export function createWorkerPool<Input, Output>(
  script: URL,
  { size, deadlineMs, maxWaiting }: PoolOptions,
): WorkerPool<Input, Output> {
  const all = new Set<Thread<Input, Output>>();
  const idle: Thread<Input, Output>[] = [];
  const waiting: Job<Input, Output>[] = [];

  const takeThread = (): Thread<Input, Output> | undefined => {
    const thread = idle.pop();
    if (thread !== undefined || all.size >= size) return thread;
    const started = new Thread<Input, Output>(script, deadlineMs, onFree);
    all.add(started);
    return started;
  };

  const startNext = (): void => {
    if (waiting.length === 0) return;
    const thread = takeThread();
    const job = thread && waiting.shift();
    if (job) thread.start(job);
  };

  function onFree(thread: Thread<Input, Output>, isUsable: boolean): void {
    // A thread that failed also reports its exit.
    if (!all.has(thread)) return;
    if (isUsable) idle.push(thread);
    else {
      all.delete(thread);
      if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
      void thread.end();
    }
    startNext();
  }

  return {
    async run(input) {
      if (waiting.length >= maxWaiting) {
        throw new Problem("unavailable", "Máy chủ đang bận. Bạn thử lại sau vài giây nhé.", {
          retryAfterSeconds: 5,
        });
      }
      const { promise, resolve, reject } = Promise.withResolvers<Output>();
      waiting.push({ input, resolve, reject });
      startNext();
      return promise;
    },
    async close() {
      for (const { reject } of waiting.splice(0)) reject(new Error("the pool is closed"));
      await Promise.all([...all].map((thread) => thread.end()));
    },
  };
}
