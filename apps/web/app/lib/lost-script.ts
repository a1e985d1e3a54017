// A browser may remember until the page is left that it could not fetch a script: asking it again only looks like
// trying. Then only a new document helps.

let isLost = false;

export const isScriptLost = (): boolean => isLost;

/** Called once, before anything is fetched late. */
export function watchForLostScripts(): void {
  window.addEventListener("vite:preloadError", () => {
    isLost = true;
  });
}
