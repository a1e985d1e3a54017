type LazySchema<M, K extends keyof M> = M[K] | (() => Promise<M[K]>);

/**
 * Schemas that are fetched beside the request whose answer they check, so that no first view carries zod. After the first
 * one they are used at once: what is sent while a page is being left waits for nothing.
 */
export function lazySchemas<M extends object>(
  load: () => Promise<M>,
): <K extends keyof M>(name: K) => LazySchema<M, K> {
  let loaded: M | undefined;
  return (name) =>
    loaded
      ? loaded[name]
      : async () => {
          loaded ??= await load();
          return loaded[name];
        };
}
