// Without a network the router could not load another page's script and would reload, which throws away the page, the
// player and whatever was typed. So while the browser says it is offline, links to other pages wait.
import { type ComponentType, useEffect, useState } from "react";
import { HeldNotice } from "./held-notice.tsx";
import { defineText } from "./i18n/text.ts";
import { useText } from "./i18n/use-text.ts";
import { linkAway } from "./link-away.ts";

const words = defineText({
  vi: { offline: "Bạn đang ngoại tuyến. Trang này vẫn ở đây; khi có mạng trở lại, bạn bấm lại nhé." },
  en: {
    offline: "You are offline. This page stays here; once you are connected again, tap the link once more.",
  },
});

export function OfflineGuard() {
  const text = useText(words);
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
  const Keep = useKeepPage();
  return (
    <>
      <HeldNotice>{isWaiting && text.offline}</HeldNotice>
      {Keep && <Keep />}
    </>
  );
}

// Asked for while the page is still coming to life: without a network it could not be had any more.
const keepPage =
  typeof document === "undefined" ? undefined : import("./keep-page.tsx").catch(() => undefined);

/** For a network that is away without the browser knowing; apart, because no first view needs it. */
function useKeepPage(): ComponentType | undefined {
  const [Keep, setKeep] = useState<ComponentType>();
  useEffect(() => {
    void keepPage?.then((part) => part && setKeep(() => part.KeepPage));
  }, []);
  return Keep;
}
