import { useEffect } from "react";

/** Announces the page to tabs and screen readers: the title of the bar, followed by the site's. */
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
