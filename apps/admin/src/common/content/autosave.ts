// Autosaves unsaved changes, a moment after each pause, and never loses the previous state.
import { differingColumns } from "../forms/field-differences.tsx";
import type { Draft, Values } from "./drafts.ts";

export interface AutosaveState {
  /** Time of the last successful autosave. */
  savedAt?: string | undefined;
  hasFailed: boolean;
  /**
   * A draft of an earlier session, or one put aside for another editor's version; no new draft is stored until it is
   * restored or discarded.
   */
  recoveredDraft?: Draft | undefined;
}

/** Storage of unsaved copies. */
export interface DraftStore {
  load(): Promise<Draft | undefined>;
  keep(values: Values, basedOn: string | null): Promise<Draft | undefined>;
  /** No unsaved changes are left. */
  clear(): Promise<unknown>;
  /** The form was left. */
  leave(): Promise<unknown>;
}

/** The form's present content. */
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
  /** Returns the recovered draft, to be put into the form. */
  restore(): Values;
  discard(): void;
  /** Tries once more to keep a copy that could not be kept. */
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
  /** Changes that the server has already, though the form may show them a while longer. */
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
  /** The form shows the stored row again: after a discard, or for another row. */
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
      // A draft recovered from another visit is not the one that was saved: its notice stays.
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
