// Keeps what somebody changes and has not saved, a moment after each pause, and never loses what was kept before.
import { differingColumns } from "../forms/field-differences.tsx";
import type { Draft, Values } from "./drafts.ts";

export interface AutosaveState {
  /** When what stands in the form was last kept. */
  savedAt?: string | undefined;
  hasFailed: boolean;
  /** From another time, or put aside for somebody else's version; nothing else is kept until it is decided about. */
  recoveredDraft?: Draft | undefined;
}

/** Where copies are kept. */
export interface DraftStore {
  load(): Promise<Draft | undefined>;
  keep(values: Values, basedOn: string | null): Promise<Draft | undefined>;
  /** Nothing is unsaved any more. */
  clear(): Promise<unknown>;
  /** Nobody is here any more. */
  leave(): Promise<unknown>;
}

/** What the form shows just now. */
export interface FormSnapshot {
  /** The columns that differ from `before`. */
  changes: Values;
  /** The row as it was loaded. */
  before: Values;
  /** Its version; none of something new. */
  version: string | null;
}

export interface Autosave {
  subscribe(listener: () => void): () => void;
  state(): AutosaveState;
  changed(now: FormSnapshot): void;
  /** The server has it all. */
  saved(): void;
  /** What was left over, to be put into the form. */
  restore(): Values;
  discard(): void;
  /** What could not be kept is tried once more. */
  retry(): void;
  close(): void;
}

/** `pause`: milliseconds after the last change. */
export function createAutosave(store: DraftStore, pause: number): Autosave {
  const listeners = new Set<() => void>();
  let state: AutosaveState = { hasFailed: false };
  let now: FormSnapshot = { changes: {}, before: {}, version: null };
  let isLoading = true;
  let savedDraft: Draft | undefined;
  /** What the server has already, though the form may show it a while longer. */
  let savedChanges: string | undefined;
  let waiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** One call after the other: a late answer never brings back what was thrown away. */
  let queue: Promise<unknown> = Promise.resolve();

  const set = (change: Partial<AutosaveState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const enqueue = (call: () => Promise<unknown>, onFailed?: () => void) => {
    queue = queue.then(call).then(
      () => state.hasFailed && set({ hasFailed: false }),
      () => {
        onFailed?.();
        set({ hasFailed: true });
      },
    );
  };
  const isDecided = () => !isLoading && !state.recoveredDraft;
  const hasChanges = () =>
    Object.keys(now.changes).length > 0 && JSON.stringify(now.changes) !== savedChanges;
  const stillDiffers = (copy: Draft) => differingColumns(copy.values, now.before).length > 0;

  const cancelTimer = () => {
    clearTimeout(timer);
    waiting = false;
  };
  const clearDraft = () => {
    cancelTimer();
    savedDraft = undefined;
    set({ savedAt: undefined });
    enqueue(store.clear);
  };
  const keep = () => {
    cancelTimer();
    const { changes, version } = now;
    enqueue(
      async () => {
        savedDraft = await store.keep(changes, version);
        set({ savedAt: savedDraft?.savedAt });
      },
      () => {
        waiting = true;
      },
    );
  };
  const scheduleSave = () => {
    cancelTimer();
    waiting = true;
    timer = setTimeout(keep, pause);
  };
  /** The form shows the row as it is: because somebody took the changes back, or because the row is another one now. */
  const settle = () => {
    cancelTimer();
    if (!savedDraft) return;
    if (savedDraft.basedOn !== now.version && stillDiffers(savedDraft))
      set({ recoveredDraft: savedDraft, savedAt: undefined });
    else clearDraft();
  };

  enqueue(async () => {
    const found = await store.load().finally(() => {
      isLoading = false;
    });
    if (found && stillDiffers(found)) set({ recoveredDraft: found });
    else if (hasChanges()) scheduleSave();
  });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    changed(next) {
      const isSame = JSON.stringify(next.changes) === JSON.stringify(now.changes);
      now = next;
      if (Object.keys(next.changes).length === 0) savedChanges = undefined;
      if (isSame || !isDecided()) return;
      if (hasChanges()) scheduleSave();
      else settle();
    },
    saved() {
      savedChanges = JSON.stringify(now.changes);
      cancelTimer();
      // What was left over from another time is not what was saved: it stays to be decided about.
      if (!state.recoveredDraft) clearDraft();
    },
    restore() {
      const { values = {} } = state.recoveredDraft ?? {};
      savedDraft = state.recoveredDraft;
      set({ recoveredDraft: undefined });
      return values;
    },
    discard() {
      set({ recoveredDraft: undefined });
      clearDraft();
      if (hasChanges()) scheduleSave();
    },
    retry() {
      if (waiting && state.hasFailed) keep();
    },
    close() {
      if (waiting) keep();
      else if (!savedDraft && isDecided()) enqueue(store.leave);
    },
  };
}
