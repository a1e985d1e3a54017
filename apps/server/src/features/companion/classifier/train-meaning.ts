// `npm run train:companion`: makes meaning.json.br from the examples of the content and the conversations of the data.
// Thresholds come from people that a head was not trained on: a head speaks where it is right four times in five.
import { writeFileSync } from "node:fs";
import { type LinearModel, type SparseVector, scoreLinear } from "@bentrong/danger-classifier";
import { readConversations, trainLinear } from "@bentrong/danger-classifier/training";
import { createEmbedder } from "@bentrong/embedding";
import type { Language } from "../content/read-content.ts";
import { guessLanguage } from "../text/words.ts";
import { ACTS_OF } from "./acts-by-kind.ts";
import { hashExamples, listExamples, type WrittenExample } from "./examples.ts";
import { centre, detectWriting, FEATURES, toActFeatures, WIDTH } from "./meaning-features.ts";
import {
  ACT_KINDS,
  type ActKind,
  MEANING_FILE,
  type MeaningModel,
  WRITINGS,
  type Writing,
  writeMeaningModel,
} from "./meaning-model.ts";

const RIGHT_WANTED = 0.8;
/** A head that is asked for so few that its threshold is a matter of luck stays silent. */
const LEAST_FOUND = 4;
const FOLDS = 5;
const COST = 10;
const BATCH = 64;

interface Row {
  text: string;
  language: Language;
  kind: string;
  /** Author of the words; the examples have none and are always trained on. */
  role: string | undefined;
}
type Read = Row & { features: SparseVector };

async function embedAll(texts: readonly string[]): Promise<Float32Array[]> {
  const embedder = createEmbedder();
  const vectors: Float32Array[] = [];
  for (let at = 0; at < texts.length; at += BATCH) {
    const found = await embedder.embed(texts.slice(at, at + BATCH));
    if (found === undefined) throw new Error("the sentence model is not available");
    vectors.push(...found.map(({ vector }) => vector));
  }
  await embedder.close();
  return vectors;
}

const findKind = (id: string): string => ACT_KINDS.find((kind) => ACTS_OF[kind].includes(id)) ?? "tell";

function listRows(examples: readonly WrittenExample[]): Row[] {
  const said = readConversations("voices").flatMap(({ role, messages }) =>
    messages.map(({ text, act }) => ({ text, language: guessLanguage(text) ?? "vi", kind: act, role })),
  );
  const written = examples.map(({ text, language, kind, id }) => ({
    ...{ text, language, role: undefined },
    kind: kind === "act" ? findKind(id) : "tell",
  }));
  return [...written, ...said];
}

function computeCentre(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(WIDTH);
  for (const vector of vectors) for (const [at, value] of vector.entries()) sum[at] = (sum[at] ?? 0) + value;
  return sum.map((value) => value / Math.max(1, vectors.length));
}

const train = (rows: readonly Read[], kind: ActKind): LinearModel =>
  trainLinear(
    rows.map(({ features }) => features),
    rows.map((row) => row.kind === kind),
    { size: FEATURES, cost: COST },
  );

/** The lowest score from which on four in five were of that kind. */
function chooseFrom(scored: readonly { score: number; isRight: boolean }[]): number {
  let [right, from] = [0, Number.MAX_VALUE];
  for (const [at, { score, isRight }] of scored.toSorted((one, other) => other.score - one.score).entries()) {
    right += isRight ? 1 : 0;
    if (right >= LEAST_FOUND && right / (at + 1) >= RIGHT_WANTED) from = score;
  }
  return from;
}

function trainHead(rows: readonly Read[], kind: ActKind): LinearModel & { from: number } {
  const roles = [...new Set(rows.map(({ role }) => role))].filter((role) => role !== undefined).sort();
  const chooseFold = (role: string | undefined): number =>
    role === undefined ? -1 : roles.indexOf(role) % FOLDS;
  const scored = Array.from({ length: FOLDS }, (_, fold) => {
    const head = train(
      rows.filter(({ role }) => chooseFold(role) !== fold),
      kind,
    );
    return rows
      .filter(({ role }) => chooseFold(role) === fold)
      .map((row) => ({ score: scoreLinear(head, row.features), isRight: row.kind === kind }));
  }).flat();
  const from = chooseFrom(scored);
  const found = scored.filter(({ score }) => score >= from);
  const right = found.filter(({ isRight }) => isRight).length;
  const all = scored.filter(({ isRight }) => isRight).length;
  console.info(`${kind}: ${right} of ${found.length} right, of ${all} that there are`);
  return { ...train(rows, kind), from };
}

const examples = listExamples();
const rows = listRows(examples);
const vectors = await embedAll(rows.map(({ text }) => text));
const writings = rows.map(({ text, language }) => detectWriting(text, language));
const centres = Object.fromEntries(
  WRITINGS.map((writing) => [
    writing,
    computeCentre(vectors.filter((_, at) => at < examples.length && writings[at] === writing)),
  ]),
) as Record<Writing, Float32Array>;
const centred = vectors.map((vector, at) => centre(vector, centres[writings[at] as Writing]));
const read = rows.map((row, at) => ({
  ...row,
  features: toActFeatures(row.text, centred[at] as Float32Array),
}));
const model: MeaningModel = {
  centres,
  examples: examples.map(({ kind, id }, at) => ({
    ...{ kind, id },
    writing: writings[at] as Writing,
    vector: centred[at] as Float32Array,
  })),
  heads: Object.fromEntries(ACT_KINDS.map((kind) => [kind, trainHead(read, kind)])) as MeaningModel["heads"],
  data: hashExamples(examples),
};
writeFileSync(MEANING_FILE, writeMeaningModel(model));
