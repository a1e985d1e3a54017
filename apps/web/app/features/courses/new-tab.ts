// A tab for somebody else's site. Browsers allow one while a click is being handled, so it is opened empty then, and
// led on when its address is known.

export interface NewTab {
  /** False when the browser did not allow the tab. */
  goTo(address: string): boolean;
  close(): void;
}

export function openNewTab(): NewTab {
  const tab = window.open("about:blank", "_blank");
  // Cuts `opener`: the external page must not be able to navigate ours.
  if (tab) tab.opener = null;
  return {
    goTo(address) {
      tab?.location.replace(address);
      return tab !== null;
    },
    close: () => tab?.close(),
  };
}
