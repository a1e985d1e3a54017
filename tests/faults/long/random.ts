// A generator that gives the same numbers for the same seed: what a run chose can be chosen again.

export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number below `bound`. */
  below(bound: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
}

/** Mulberry32: 32 bits of state are plenty for choosing moments. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  return { next, below, pick: (items) => items[below(items.length)] ?? items[0] };
}
