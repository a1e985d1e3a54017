// Recent searches, in this browser alone: they say something about a person, so they are never sent, can be removed,
// and are deleted at sign-out (api/session/logout.ts).
import { z } from "zod/mini";

/** Keys with the prefix "draft " are removed when a session ends. */
const KEY = "draft recent searches";
const MOST = 6;
const Searches = z.array(z.string());

export function readRecent(): string[] {
  try {
    const kept = Searches.safeParse(JSON.parse(window.localStorage.getItem(KEY) ?? "[]"));
    return kept.success ? kept.data.slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function write(searches: string[]): string[] {
  try {
    if (searches.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Then they live as long as the page does.
  }
  return searches;
}

const isSame = (a: string, b: string): boolean => a.toLocaleLowerCase("vi") === b.toLocaleLowerCase("vi");

export const addRecent = (words: string): string[] =>
  write([words, ...readRecent().filter((known) => !isSame(known, words))].slice(0, MOST));

export const removeRecent = (words: string): string[] =>
  write(readRecent().filter((known) => known !== words));

export const clearRecent = (): string[] => write([]);
