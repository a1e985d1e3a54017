// While the browser says it is offline, links to other pages wait: their content could not be had.
import { useEffect, useState } from "react";
import { linkAway } from "./link-away.ts";

/** True from a click that had to wait until the network is back. */
export function useOfflineGuard(): boolean {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const link = navigator.onLine ? undefined : linkAway(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      // A menu in front of the page would hide what is said here; it closes as with Escape.
      link.closest("dialog")?.dispatchEvent(new Event("cancel", { cancelable: true }));
      setWaiting(true);
    };
    const release = () => setWaiting(false);
    // Captured, so that it comes before the router's own handler.
    document.addEventListener("click", hold, true);
    window.addEventListener("online", release);
    return () => {
      document.removeEventListener("click", hold, true);
      window.removeEventListener("online", release);
    };
  }, []);
  return isWaiting;
}
