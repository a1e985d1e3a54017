let hydrated = false;

/** Until the first view has been taken over by the browser, its data are the ones in the document. */
export const isHydrated = (): boolean => hydrated;

export function markHydrated(): void {
  hydrated = true;
  // Marks in the DOM that the page responds now.
  document.documentElement.dataset.hydrated = "true";
}
