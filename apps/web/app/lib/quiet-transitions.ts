/**
 * A navigation before the previous fade has ended skips the fade. The browser reports that as a rejected promise of the
 * transition, which nobody awaits; unhandled it would be an error in the console.
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
