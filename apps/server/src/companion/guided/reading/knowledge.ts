// One language's phrasebook, ready to be looked up in messages.
import type {
  Feeling,
  Intent,
  Language,
  Marker,
  Person,
  Phrasebook,
  Situation,
} from "../phrasebook/phrasebook.ts";
import { readPhrasebook } from "../phrasebook/phrasebook.ts";
import { PhraseIndex } from "./phrase-index.ts";

export interface Knowledge {
  book: Phrasebook;
  situations: PhraseIndex<Situation>;
  feelings: PhraseIndex<Feeling>;
  people: PhraseIndex<Person>;
  markers: PhraseIndex<Marker>;
  intents: PhraseIndex<Intent>;
}

function knowledgeOf(book: Phrasebook): Knowledge {
  const { language } = book;
  const groups = new Map<string, string[]>();
  for (const { group, when } of book.people) {
    for (const name of group) groups.set(name, [...(groups.get(name) ?? []), ...when]);
  }
  const index = <T extends { when: readonly string[] }>(all: readonly T[]): PhraseIndex<T> =>
    new PhraseIndex(
      language,
      all.map((what) => ({ what, when: what.when })),
      groups,
    );
  const withBare = <T extends { when: readonly string[]; bare?: string[] | undefined }>(
    all: readonly T[],
  ): PhraseIndex<T> =>
    new PhraseIndex(
      language,
      all.map((what) => ({ what, when: what.when, bare: what.bare ?? [] })),
    );
  return {
    book,
    situations: index(book.situations),
    feelings: withBare(book.feelings),
    people: withBare(book.people),
    markers: index(book.markers),
    // Words without marks, "ok", "bye", are recognised in any text: an intent must be most of its message anyway.
    intents: new PhraseIndex(
      language,
      book.intents.flatMap((what) => [
        { what, when: what.when ?? [] },
        { what, when: [], bare: (what.when ?? []).filter((text) => /^[a-z' ]+$/u.test(text)) },
      ]),
    ),
  };
}

const known = new Map<Language, Knowledge>();

/** Read once per process; throws with file and line when the content has a mistake. */
export function knowledge(language: Language): Knowledge {
  const kept = known.get(language) ?? knowledgeOf(readPhrasebook(language));
  known.set(language, kept);
  return kept;
}
