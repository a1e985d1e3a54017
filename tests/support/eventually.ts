import { setTimeout as sleep } from "node:timers/promises";

const STEP_MS = 10;

/** Tries `look` again until it does not throw; after `patience` milliseconds its last error is thrown. */
export async function eventually<T>(look: () => Promise<T> | T, patience = 5_000): Promise<T> {
  const until = Date.now() + patience;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > until) throw error;
      await sleep(STEP_MS);
    }
  }
}
