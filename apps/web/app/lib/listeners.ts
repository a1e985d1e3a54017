interface Listeners {
  /** Returns what ends it, as React's stores ask for. */
  add(listener: () => void): () => void;
  emit(): void;
}

/** Listeners to changes of a value that lives outside React. */
export function createListeners(): Listeners {
  const all = new Set<() => void>();
  return {
    add(listener) {
      all.add(listener);
      return () => all.delete(listener);
    },
    emit() {
      for (const listener of all) listener();
    },
  };
}
