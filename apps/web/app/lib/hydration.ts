let hydrated = false;

/** Until the first view has been taken over by the browser, its data are the ones in the document. */
export const isHydrated = (): boolean => hydrated;

export function markHydrated(): void {
  hydrated = true;
  // For whoever has to know from outside that the page answers now.
  document.documentElement.dataset.hydrated = "true";
}
