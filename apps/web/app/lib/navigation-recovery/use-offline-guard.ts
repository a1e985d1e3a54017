// While the browser says it is offline, links to other pages wait: their content cannot be loaded. A page stored on the
// device is opened as a document of its own, because only documents are stored.
import { useEffect, useState } from "react";
import { findDocument } from "../offline/keep-document.ts";
import { isServedOffline } from "../offline/start-offline.ts";
import { internalLinkFrom } from "./internal-link.ts";
import { hasUnfinished } from "./unfinished.ts";

/** Playing sound and unsaved text would be lost by a new document. */
const mayOpen = async ({ pathname }: URL): Promise<boolean> =>
  isServedOffline() &&
  !hasUnfinished() &&
  (await findDocument(pathname).catch(() => undefined)) !== undefined;

/** True from a click that had to wait until the network is back. */
export function useOfflineGuard(): boolean {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const link = navigator.onLine ? undefined : internalLinkFrom(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      // A menu in front of the page would hide what is said here; it closes as with Escape.
      link.closest("dialog")?.dispatchEvent(new Event("cancel", { cancelable: true }));
      const { href } = link;
      void mayOpen(new URL(href)).then((may) => (may ? window.location.assign(href) : setWaiting(true)));
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
