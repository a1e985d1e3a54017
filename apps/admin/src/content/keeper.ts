// Keeps what somebody changes and has not saved, a moment after each pause, and never loses what was kept before.
import { differingColumns } from "../forms/field-differences.tsx";
import type { Values, WorkingCopy } from "./working-copy.ts";

export interface Kept {
  /** When what stands in the form was last kept. */
  savedAt?: string | undefined;
  hasFailed: boolean;
  /** From another time, or put aside for somebody else's version; nothing else is kept until it is decided about. */
  leftOver?: WorkingCopy | undefined;
}

/** Where copies are kept. */
export interface Shelf {
  find(): Promise<WorkingCopy | undefined>;
  keep(values: Values, basedOn: string | null): Promise<WorkingCopy | undefined>;
  /** Nothing is unsaved any more. */
  empty(): Promise<unknown>;
  /** Nobody is here any more. */
  leave(): Promise<unknown>;
}

/** What the form shows just now. */
export interface Now {
  /** The columns that differ from `before`. */
  changes: Values;
  /** The row as it was loaded. */
  before: Values;
  /** Its version; none of something new. */
  version: string | null;
}

export interface Keeper {
  subscribe(listener: () => void): () => void;
  state(): Kept;
  changed(now: Now): void;
  /** The server has it all. */
  saved(): void;
  /** What was left over, to be put into the form. */
  takeUp(): Values;
  throwAway(): void;
  /** What could not be kept is tried once more. */
  tryAgain(): void;
  close(): void;
}

/** `pause`: milliseconds after the last change. */
export function createKeeper(shelf: Shelf, pause: number): Keeper {
  const listeners = new Set<() => void>();
  let state: Kept = { hasFailed: false };
  let now: Now = { changes: {}, before: {}, version: null };
  let isLooking = true;
  let kept: WorkingCopy | undefined;
  /** What the server has already, though the form may show it a while longer. */
  let savedChanges: string | undefined;
  let waiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** One call after the other: a late answer never brings back what was thrown away. */
  let queue: Promise<unknown> = Promise.resolve();

  const set = (change: Partial<Kept>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const inTurn = (call: () => Promise<unknown>, onFailed?: () => void) => {
    queue = queue.then(call).then(
      () => state.hasFailed && set({ hasFailed: false }),
      () => {
        onFailed?.();
        set({ hasFailed: true });
      },
    );
  };
  const isDecided = () => !isLooking && !state.leftOver;
  const hasChanges = () =>
    Object.keys(now.changes).length > 0 && JSON.stringify(now.changes) !== savedChanges;
  const stillDiffers = (copy: WorkingCopy) => differingColumns(copy.values, now.before).length > 0;

  const stopWaiting = () => {
    clearTimeout(timer);
    waiting = false;
  };
  const forget = () => {
    stopWaiting();
    kept = undefined;
    set({ savedAt: undefined });
    inTurn(shelf.empty);
  };
  const keep = () => {
    stopWaiting();
    const { changes, version } = now;
    inTurn(
      async () => {
        kept = await shelf.keep(changes, version);
        set({ savedAt: kept?.savedAt });
      },
      () => {
        waiting = true;
      },
    );
  };
  const keepSoon = () => {
    stopWaiting();
    waiting = true;
    timer = setTimeout(keep, pause);
  };
  /** The form shows the row as it is: because somebody took the changes back, or because the row is another one now. */
  const settle = () => {
    stopWaiting();
    if (!kept) return;
    if (kept.basedOn !== now.version && stillDiffers(kept)) set({ leftOver: kept, savedAt: undefined });
    else forget();
  };

  inTurn(async () => {
    const found = await shelf.find().finally(() => {
      isLooking = false;
    });
    if (found && stillDiffers(found)) set({ leftOver: found });
    else if (hasChanges()) keepSoon();
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
      if (hasChanges()) keepSoon();
      else settle();
    },
    saved() {
      savedChanges = JSON.stringify(now.changes);
      stopWaiting();
      // What was left over from another time is not what was saved: it stays to be decided about.
      if (!state.leftOver) forget();
    },
    takeUp() {
      const { values = {} } = state.leftOver ?? {};
      kept = state.leftOver;
      set({ leftOver: undefined });
      return values;
    },
    throwAway() {
      set({ leftOver: undefined });
      forget();
      if (hasChanges()) keepSoon();
    },
    tryAgain() {
      if (waiting && state.hasFailed) keep();
    },
    close() {
      if (waiting) keep();
      else if (!kept && isDecided()) inTurn(shelf.leave);
    },
  };
}
