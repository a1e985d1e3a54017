// Trains the heads on sentences and chooses the thresholds on people whom the scoring heads have not seen.
import { createHash } from "node:crypto";
import type { Embedder } from "@bentrong/embedding";
import {
  type Features,
  type Heads,
  type LayerScale,
  type ScaledModel,
  scoreHead,
  scoreLinear,
  toFeatures,
} from "../heads.ts";
import { joinMessages } from "../join-messages.ts";
import { DANGER_ROUTES, isDanger, type Route } from "../routes.ts";
import { BUCKETS, removeMarks, type SparseVector } from "../text-features.ts";
import { trainLinear } from "./linear.ts";
import { chooseThresholds } from "./thresholds.ts";
import type { LabelledText } from "./voices.ts";

/** Prices of an error; each is the middle of a range in which the figures hardly change. */
const LETTERS_COST = 0.5;
const LAYERS_COST = 0.3;
const HEAD_NAMES = ["danger", ...DANGER_ROUTES] as const;

export interface Example extends LabelledText {
  features: Features;
}

/** Every text twice, as written and without marks, so that both score alike. */
export interface TrainingSet {
  written: Example[];
  plain: Example[];
  scale: LayerScale;
}

function measureScale(vectors: readonly Float32Array[]): LayerScale {
  const width = vectors[0]?.length ?? 0;
  const mean = new Float32Array(width);
  const deviation = new Float32Array(width);
  for (const vector of vectors)
    vector.forEach((value, i) => {
      mean[i] = (mean[i] as number) + value / vectors.length;
    });
  for (const vector of vectors) {
    vector.forEach((value, i) => {
      deviation[i] = (deviation[i] as number) + (value - (mean[i] as number)) ** 2 / vectors.length;
    });
  }
  return { mean, deviation: deviation.map((square) => Math.sqrt(square + 1e-9)) };
}

export async function prepareTexts(texts: readonly LabelledText[], embedder: Embedder): Promise<TrainingSet> {
  const plain = texts.map((one) => ({
    ...one,
    text: removeMarks(one.text),
    earlier: one.earlier.map(removeMarks),
  }));
  const joined = [...texts, ...plain].map(({ text, earlier }) => joinMessages(text, earlier));
  const embeddings = await embedder.embed(joined);
  if (embeddings === undefined) throw new Error("the sentence model is not available");
  const layers = embeddings.map((embedding) => embedding.layers);
  const scale = measureScale(layers.slice(0, texts.length));
  const examples = [...texts, ...plain].map((one, i) => ({
    ...one,
    features: toFeatures(joined[i] as string, layers[i], scale),
  }));
  return { written: examples.slice(0, texts.length), plain: examples.slice(texts.length), scale };
}

type View = "letters" | "layers";
const SIZES = (width: number): Record<View, { size: number; cost: number }> => ({
  letters: { size: BUCKETS, cost: LETTERS_COST },
  layers: { size: width, cost: LAYERS_COST },
});

function isPositive(name: string, route: Route): boolean {
  return name === "danger" ? isDanger(route) : route === name;
}

/** Trains one view of one head; its scale is that of the scores on `unseen`, or on the examples themselves. */
function trainView(view: View, name: string, examples: readonly Example[], width: number): ScaledModel {
  const vectors = examples.map(({ features }) => features[view] as SparseVector);
  const model = trainLinear(
    vectors,
    examples.map(({ route }) => isPositive(name, route)),
    SIZES(width)[view],
  );
  const scores = vectors.map((vector) => scoreLinear(model, vector));
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length;
  return { ...model, mean, deviation: Math.sqrt(variance) || 1 };
}

function trainViews(
  examples: readonly Example[],
  scale: LayerScale,
  names: readonly string[] = HEAD_NAMES,
): Pick<Heads, "letters" | "layers" | "scale"> {
  const train = (view: View) =>
    Object.fromEntries(names.map((name) => [name, trainView(view, name, examples, scale.mean.length)]));
  return { scale, letters: train("letters"), layers: train("layers") };
}

const NO_THRESHOLDS = { both: { ask: 0, card: 0 }, letters: { ask: 0, card: 0 } };

export interface Scored {
  example: Example;
  /** Danger by both views and by letters alone. */
  both: number;
  letters: number;
}

/** Scores of every example by heads that were trained without its role. */
export function scoreLeavingOneRoleOut({ written, plain, scale }: TrainingSet): {
  written: Scored[];
  plain: Scored[];
} {
  const measured = written.filter(({ isTuning }) => !isTuning);
  const roles = [...new Set(measured.map(({ role }) => role))];
  const result: { written: Scored[]; plain: Scored[] } = { written: [], plain: [] };
  for (const left of roles) {
    const others = [...written, ...plain].filter(({ role }) => role !== left);
    const heads: Heads = { ...trainViews(others, scale, ["danger"]), thresholds: NO_THRESHOLDS, data: "" };
    const scoreOne = (example: Example): Scored => ({
      example,
      both: scoreHead(heads, "danger", example.features),
      letters: scoreHead(heads, "danger", { ...example.features, layers: undefined }),
    });
    result.written.push(...written.filter(({ role }) => role === left).map(scoreOne));
    result.plain.push(...plain.filter(({ role }) => role === left).map(scoreOne));
  }
  return result;
}

/** Changes with every text, label and role. */
export function hashTexts(
  texts: readonly Pick<LabelledText, "text" | "earlier" | "role" | "route">[],
): string {
  const hash = createHash("sha256");
  for (const { text, earlier, role, route } of texts)
    hash.update(JSON.stringify([role, route, joinMessages(text, earlier)]));
  return hash.digest("hex");
}

export function trainHeads(set: TrainingSet): Heads {
  const { written } = scoreLeavingOneRoleOut(set);
  const pick = (basis: "both" | "letters") =>
    chooseThresholds(
      written.map((scored) => ({ score: scored[basis], isDanger: isDanger(scored.example.route) })),
    );
  return {
    ...trainViews([...set.written, ...set.plain], set.scale),
    thresholds: { both: pick("both"), letters: pick("letters") },
    data: hashTexts(set.written),
  };
}
