import { announce } from "@bentrong/ui/live-region";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A new page is a new document to a screen reader: its title is read and the focus starts at its top. */
export function useRouteChange(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
    announce(document.title);
  }, [pathname]);
}
