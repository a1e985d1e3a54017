// What a visitor follows, kept in this browser alone.
import { z } from "zod/mini";

const KEY = "followedPodcasts";
const Ids = z.array(z.number());
const NONE: readonly number[] = [];

let known: { text: string | null; ids: readonly number[] } = { text: null, ids: NONE };
const listeners = new Set<() => void>();

function stored(): string | null {
  try {
    return window.localStorage.getItem(KEY);
  } catch {
    // Storage may be forbidden: then what is followed lasts as long as the page.
    return known.text;
  }
}

function parse(text: string | null): readonly number[] {
  try {
    const parsed = Ids.safeParse(JSON.parse(text ?? "[]"));
    return parsed.success ? parsed.data : NONE;
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
  const ids = wanted ? [...others, podcastId] : others;
  const text = JSON.stringify(ids);
  known = { text, ids };
  try {
    window.localStorage.setItem(KEY, text);
  } catch {
    // See `stored`.
  }
  for (const listener of listeners) listener();
}

export function onLocalFollows(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the same browser.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
