export interface Spread {
  median: number;
  min: number;
  max: number;
}

export function measureSpread(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [below = 0, above = below] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return { median: (below + above) / 2, min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0 };
}
