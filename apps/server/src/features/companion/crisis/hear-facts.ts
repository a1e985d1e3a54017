// Extracts the facts of a message in a crisis conversation, by phrases that editors wrote.
import { PhraseIndex, type PhraseSource } from "../classifier/phrase-index.ts";
import { type CrisisContent, type Fact, getCrisisContent } from "../content/crisis-content.ts";
import type { Language } from "../content/read-content.ts";
import { readWords } from "../text/words.ts";

interface Sign {
  fact: Fact;
  /** Takes the fact back. */
  isException: boolean;
}

const indexes = new Map<Language, PhraseIndex<Sign>>();

const createIndex = ({ language, hears }: CrisisContent): PhraseIndex<Sign> =>
  new PhraseIndex(
    language,
    // In danger people type without marks: every phrase is recognised that way too.
    [...hears].flatMap(([fact, { when, unless = [] }]): PhraseSource<Sign>[] => [
      { what: { fact, isException: false }, when: [], bare: when },
      { what: { fact, isException: true }, when: [], bare: unless },
    ]),
  );

/** A yes or a no is only one when the message begins with it, or is little more than it. */
const ANSWER_WITHIN = 1;

export function hearFacts(text: string, language: Language): ReadonlySet<Fact> {
  const index = indexes.get(language) ?? createIndex(getCrisisContent(language));
  indexes.set(language, index);
  const found = index.find(readWords(text, language));
  const isExcepted = (fact: Fact): boolean =>
    found.some(({ what }) => what.isException && what.fact === fact);
  const facts = new Set(
    found
      .filter(({ what }) => !what.isException && !isExcepted(what.fact))
      .filter(({ what, from }) => (what.fact !== "yes" && what.fact !== "no") || from < ANSWER_WITHIN)
      .map(({ what }) => what.fact),
  );
  // "Dạ chưa" begins with a polite word and is a no.
  if (facts.has("no")) facts.delete("yes");
  return facts;
}
