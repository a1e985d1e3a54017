/** Memoises by name: the first call starts the work, later ones share its result. */
export type Once = <T>(name: string, start: () => T) => T;

/**
 * A page's loader makes one for its lazy parts. React renders a part many times before it is shown while others are still
 * on their way, each time without the state of the time before: what a part started by itself would be started each time.
 */
export function createOnce(): Once {
  const started = new Map<string, unknown>();
  return <T>(name: string, start: () => T): T => {
    if (!started.has(name)) started.set(name, start());
    // A name is bound to one type: its module is the only one to use it.
    return started.get(name) as T;
  };
}
