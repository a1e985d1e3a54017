/**
 * Who goes on before a page has faded in skips the fade. The browser reports that as a failed promise of the
 * transition, which nobody waits for; unheard it would stand in the console as an error.
 */
export function quietTransitions(): void {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
