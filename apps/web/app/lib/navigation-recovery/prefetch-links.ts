// The next page's script is fetched while the finger is still coming down.
const INTENT = ["mouseover", "focusin", "touchstart"] as const;
/** A pointer that only crosses a menu means nothing by it. */
const PAUSE = 100;

const innerLink = (target: EventTarget | null): string | undefined => {
  const link = target instanceof Element ? target.closest("a") : null;
  const isInner =
    link && link.origin === window.location.origin && link.pathname !== window.location.pathname;
  return isInner ? link.pathname : undefined;
};

/** Returns what ends it. */
export function watchIntent(onIntent: (pathname: string) => void): () => void {
  let meant: string | undefined;
  let timer: number | undefined;
  const note = ({ target }: Event) => {
    const pathname = innerLink(target);
    if (pathname === meant) return;
    meant = pathname;
    window.clearTimeout(timer);
    if (pathname !== undefined && navigator.onLine) timer = window.setTimeout(onIntent, PAUSE, pathname);
  };
  for (const type of INTENT) document.addEventListener(type, note, { capture: true, passive: true });
  return () => {
    window.clearTimeout(timer);
    for (const type of INTENT) document.removeEventListener(type, note, true);
  };
}
