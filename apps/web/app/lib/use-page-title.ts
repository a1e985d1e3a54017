import { announce } from "@bentrong/ui/live-region";
import { useEffect } from "react";
import { useBrand } from "./use-boot.ts";

/** Inside the site a page appears before what it is about; the tab is named, and its name told, once that is known. */
export function usePageTitle(title: string): void {
  const { name } = useBrand();
  useEffect(() => {
    const full = `${title} · ${name}`;
    if (document.title === full) return;
    document.title = full;
    announce(full);
  }, [title, name]);
}
