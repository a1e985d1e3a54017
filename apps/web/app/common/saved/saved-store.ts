// Saved items of the signed-in person, fetched once for all buttons of a document.
import { apiClient } from "../../api/client.ts";
import type { ApiError } from "../../api/result.ts";
import { listSavedRefs, type SavedRef, setSaved } from "../../api/saved-items.ts";
import { createListeners } from "../../lib/listeners.ts";
import { currentSession } from "../../lib/session/session-store.ts";
import { consumePendingSave } from "./pending-save.ts";

interface SavedState {
  /** The person whose list this is. */
  of: string | undefined;
  keys: ReadonlySet<string>;
}

export const NOTHING_SAVED: SavedState = { of: undefined, keys: new Set() };
let state = NOTHING_SAVED;
let asked: { of: string; answer: Promise<boolean> } | undefined;
/** Changed while the list was on its way, which may be older. */
const changed = new Map<string, boolean>();
const listeners = createListeners();

export const keyOfSaved = ({ kind, id }: SavedRef): string => `${kind} ${id}`;
export const onSavedChange = listeners.add;
export const getSavedState = (): SavedState => state;

function setState(of: string, keys: Iterable<string>): void {
  if (currentSession()?.userId !== of) return;
  state = { of, keys: new Set(keys) };
  listeners.emit();
}

function mark(of: string, key: string, isSaved: boolean): void {
  changed.set(key, isSaved);
  const others = state.of === of ? [...state.keys].filter((each) => each !== key) : [];
  setState(of, isSaved ? [...others, key] : others);
}

async function load(of: string): Promise<boolean> {
  const wanted = consumePendingSave();
  if (wanted) await setSaved(apiClient(), wanted, true);
  changed.clear();
  const answer = await listSavedRefs(apiClient());
  if (!answer.ok) return false;
  const listed = answer.data.map(keyOfSaved).filter((key) => !changed.has(key));
  setState(of, [...listed, ...[...changed.keys()].filter((key) => changed.get(key))]);
  return true;
}

/** Asked once for a person; a failure is asked again by the next button that appears. */
export function loadSaved(of: string): void {
  if (asked?.of === of) return;
  const answer = load(of).catch(() => false);
  asked = { of, answer };
  void answer.then((isKnown) => {
    if (!isKnown && asked?.answer === answer) asked = undefined;
  });
}

/** Shown at once and taken back when the server refuses; the error is returned. */
export async function changeSaved(
  of: string,
  item: SavedRef,
  isSaved: boolean,
): Promise<ApiError | undefined> {
  const key = keyOfSaved(item);
  mark(of, key, isSaved);
  const answer = await setSaved(apiClient(), item, isSaved);
  if (answer.ok) return undefined;
  mark(of, key, !isSaved);
  return answer.error;
}
