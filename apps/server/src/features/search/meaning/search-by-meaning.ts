// Finds items that are close in meaning to a query, with or without its words.
import { asksForMeaning, type SearchResult } from "@bentrong/contract/search";
import type { Embedder } from "@bentrong/embedding";
import { LRUCache } from "lru-cache";
import type { Caller, Database } from "../../../platform/database/database.ts";
import { describeResult } from "../describe-result.ts";
import { type SearchRequest, searchItems } from "../search-items.ts";
import { describeItems } from "./describe-items.ts";
import type { MeaningIndex } from "./meaning-index.ts";

/** Closeness from which an item is shown: see the figures of `npm run eval:search`. */
const LEAST = 0.17;
const MOST = 5;
/** More are ranked than shown: word matches and what is not published are taken out. */
const RANKED = 100;
/** Word matches of each kind that are not repeated: those that are shown. */
const WORD_MATCHES = 5;
/** Questions kept as vectors: 1.5 MB. */
const KEPT = 1_000;
/** Questions being embedded; the model works on one after the other, for the companion too. */
const MOST_WAITING = 2;
/** Letters that are embedded, after compatibility decomposition: one letter may become eighteen. */
const MOST_LETTERS = 100;

export interface MeaningSearchDeps {
  database: Pick<Database, "asCaller">;
  /** Without it nothing is close in meaning. */
  embedder?: Pick<Embedder, "embed"> | undefined;
  index: MeaningIndex;
}

export type SearchByMeaning = (
  caller: Caller,
  wanted: Omit<SearchRequest, "limit">,
) => Promise<SearchResult[]>;

export function createSearchByMeaning({ database, embedder, index }: MeaningSearchDeps): SearchByMeaning {
  const readVector = createQuestions(embedder);
  return async (caller, { words, kinds }) => {
    const byWords = await searchItems(database, caller, { words, kinds, limit: WORD_MATCHES });
    if (!asksForMeaning(words, byWords.results.length)) return [];
    const vector = await readVector(words);
    if (!vector) return [];
    const known = new Set(byWords.results.map(({ kind, id }) => `${kind} ${id}`));
    const ranked = await index.rank(vector, { kinds, least: LEAST, most: RANKED });
    const others = ranked.filter(({ kind, id }) => !known.has(`${kind} ${id}`));
    const rows = await describeItems(database, caller, others);
    return rows.slice(0, MOST).map((row) => describeResult(row, [], undefined));
  };
}

function createQuestions(embedder: MeaningSearchDeps["embedder"]) {
  const kept = new LRUCache<string, Float32Array>({ max: KEPT });
  const running = new Map<string, Promise<Float32Array | undefined>>();
  const read = async (question: string): Promise<Float32Array | undefined> => {
    const embeddings = await embedder?.embed([question]);
    const vector = embeddings?.[0]?.vector;
    if (vector) kept.set(question, vector);
    return vector;
  };
  return async (words: string): Promise<Float32Array | undefined> => {
    const text = words.normalize("NFKC").toLocaleLowerCase("vi").replace(/\s+/gu, " ").trim();
    const question = text.slice(0, MOST_LETTERS);
    const known = kept.get(question);
    if (known || !embedder) return known;
    const begun = running.get(question);
    if (begun || running.size >= MOST_WAITING) return begun;
    const reading = read(question).finally(() => running.delete(question));
    running.set(question, reading);
    return reading;
  };
}
