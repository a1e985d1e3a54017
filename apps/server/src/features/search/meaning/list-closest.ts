// Which items are close to an item.
import { setImmediate as nextTurn } from "node:timers/promises";
import { TEXT_MEAN } from "./means.ts";
import { centre, dot, getLength, toBytes, WIDTH } from "./vector-bytes.ts";

/** Vectors worked on before other requests get their turn: about a millisecond. */
const AT_ONCE = 1_000;

export interface PassageVectors {
  kind: string;
  /** Of which item each vector is; those of an item lie beside each other. */
  ids: readonly number[];
  bytes: Int8Array;
  lengths: Float64Array;
  /** Of the vectors at length 1, without what texts share. */
  centredLengths: Float64Array;
}

export interface ItemVectors {
  kind: string;
  ids: readonly number[];
  /** The vectors of `ids`, one behind the other. */
  bytes: Int8Array;
  lengths: Float64Array;
}

export interface ItemKey {
  kind: string;
  id: number;
}

export interface CloseItem extends ItemKey {
  /** Cosine without what all texts share, from -1 to 1. */
  closeness: number;
}

export interface Wanted {
  kinds: readonly string[];
  least: number;
  most: number;
}

const takePause = async (at: number): Promise<void> => {
  if (at % AT_ONCE === AT_ONCE - 1) await nextTurn();
};

/** One vector an item: what all its passages say, without what texts share. */
export async function joinPassages(groups: readonly PassageVectors[]): Promise<ItemVectors[]> {
  const joined: ItemVectors[] = [];
  for (const { kind, ids, bytes } of groups) {
    const items = [...new Set(ids)];
    const sums = new Map(items.map((id) => [id, new Float32Array(WIDTH)]));
    for (const [at, id] of ids.entries()) {
      const passage = centre(bytes.subarray(at * WIDTH, (at + 1) * WIDTH), TEXT_MEAN);
      const sum = sums.get(id) as Float32Array;
      for (let i = 0; i < WIDTH; i++) sum[i] = (sum[i] as number) + (passage[i] as number);
      await takePause(at);
    }
    const own = new Int8Array(items.length * WIDTH);
    for (const [at, sum] of [...sums.values()].entries()) own.set(toBytes(sum), at * WIDTH);
    const lengths = Float64Array.from(items, (_, at) =>
      getLength(own.subarray(at * WIDTH, (at + 1) * WIDTH)),
    );
    joined.push({ kind, ids: items, bytes: own, lengths });
  }
  return joined;
}

/** Items of these kinds that are as close as `least` or more, the closest first; never the item itself. */
export async function listClosest(
  groups: readonly ItemVectors[],
  item: ItemKey,
  { kinds, least, most }: Wanted,
): Promise<CloseItem[]> {
  const group = groups.find(({ kind }) => kind === item.kind);
  const place = group?.ids.indexOf(item.id) ?? -1;
  if (!group || place < 0) return [];
  const vector = group.bytes.subarray(place * WIDTH, (place + 1) * WIDTH);
  const length = getLength(vector);
  const close: CloseItem[] = [];
  for (const { kind, ids, bytes, lengths } of groups) {
    if (!kinds.includes(kind)) continue;
    for (const [at, id] of ids.entries()) {
      const closeness = dot(vector, bytes, at * WIDTH) / (length * (lengths[at] as number));
      if (closeness >= least && !(kind === item.kind && id === item.id)) close.push({ kind, id, closeness });
      await takePause(at);
    }
  }
  return close.sort((a, b) => b.closeness - a.closeness).slice(0, most);
}
