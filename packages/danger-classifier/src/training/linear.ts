// A linear classifier with squared hinge loss, trained by dual coordinate descent (Hsieh and others, 2008; LIBLINEAR's solver 1).
import type { LinearModel } from "../linear-model.ts";
import type { SparseVector } from "../text-features.ts";

export interface TrainOptions {
  /** Entries of the weight vector. */
  size: number;
  /** Price of an error against the length of the weights. */
  cost: number;
  /** Passes over the examples at most. */
  passes?: number;
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffle(list: Uint32Array, random: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const k = Math.floor(random() * (i + 1));
    const kept = list[i] as number;
    list[i] = list[k] as number;
    list[k] = kept;
  }
}

function dot({ indices, values }: SparseVector, weights: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < indices.length; i++)
    sum += (values[i] as number) * (weights[indices[i] as number] as number);
  return sum;
}

/** `isPositive[i]` says of `examples[i]` whether it belongs to the class; both classes weigh the same in sum. */
export function trainLinear(
  examples: readonly SparseVector[],
  isPositive: readonly boolean[],
  { size, cost, passes = 60 }: TrainOptions,
): LinearModel {
  const weights = new Float32Array(size);
  let bias = 0;
  const positives = isPositive.filter(Boolean).length;
  const costs = isPositive.map(
    (is) => (cost * examples.length) / (2 * Math.max(1, is ? positives : examples.length - positives)),
  );
  const lengths = examples.map(({ values }) => values.reduce((sum, value) => sum + value * value, 1));
  const alphas = new Float64Array(examples.length);
  const order = Uint32Array.from(examples, (_, i) => i);
  const random = createRandom(7);

  /** Moves one example's share; answers how far its condition was from being met. */
  const update = (i: number): number => {
    const example = examples[i] as SparseVector;
    const sign = isPositive[i] ? 1 : -1;
    const slack = 1 / (2 * (costs[i] as number));
    const alpha = alphas[i] as number;
    const gradient = sign * (dot(example, weights) + bias) - 1 + slack * alpha;
    const violation = alpha === 0 ? Math.min(gradient, 0) : gradient;
    if (Math.abs(violation) < 1e-9) return 0;
    const next = Math.max(alpha - gradient / ((lengths[i] as number) + slack), 0);
    alphas[i] = next;
    const step = (next - alpha) * sign;
    const { indices, values } = example;
    for (let k = 0; k < indices.length; k++) {
      const at = indices[k] as number;
      weights[at] = (weights[at] as number) + step * (values[k] as number);
    }
    bias += step;
    return Math.abs(violation);
  };

  for (let pass = 0; pass < passes; pass++) {
    shuffle(order, random);
    let worst = 0;
    for (const i of order) worst = Math.max(worst, update(i));
    if (worst < 0.02) break;
  }
  return { weights, bias };
}
