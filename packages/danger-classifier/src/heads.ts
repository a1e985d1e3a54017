// Linear heads over two views of a text: its letters, and the layers of the sentence model. The sum of both, each on the scale of its
// own training scores, is the score of a head.
import type { LinearModel } from "./linear-model.ts";
import { countFeatures, type SparseVector } from "./text-features.ts";

/** A linear model and the mean and deviation of its scores on people that it was not trained on. */
export interface ScaledModel extends LinearModel {
  mean: number;
  deviation: number;
}

/** Parameters that bring a layer of the sentence model to the scale that the heads read. */
export interface LayerScale {
  mean: Float32Array;
  deviation: Float32Array;
}

export interface Heads {
  scale: LayerScale;
  /** By name: "danger" and each route on which there is danger. */
  letters: Record<string, ScaledModel>;
  layers: Record<string, ScaledModel>;
  /** Scores from which a card is shown and a question is asked, with and without the sentence model. */
  thresholds: Record<"both" | "letters", { ask: number; card: number }>;
  /** Hash of the texts that it was trained on. */
  data: string;
}

/** A text as the heads read it; without a sentence model its letters alone. */
export interface Features {
  letters: SparseVector;
  layers: SparseVector | undefined;
}

export function scaleLayers(layers: Float32Array, { mean, deviation }: LayerScale): SparseVector {
  const length = Math.sqrt(layers.length);
  return {
    indices: Uint32Array.from(layers, (_, i) => i),
    values: layers.map((value, i) => (value - (mean[i] as number)) / (deviation[i] as number) / length),
  };
}

export function toFeatures(text: string, layers: Float32Array | undefined, scale: LayerScale): Features {
  return { letters: countFeatures(text), layers: layers && scaleLayers(layers, scale) };
}

export function scoreLinear({ weights, bias }: LinearModel, { indices, values }: SparseVector): number {
  let sum = bias;
  for (let i = 0; i < indices.length; i++)
    sum += (values[i] as number) * (weights[indices[i] as number] as number);
  return sum;
}

function scoreScaled(model: ScaledModel, vector: SparseVector): number {
  return (scoreLinear(model, vector) - model.mean) / model.deviation;
}

/** The score of one head: 0 is what the people of the data score on average, 1 a deviation above. */
export function scoreHead(heads: Heads, name: string, { letters, layers }: Features): number {
  const byLetters = scoreScaled(heads.letters[name] as ScaledModel, letters);
  if (layers === undefined) return byLetters;
  return (byLetters + scoreScaled(heads.layers[name] as ScaledModel, layers)) / 2;
}
