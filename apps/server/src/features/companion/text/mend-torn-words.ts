// Words that were pulled apart, "t.ự", "c h ế t", put together again. Strangers' text: the work grows with its length
// alone, because each place is asked once which syllables begin there and each window of it is searched from its end.
import { BREAKS, type Piece } from "./pieces.ts";
import { isPlainSyllable, syllable } from "./syllable.ts";

const JOINERS = /^[.*_\-·•'’`+~/\\|]{1,3}$/u;
/** Maximum number of joints within one torn stretch, and of letters in one of its pieces. */
const MOST_JOINTS = 24;
const LONGEST_PIECE = 3;
/** Minimum and maximum letters of a syllable. */
const [SHORTEST, LONGEST] = [2, 7];

const isSyllable = (word: string): boolean => syllable(word) !== undefined || isPlainSyllable(word);

/** Returns true if two neighbours may belong to one torn word: single letters, or bits held together by one sign. */
const isJoint = (here: Piece, next: Piece | undefined): boolean => {
  if (next === undefined) return false;
  const longest = Math.max(here.typed.length, next.typed.length);
  if (longest === 1 && !BREAKS.test(here.after.replace(/[.|]/gu, ""))) return true;
  return longest <= LONGEST_PIECE && JOINERS.test(here.after);
};

/** For each piece the last one of its stretch of joints; the piece itself when it has none. */
const stretchEnds = (all: readonly Piece[]): number[] => {
  const ends = new Array<number>(all.length);
  for (let at = all.length - 1; at >= 0; at -= 1) {
    const here = all[at];
    ends[at] = here !== undefined && isJoint(here, all[at + 1]) ? (ends[at + 1] ?? at) : at;
  }
  return ends;
};

/** The letters of a stretch of pieces, and which syllables begin at each of them. */
class Letters {
  readonly #letters: string;
  readonly #starts: readonly number[];
  readonly #isWhole: readonly boolean[];
  /** Lengths of the syllables that begin at a letter, longest first; found when first asked for. */
  readonly #lengths: number[][] = [];

  constructor(pieces: readonly Piece[]) {
    const typed = pieces.map((piece) => piece.typed.toLowerCase());
    this.#letters = typed.join("");
    this.#isWhole = typed.map(isSyllable);
    let start = 0;
    this.#starts = [0, ...typed.map(({ length }) => (start += length))];
  }

  /** Returns true if the pieces are more than adjacent syllables. */
  isTorn(from: number, to: number): boolean {
    return to > from && this.#isWhole.slice(from, to + 1).includes(false);
  }

  /** The syllables that these pieces spell, the longest first at each place; nothing when they spell none. */
  syllables(from: number, to: number): string[] | undefined {
    const [start, end] = [this.#starts[from] ?? 0, this.#starts[to + 1] ?? 0];
    const heads = this.#headsUntil(start, end);
    const found: string[] = [];
    for (let at = start; at < end; ) {
      const length = heads[at - start] ?? 0;
      if (length === 0) return undefined;
      found.push(this.#letters.slice(at, at + length));
      at += length;
    }
    return found;
  }

  /** For each letter the longest syllable after which the rest up to `end` can be spelt too; 0 for none. */
  #headsUntil(start: number, end: number): number[] {
    const heads = new Array<number>(end - start).fill(0);
    for (let at = end - SHORTEST; at >= start; at -= 1) {
      const fits = (length: number): boolean =>
        at + length === end || (at + length < end && heads[at + length - start] !== 0);
      heads[at - start] = this.#lengthsAt(at).find(fits) ?? 0;
    }
    return heads;
  }

  #lengthsAt(at: number): number[] {
    this.#lengths[at] ??= LENGTHS.filter((length) => isSyllable(this.#letters.slice(at, at + length)));
    return this.#lengths[at];
  }
}

const LENGTHS = Array.from({ length: LONGEST - SHORTEST + 1 }, (_, shorter) => LONGEST - shorter);

const asPieces = (syllables: readonly string[], after: string): Piece[] =>
  syllables.map((typed, index) => ({ typed, after: index === syllables.length - 1 ? after : " " }));

/** The pieces of one stretch of joints, torn words mended. */
const mendStretch = (stretch: readonly Piece[]): Piece[] => {
  const letters = new Letters(stretch);
  const whole: Piece[] = [];
  for (let at = 0; at < stretch.length; at += 1) {
    const to = Math.min(at + MOST_JOINTS, stretch.length - 1);
    const found = letters.isTorn(at, to) ? letters.syllables(at, to) : undefined;
    if (found !== undefined) {
      whole.push(...asPieces(found, stretch[to]?.after ?? ""));
      at = to;
    } else whole.push(...stretch.slice(at, at + 1));
  }
  return whole;
};

/** The same pieces, those that spell syllables only together mended into these. */
export const mendTornWords = (all: readonly Piece[]): Piece[] => {
  const ends = stretchEnds(all);
  const whole: Piece[] = [];
  for (let at = 0; at < all.length; at = (ends[at] ?? at) + 1) {
    const stretch = all.slice(at, (ends[at] ?? at) + 1);
    whole.push(...(stretch.length > 1 ? mendStretch(stretch) : stretch));
  }
  return whole;
};
