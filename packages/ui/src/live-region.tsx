const ID = "live-region";

/** Mounted once in the root, always there: a region that appears together with its text is often not read. */
export const LiveRegion = () => <div id={ID} aria-live="polite" aria-atomic="true" className="sr-only" />;

let waiting: number | undefined;

/** Has a screen reader say something that only the eye would notice. */
export function announce(message: string): void {
  const region = document.getElementById(ID);
  if (!region) return;
  // The same text twice is no change: empty it first.
  region.textContent = "";
  window.clearTimeout(waiting);
  waiting = window.setTimeout(() => {
    region.textContent = message;
  }, 60);
}
