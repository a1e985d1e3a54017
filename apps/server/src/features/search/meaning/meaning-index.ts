// The vectors of all items, a few for each (one a passage), held in memory and compared one by one. Who may see what of them is
// decided by the database when they are described.
//
// All texts point in nearly the same direction: their cosines lie between 0.8 and 0.9 whatever they say. So what texts share is taken
// out first (Mu and Viswanath, "All-but-the-Top", 2018), and of questions what questions share.
import { setImmediate as nextTurn } from "node:timers/promises";
import type { SearchKind } from "@bentrong/contract/search";
import { z } from "zod";
import { type Database, JOB_SERVICE } from "../../../platform/database/database.ts";
import { MADE_BY } from "./embed-items.ts";
import {
  type CloseItem,
  type ItemKey,
  type ItemVectors,
  joinPassages,
  listClosest,
  type PassageVectors,
  type Wanted,
} from "./list-closest.ts";
import { QUESTION_MEAN, TEXT_MEAN } from "./means.ts";
import { centre, dot, getLength, WIDTH } from "./vector-bytes.ts";

/** Those of the newest items are ranked: 31 MB, and about 40 ms of work in pieces. */
const MOST_VECTORS = 80_000;
/** Vectors compared before other requests get their turn: less than a millisecond. */
const AT_ONCE = 1_000;

const Rows = z.array(
  z.object({
    kind: z.string(),
    ids: z.array(z.number()),
    counts: z.array(z.number()),
    vectors: z.instanceof(Buffer),
  }),
);

export interface Ranked {
  kind: string;
  id: number;
  /** Cosine of the closest passage, from -1 to 1, without what all texts share. */
  closeness: number;
}

export interface MeaningIndex {
  /** Items of these kinds as close as `least` or more, the closest first, `most` of them. */
  rank(
    question: Float32Array,
    wanted: { kinds: readonly SearchKind[]; least: number; most: number },
  ): Promise<Ranked[]>;
  /** Items that are close to an item; none while it has no vector. */
  listClosest(item: ItemKey, wanted: Wanted): Promise<CloseItem[]>;
}

export function createMeaningIndex({
  database,
}: {
  database: Pick<Database, "asCaller" | "listener">;
}): MeaningIndex {
  let loaded: Promise<PassageVectors[]> | undefined;
  /** Made for the first item that is asked for. */
  let joined: Promise<ItemVectors[]> | undefined;
  const forget = (): void => {
    loaded = undefined;
    joined = undefined;
  };
  // Notifications may be lost with the connection: the index is read again.
  void database.listener
    .listen("search_meaning_changed", { heard: forget, connected: forget })
    .catch(() => undefined);

  /** One reading, for all who ask meanwhile. */
  const load = (): Promise<PassageVectors[]> => {
    if (loaded) return loaded;
    const reading = readVectors(database);
    loaded = reading;
    reading.catch(() => {
      if (loaded === reading) forget();
    });
    return reading;
  };

  const loadJoined = (): Promise<ItemVectors[]> => {
    if (joined) return joined;
    const reading = load().then(joinPassages);
    joined = reading;
    reading.catch(() => {
      if (joined === reading) joined = undefined;
    });
    return reading;
  };

  return {
    listClosest: async (item, wanted) => listClosest(await loadJoined(), item, wanted),
    async rank(question, { kinds, least, most }) {
      const direction = centre(question, QUESTION_MEAN);
      const close: Ranked[] = [];
      for (const group of await load())
        if (kinds.some((kind) => kind === group.kind))
          close.push(...(await listClose(group, direction, least)));
      return close.sort((a, b) => b.closeness - a.closeness).slice(0, most);
    },
  };
}

async function listClose(
  { kind, ids, bytes, lengths, centredLengths }: PassageVectors,
  direction: Float32Array,
  least: number,
): Promise<Ranked[]> {
  const best = new Map<number, number>();
  const length = getLength(direction);
  const shared = dot(direction, TEXT_MEAN);
  for (const [at, id] of ids.entries()) {
    const product = dot(direction, bytes, at * WIDTH) / (lengths[at] as number) - shared;
    const closeness = product / (length * (centredLengths[at] as number));
    if (closeness >= Math.max(least, best.get(id) ?? -1)) best.set(id, closeness);
    if (at % AT_ONCE === AT_ONCE - 1) await nextTurn();
  }
  return Array.from(best, ([id, closeness]) => ({ kind, id, closeness }));
}

async function readVectors(database: Pick<Database, "asCaller">): Promise<PassageVectors[]> {
  const { rows } = await database.asCaller(JOB_SERVICE, {
    text: "select * from ops.list_meanings($1, $2)",
    values: [MOST_VECTORS, MADE_BY],
  });
  return Rows.parse(rows).map(({ kind, ids, counts, vectors }) => {
    const bytes = new Int8Array(vectors.buffer, vectors.byteOffset, vectors.byteLength);
    const owners = ids.flatMap((id, at) => Array.from({ length: counts[at] ?? 0 }, () => id));
    const cut = (_: number, at: number): Int8Array => bytes.subarray(at * WIDTH, (at + 1) * WIDTH);
    return {
      ...{ kind, ids: owners, bytes },
      lengths: Float64Array.from(owners, (id, at) => getLength(cut(id, at))),
      centredLengths: Float64Array.from(owners, (id, at) => getLength(centre(cut(id, at), TEXT_MEAN))),
    };
  });
}
