import { useMemo, useSyncExternalStore } from "react";
import type { RaThemeOptions } from "react-admin";
import { siteTheme } from "./theme.ts";

/** The site marks its document before the first paint, and whenever the reader or the device changes. */
const root = () => document.documentElement;

function onMark(listener: () => void): () => void {
  const watcher = new MutationObserver(listener);
  watcher.observe(root(), { attributes: true, attributeFilter: ["class"] });
  return () => watcher.disconnect();
}

const isDark = (): boolean => root().classList.contains("dark");

export function useSiteTheme(): RaThemeOptions {
  const dark = useSyncExternalStore(onMark, isDark);
  return useMemo(() => {
    const tokens = getComputedStyle(root());
    return siteTheme(dark, (name) => tokens.getPropertyValue(`--${name}`).trim());
  }, [dark]);
}
