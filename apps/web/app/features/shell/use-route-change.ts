import { announce } from "@bentrong/ui/live-region";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

// Title of a page whose data have not arrived.
const UNSETTLED = /^(Đang tải|Loading)/;
const PATIENCE = 1500;

/** Announces a page's title once it is loaded; a slow page is announced as loading meanwhile. */
function announceTitle(): () => void {
  let announced = "";
  const announceOnce = () => {
    if (document.title !== announced) announce(document.title);
    announced = document.title;
  };
  if (!UNSETTLED.test(document.title)) {
    announceOnce();
    return () => {};
  }
  const late = window.setTimeout(announceOnce, PATIENCE);
  const watcher = new MutationObserver(() => {
    if (UNSETTLED.test(document.title)) return;
    stop();
    announceOnce();
  });
  const stop = () => {
    window.clearTimeout(late);
    watcher.disconnect();
  };
  watcher.observe(document.head, { childList: true, characterData: true, subtree: true });
  return stop;
}

/**
 * A new page is a new document to a screen reader: its title is announced and the focus starts at its top. `isOurs`:
 * false where the page announces its own changes.
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
