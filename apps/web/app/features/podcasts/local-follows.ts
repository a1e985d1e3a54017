// Follows of a visitor, kept in this browser alone.
import { createListeners } from "../../lib/listeners.ts";
import { localStore } from "../../lib/storage.ts";
import { FOLLOWED_KEY } from "./followed-key.ts";

const BIGGEST_ID = 2 ** 31 - 1;
// Storage is untrusted: only valid ids may be used in an address.
const mayBeId = (id: unknown): id is number =>
  Number.isInteger(id) && Number(id) > 0 && Number(id) <= BIGGEST_ID;
const NONE: readonly number[] = [];

let known: { text: string | null; ids: readonly number[] } = { text: null, ids: NONE };
const listeners = createListeners();

/** Where storage is forbidden, what is followed lasts as long as the page. */
function stored(): string | null {
  const text = localStore.read(FOLLOWED_KEY);
  return text === undefined ? known.text : text;
}

function parse(text: string | null): readonly number[] {
  try {
    const ids: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(ids) && ids.every(mayBeId) ? ids : NONE;
  } catch {
    return NONE;
  }
}

/** The same list as long as nothing changed, as React's stores want it. */
export function localFollows(): readonly number[] {
  const text = stored();
  if (text !== known.text) known = { text, ids: parse(text) };
  return known.ids;
}

export const noFollows = (): readonly number[] => NONE;

export function followLocally(podcastId: number, wanted: boolean): void {
  const others = localFollows().filter((id) => id !== podcastId);
  keep(wanted ? [...others, podcastId] : others);
}

/** These are kept elsewhere now; what was followed since stays. */
export function forgetLocally(ids: readonly number[]): void {
  keep(localFollows().filter((id) => !ids.includes(id)));
}

function keep(ids: readonly number[]): void {
  const text = JSON.stringify(ids);
  known = { text, ids };
  localStore.write(FOLLOWED_KEY, ids);
  listeners.emit();
}

export function onLocalFollows(listener: () => void): () => void {
  const end = listeners.add(listener);
  // Another tab of the same browser.
  window.addEventListener("storage", listener);
  return () => {
    end();
    window.removeEventListener("storage", listener);
  };
}
