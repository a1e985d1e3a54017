// Lets a few pieces of heavy work run at once and the others wait for their turn.

export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

/** At most `atOnce` run, at most `waiting` wait; one more than that calls `refuse`, which must throw. */
export function createSemaphore(atOnce: number, waiting: number, refuse: () => never): Semaphore {
  let running = 0;
  const queue: (() => void)[] = [];

  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) refuse();
      // The turn is handed over, so `running` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
