import { useEffect } from "react";

/** Tabs and those who listen are told which page this is: what stands in the bar, before what the site called it. */
export function useDocumentTitle(): void {
  useEffect(() => {
    const bar = document.getElementById("react-admin-title");
    if (!bar) return;
    const office = document.title;
    const tell = () => {
      const title = bar.textContent?.trim() ?? "";
      if (title) document.title = `${title.charAt(0).toLocaleUpperCase("vi")}${title.slice(1)} · ${office}`;
    };
    tell();
    const watcher = new MutationObserver(tell);
    watcher.observe(bar, { childList: true, subtree: true, characterData: true });
    return () => {
      watcher.disconnect();
      document.title = office;
    };
  }, []);
}
