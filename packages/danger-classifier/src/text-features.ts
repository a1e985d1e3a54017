// Character n-grams of a text as counts in a fixed number of buckets: the fallback without a sentence model, and the
// feature for spellings that the model does not know. Time is linear in the letters.

/** Buckets of the hash; a power of two. */
export const BUCKETS = 2 ** 15;

/** Maximum of letters read; messages are shorter, and more would not change the direction. */
const MAX_LETTERS = 4_000;
const MIN_GRAM = 2;
const MAX_GRAM = 5;

/** Non-zero entries: `values[i]` is at `indices[i]`; length 1 as a vector. */
export interface SparseVector {
  indices: Uint32Array;
  values: Float32Array;
}

/** Removes Vietnamese marks: "Mệt quá đi" becomes "Met qua di". */
export function removeMarks(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/đ/g, "d").replace(/Đ/g, "D");
}

/** FNV-1a over UTF-16 units from `start` to `end`. */
function hash(text: string, start: number, end: number, salt: number): number {
  let value = 0x811c9dc5 ^ salt;
  for (let i = start; i < end; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  // The low bits of FNV are weak: the high ones are folded into them.
  return (value ^ (value >>> 15)) & (BUCKETS - 1);
}

function countGrams(words: readonly string[], salt: number, counts: Map<number, number>): void {
  for (const word of words) {
    const text = ` ${word} `;
    for (let start = 0; start < text.length; start++) {
      for (let end = start + MIN_GRAM; end <= Math.min(text.length, start + MAX_GRAM); end++) {
        const bucket = hash(text, start, end, salt);
        counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
      }
    }
  }
}

function countWords(words: readonly string[], salt: number, counts: Map<number, number>): void {
  words.forEach((word, i) => {
    const next = words[i + 1];
    for (const text of next === undefined ? [word] : [word, `${word} ${next}`]) {
      const bucket = hash(text, 0, text.length, salt);
      counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
    }
  });
}

function listWords(text: string): string[] {
  // Words have less than 40 letters: a run of letters must not become thousands of n-grams of one word.
  return text
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => word.slice(0, 40));
}

export function countFeatures(text: string): SparseVector {
  const lower = text.slice(0, MAX_LETTERS).normalize("NFC").toLowerCase();
  const marked = listWords(lower);
  const plain = listWords(removeMarks(lower));
  const counts = new Map<number, number>();
  countGrams(plain, 1, counts);
  countGrams(marked, 2, counts);
  countWords(plain, 3, counts);
  const indices = new Uint32Array(counts.keys());
  const values = Float32Array.from(counts.values(), (count) => 1 + Math.log(count));
  const length = Math.hypot(...values) || 1;
  return { indices, values: values.map((value) => value / length) };
}
