// Admission of statements: which run now and which wait. A statement takes a place in each of several lanes, such as all of the
// pool, what one person may run at once and what one address may; it starts when every one of them has room, in the
// order of coming among those that can start.
import { Problem } from "../problem.ts";

export interface Lane {
  name: string;
  /** Statements that run at once. */
  places: number;
}

export interface AdmissionRequest {
  lanes: readonly Lane[];
  /** The key under which waiting is counted: one person or address cannot fill the queue for everybody. */
  owner: string;
  /** Leaves the queue when it aborts. */
  signal?: AbortSignal | undefined;
}

export interface AdmissionLimits {
  waiting: number;
  waitingPerOwner: number;
  waitMs: number;
}

export interface Admission {
  run<T>(wanted: AdmissionRequest, work: () => Promise<T>): Promise<T>;
}

interface Waiter extends AdmissionRequest {
  start(): void;
}

export const tooBusy = (): Problem =>
  new Problem("unavailable", "Đang có nhiều người cùng vào một lúc. Bạn thử lại sau vài giây nhé.", {
    retryAfterSeconds: 2,
  });

const tooManyAtOnce = (): Problem =>
  new Problem("too_many_requests", "Bạn đang mở nhiều thứ cùng một lúc. Bạn thử lại sau vài giây nhé.", {
    retryAfterSeconds: 2,
  });

export function createAdmission({ waiting, waitingPerOwner, waitMs }: AdmissionLimits): Admission {
  const running = new Map<string, number>();
  const waitingByCaller = new Map<string, number>();
  const queue = new Set<Waiter>();

  const add = (counts: Map<string, number>, key: string, change: number): void => {
    const next = (counts.get(key) ?? 0) + change;
    if (next > 0) counts.set(key, next);
    else counts.delete(key);
  };
  const hasRoom = ({ name, places }: Lane): boolean => (running.get(name) ?? 0) < places;
  const take = ({ lanes }: AdmissionRequest): void => {
    for (const { name } of lanes) add(running, name, 1);
  };

  const leave = (waiter: Waiter): void => {
    if (queue.delete(waiter)) add(waitingByCaller, waiter.owner, -1);
  };

  const startNext = (): void => {
    for (const waiter of queue) {
      if (!waiter.lanes.every(hasRoom)) continue;
      leave(waiter);
      take(waiter);
      waiter.start();
    }
  };

  const wait = (wanted: AdmissionRequest): Promise<void> => {
    if ((waitingByCaller.get(wanted.owner) ?? 0) >= waitingPerOwner) throw tooManyAtOnce();
    if (queue.size >= waiting) throw tooBusy();
    return new Promise((resolve, reject) => {
      const settle = (then: () => void): void => {
        clearTimeout(timer);
        wanted.signal?.removeEventListener("abort", onAbort);
        then();
      };
      const waiter: Waiter = { ...wanted, start: () => settle(resolve) };
      const giveUp = (): void => {
        leave(waiter);
        settle(() => reject(tooBusy()));
      };
      const onAbort = giveUp;
      const timer = setTimeout(giveUp, waitMs);
      wanted.signal?.addEventListener("abort", onAbort, { once: true });
      queue.add(waiter);
      add(waitingByCaller, wanted.owner, 1);
    });
  };

  return {
    async run(wanted, work) {
      if (wanted.signal?.aborted) throw tooBusy();
      if (wanted.lanes.every(hasRoom)) take(wanted);
      else await wait(wanted);
      try {
        return await work();
      } finally {
        for (const { name } of wanted.lanes) add(running, name, -1);
        startNext();
      }
    },
  };
}
