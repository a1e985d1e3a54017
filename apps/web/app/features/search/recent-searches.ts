// Recent searches, in this browser alone: they say something about a person, so they are never sent, can be removed,
// and are deleted at sign-out.
import { z } from "zod/mini";
import { localStore } from "../../lib/storage.ts";

const KEY = "draft recent searches";
const MOST = 6;
const Searches = z.array(z.string());

export function readRecent(): string[] {
  const kept = Searches.safeParse(localStore.readJson(KEY));
  return kept.success ? kept.data.slice(0, MOST) : [];
}

function write(searches: string[]): string[] {
  if (searches.length === 0) localStore.remove(KEY);
  else localStore.write(KEY, searches);
  return searches;
}

const isSame = (a: string, b: string): boolean => a.toLocaleLowerCase("vi") === b.toLocaleLowerCase("vi");

export const addRecent = (words: string): string[] =>
  write([words, ...readRecent().filter((known) => !isSame(known, words))].slice(0, MOST));

export const removeRecent = (words: string): string[] =>
  write(readRecent().filter((known) => known !== words));

export const clearRecent = (): string[] => write([]);
