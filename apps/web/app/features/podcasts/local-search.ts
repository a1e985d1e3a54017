import { fold } from "@bentrong/format/fold";

interface Searchable {
  title: string;
  authorName?: string | null;
  description: string | null;
}

/** Searches the loaded items when the search call fails: title, author and description. */
export function searchHere<T extends Searchable>(items: readonly T[], words: string): T[] {
  const wanted = fold(words);
  return items.filter(({ title, authorName, description }) =>
    [title, authorName, description].some((text) => fold(text ?? "").includes(wanted)),
  );
}
