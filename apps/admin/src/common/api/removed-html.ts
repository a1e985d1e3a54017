/** Names of tags and attributes that the server removed because they could run something: "script, onclick". */
type Listener = (names: string) => void;

const listeners = new Set<Listener>();

export const REMOVED_HTML = "X-Removed-Html";

export function emitRemovedHtml(names: string): void {
  for (const listener of listeners) listener(names);
}

/** The answer ends it. */
export function onRemovedHtml(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
