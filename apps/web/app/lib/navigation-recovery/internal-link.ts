/** The inner link under a plain click that leads to another page. */
export function internalLinkFrom(event: MouseEvent): HTMLAnchorElement | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!isPlain || !link || link.target === "_blank" || link.hasAttribute("download")) return undefined;
  if (link.dataset.worksOffline !== undefined) return undefined;
  const isOther = link.origin === window.location.origin && link.pathname !== window.location.pathname;
  return isOther ? link : undefined;
}
