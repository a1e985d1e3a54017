import { useEffect } from "react";

async function requestLock(): Promise<WakeLockSentinel | undefined> {
  try {
    return await navigator.wakeLock?.request("screen");
  } catch {
    return undefined;
  }
}

/** Keeps the screen awake for somebody with closed eyes; where it cannot, nothing is lost. */
export function useScreenAwake(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    let lock = requestLock();
    // Browsers release the lock of a page that is hidden.
    const renew = () => {
      if (document.visibilityState === "visible") lock = requestLock();
    };
    document.addEventListener("visibilitychange", renew);
    return () => {
      document.removeEventListener("visibilitychange", renew);
      void lock.then((held) => held?.release());
    };
  }, [isNeeded]);
}
