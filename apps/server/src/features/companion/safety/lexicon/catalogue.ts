// The lexicon, made ready once: every phrase under the words it can begin with.
import { CLASSES } from "./classes.ts";
import { isPossible, type Span, spanAt } from "./match.ts";
import { type MatchStrictness, openings, type Phrase, parsePhrase } from "./phrase.ts";
import type { TokeniseOptions } from "./tokenise.ts";

interface Entry<Kind> {
  kind: Kind;
  phrase: Phrase;
}

export type Catalogue<Kind> = ReadonlyMap<string, readonly Entry<Kind>[]>;

export interface Found<Kind> extends Span {
  kind: Kind;
  phrase: string;
}

const listLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Lines of phrases with what they are a sign of → a catalogue. Throws for a class that does not exist. */
export const catalogue = <Kind>(
  kinds: readonly (readonly [kind: Kind, lines: string, hearing?: MatchStrictness])[],
): Catalogue<Kind> => {
  const entries = kinds.flatMap(([kind, lines, hearing]) =>
    listLines(lines).map((line) => ({ kind, phrase: parsePhrase(line, CLASSES, hearing) })),
  );
  const pairs = entries.flatMap((entry) =>
    [...new Set(openings(entry.phrase))].map((opening) => ({ opening, entry })),
  );
  return new Map(
    [...Map.groupBy(pairs, ({ opening }) => opening)].map(([opening, found]) => [
      opening,
      found.map(({ entry }) => entry),
    ]),
  );
};

/** Finds all phrases of the catalogue in the text, in order. */
export const findAll = <Kind>(phrases: Catalogue<Kind>, text: TokeniseOptions): Found<Kind>[] => {
  const found: Found<Kind>[] = [];
  const possible = new Map<Phrase, boolean>();
  const mayStand = (phrase: Phrase): boolean => {
    const known = possible.get(phrase) ?? isPossible(text, phrase);
    possible.set(phrase, known);
    return known;
  };
  text.words.forEach((word, start) => {
    for (const { kind, phrase } of phrases.get(word.plain) ?? []) {
      const span = mayStand(phrase) ? spanAt(text, phrase, start) : undefined;
      if (span !== undefined) found.push({ ...span, kind, phrase: phrase.source });
    }
  });
  return found;
};
