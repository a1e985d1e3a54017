// One renewal of the tokens at a time, over all tabs of this browser. The server forgives a lost race (the parent of
// the newest refresh token is answered with the newest), so the fallback may be simple.

import { localStore } from "../storage.ts";

const NAME = "session-refresh";
const HELD_MS = 10_000;
const LOOK_AGAIN_MS = 100;

const pause = (ms: number) => new Promise<void>((resolve) => window.setTimeout(resolve, ms));

/** Web locks exist in secure contexts only: a site served over plain http in a local network has none. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(NAME, work) : withStoredLock(work);
}

/** Until when another tab holds it; an old entry was left by a tab that was closed. */
function heldUntil(): number {
  const until = Number(localStore.read(NAME));
  return until <= Date.now() + HELD_MS ? until : 0;
}

async function withStoredLock<T>(work: () => Promise<T>): Promise<T> {
  while (heldUntil() > Date.now()) await pause(LOOK_AGAIN_MS);
  localStore.write(NAME, String(Date.now() + HELD_MS));
  try {
    return await work();
  } finally {
    localStore.remove(NAME);
  }
}
