// The vectors of all items, held in memory and compared one by one: 20,000 are 7.7 MB and a few milliseconds. Who may see
// what of them is decided by the database when they are described.
import { setImmediate as nextTurn } from "node:timers/promises";
import type { SearchKind } from "@bentrong/contract/search";
import { z } from "zod";
import { type Database, JOB_SERVICE } from "../../../platform/database/database.ts";
import { dot, getLength, WIDTH } from "./vector-bytes.ts";

/** The newest are ranked; it bounds the memory at 20 MB. */
const MOST_ITEMS = 50_000;
/** Vectors compared before other requests get their turn: less than a millisecond. */
const AT_ONCE = 1_000;

const Rows = z.array(z.object({ kind: z.string(), ids: z.array(z.number()), vectors: z.instanceof(Buffer) }));

interface Vectors {
  kind: string;
  ids: readonly number[];
  bytes: Int8Array;
  lengths: Float64Array;
}

export interface Ranked {
  kind: string;
  id: number;
  cosine: number;
}

export interface MeaningIndex {
  /** Items of these kinds whose cosine is `least` or more, the closest first, `most` of them. */
  rank(
    vector: Int8Array,
    wanted: { kinds: readonly SearchKind[]; least: number; most: number },
  ): Promise<Ranked[]>;
}

export function createMeaningIndex({
  database,
}: {
  database: Pick<Database, "asCaller" | "listener">;
}): MeaningIndex {
  let loaded: Promise<Vectors[]> | undefined;
  const forget = (): void => {
    loaded = undefined;
  };
  // Notifications may be lost with the connection: the index is read again.
  void database.listener
    .listen("search_meaning_changed", { heard: forget, connected: forget })
    .catch(() => undefined);

  /** One reading, for all who ask meanwhile. */
  const load = (): Promise<Vectors[]> => {
    if (loaded) return loaded;
    const reading = readVectors(database);
    loaded = reading;
    reading.catch(() => {
      if (loaded === reading) forget();
    });
    return reading;
  };

  return {
    async rank(vector, { kinds, least, most }) {
      const close: Ranked[] = [];
      for (const group of await load())
        if (kinds.some((kind) => kind === group.kind)) close.push(...(await listClose(group, vector, least)));
      return close.sort((a, b) => b.cosine - a.cosine).slice(0, most);
    },
  };
}

async function listClose(
  { kind, ids, bytes, lengths }: Vectors,
  vector: Int8Array,
  least: number,
): Promise<Ranked[]> {
  const close: Ranked[] = [];
  const length = getLength(vector, 0);
  for (const [at, id] of ids.entries()) {
    const cosine = dot(vector, bytes, at * WIDTH) / (length * (lengths[at] ?? 1));
    if (cosine >= least) close.push({ kind, id, cosine });
    if (at % AT_ONCE === AT_ONCE - 1) await nextTurn();
  }
  return close;
}

async function readVectors(database: Pick<Database, "asCaller">): Promise<Vectors[]> {
  const { rows } = await database.asCaller(JOB_SERVICE, {
    text: "select * from ops.list_meanings($1)",
    values: [MOST_ITEMS],
  });
  return Rows.parse(rows).map(({ kind, ids, vectors }) => {
    const bytes = new Int8Array(vectors.buffer, vectors.byteOffset, vectors.byteLength);
    return { kind, ids, bytes, lengths: Float64Array.from(ids, (_, at) => getLength(bytes, at * WIDTH)) };
  });
}
