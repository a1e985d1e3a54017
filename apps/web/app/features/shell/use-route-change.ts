import { announce } from "@bentrong/ui/live-region";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

// Title of a page whose data have not arrived.
const UNSETTLED = /^(Đang tải|Loading)/;
const PATIENCE = 1500;

/** Tells a page's title once it is the page's own; a page that takes long is told as loading meanwhile. */
function announceTitle(): () => void {
  let told = "";
  const tell = () => {
    if (document.title !== told) announce(document.title);
    told = document.title;
  };
  if (!UNSETTLED.test(document.title)) {
    tell();
    return () => {};
  }
  const late = window.setTimeout(tell, PATIENCE);
  const watcher = new MutationObserver(() => {
    if (UNSETTLED.test(document.title)) return;
    stop();
    tell();
  });
  const stop = () => {
    window.clearTimeout(late);
    watcher.disconnect();
  };
  watcher.observe(document.head, { childList: true, characterData: true, subtree: true });
  return stop;
}

/**
 * A new page is a new document to a screen reader: its title is read and the focus starts at its top.
 * `isOurs`: false where the page itself tells of its changes.
 */
export function useRouteChange(isOurs: boolean): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isOurs) return;
    document.getElementById("main")?.focus({ preventScroll: true });
    return announceTitle();
  }, [pathname, isOurs]);
}
