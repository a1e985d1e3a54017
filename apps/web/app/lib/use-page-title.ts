import { announce } from "@bentrong/ui/live-region";
import { useEffect, useRef } from "react";
import { useBrand } from "./use-public-config.ts";

/**
 * Inside the site a page appears before what it is about; the tab is named, and its name told, once that is known.
 * Checked after every render: a page that is loaded again calls itself "loading" for a moment, although the thing it
 * is about has not changed.
 */
export function usePageTitle(title: string): void {
  const { name } = useBrand();
  const full = `${title} · ${name}`;
  const announced = useRef("");
  useEffect(() => {
    if (document.title !== full) {
      document.title = full;
      if (announced.current !== full) announce(full);
    }
    announced.current = full;
  });
}
