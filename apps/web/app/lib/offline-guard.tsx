// Without a network the router could not load another page's script and would reload, which throws away the page, the
// player and whatever was typed. So while the browser says it is offline, links to other pages wait.
import { useEffect, useState } from "react";
import { defineText } from "./i18n/text.ts";
import { useText } from "./i18n/use-text.ts";

const words = defineText({
  vi: { offline: "Bạn đang ngoại tuyến. Trang này vẫn ở đây; khi có mạng trở lại, bạn bấm lại nhé." },
  en: {
    offline: "You are offline. This page stays here; once you are connected again, tap the link once more.",
  },
});

/** The inner link under a plain click that leads to another page. */
function linkAway(event: MouseEvent): HTMLAnchorElement | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!isPlain || !link || link.target === "_blank" || link.hasAttribute("download")) return undefined;
  if (link.dataset.worksOffline !== undefined) return undefined;
  const isOther = link.origin === window.location.origin && link.pathname !== window.location.pathname;
  return isOther ? link : undefined;
}

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
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-(--dock-height) z-40 flex justify-center px-4 pb-4 empty:hidden"
    >
      {isWaiting && (
        <p className="max-w-md rounded-m border border-line bg-card px-5 py-3 text-sm text-ink shadow-lift">
          {text.offline}
        </p>
      )}
    </div>
  );
}
