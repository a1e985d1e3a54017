// Situations and speech acts by meaning. The phrases remain the floor: what they find is offered when the meaning agrees, and
// what they do not find only when the meaning is nearly that of an example. Without a sentence model the phrases decide.
import { scoreLinear } from "@bentrong/danger-classifier";
import { cosine, type Embedder } from "@bentrong/embedding";
import type { Language } from "../content/read-content.ts";
import { ACTS_OF } from "./acts-by-kind.ts";
import { ACT_FROM, type Classification, type Classifier, OFFERED_FROM, type Score } from "./classifier.ts";
import { centre, detectWriting, toActFeatures } from "./meaning-features.ts";
import { ACT_KINDS, type Example, type MeaningModel, readMeaningModel } from "./meaning-model.ts";

// Chosen on the conversations of the data, read by people: docs/figures.md.
/** A phrase was found and an example is at least so near. */
const AGREES_FROM = 0.25;
/** No phrase was found: only what is almost an example. */
const ALONE_FROM = 0.58;
/** A situation without examples rests on three words of a phrase and more. */
const PHRASE_ALONE = 0.95;
/** An act's example that is nearer than this names the act within its kind. */
const SAME_ACT = 0.3;

interface Near {
  kind: Example["kind"];
  id: string;
  near: number;
}

/** The nearest example of each situation and act, best first. */
function findNearest({ examples }: MeaningModel, vector: Float32Array, writing: string): Near[] {
  const best = new Map<string, Near>();
  for (const { kind, id, ...example } of examples) {
    if (example.writing !== writing) continue;
    const near = cosine(vector, example.vector);
    const known = best.get(`${kind} ${id}`);
    if (known === undefined || near > known.near) best.set(`${kind} ${id}`, { kind, id, near });
  }
  return [...best.values()].sort((one, other) => other.near - one.near);
}

function scoreSituations(
  phrases: readonly Score[],
  nearest: readonly Near[],
  known: ReadonlySet<string>,
): Score[] {
  const nothing = nearest.find(({ kind }) => kind === "telling")?.near ?? 0;
  const near = new Map(nearest.filter(({ kind }) => kind === "situation").map((one) => [one.id, one.near]));
  const agreed = phrases.filter(({ id, score }) =>
    known.has(id) ? (near.get(id) ?? 0) >= Math.max(AGREES_FROM, nothing) : score >= PHRASE_ALONE,
  );
  const alone = [...near]
    .filter(([id, found]) => found >= ALONE_FROM && found > nothing && !agreed.some((one) => one.id === id))
    .map(([id, score]) => ({ id, score: Math.max(score, OFFERED_FROM) }));
  return [...agreed, ...alone].sort((one, other) => other.score - one.score);
}

export function createMeaningClassifier(
  language: Language,
  phrases: Classifier,
  embedder: Pick<Embedder, "embed">,
  read: () => MeaningModel = readMeaningModel,
): Classifier {
  let kept: { model: MeaningModel; known: ReadonlySet<string> } | undefined;
  const open = () => {
    const model = kept?.model ?? read();
    kept ??= { model, known: new Set(model.examples.map(({ id }) => id)) };
    return kept;
  };

  const scoreActs = (text: string, vector: Float32Array, nearest: readonly Near[]): Score[] => {
    const { heads } = open().model;
    const features = toActFeatures(text, vector);
    const [kind] = ACT_KINDS.map((one) => ({
      one,
      above: scoreLinear(heads[one], features) - heads[one].from,
    }))
      .filter(({ above }) => above >= 0)
      .sort((one, other) => other.above - one.above);
    if (kind === undefined) return [];
    const acts = ACTS_OF[kind.one];
    const named = nearest.find(({ kind: of, id }) => of === "act" && acts.includes(id));
    return [{ id: named && named.near >= SAME_ACT ? named.id : acts[0], score: ACT_FROM }];
  };

  return {
    async classify(text, recent): Promise<Classification> {
      const [floor, embeddings] = await Promise.all([phrases.classify(text, recent), embedder.embed([text])]);
      const embedding = embeddings?.[0];
      if (embedding === undefined || text.trim() === "") return floor;
      const { model, known } = open();
      const writing = detectWriting(text, language);
      const vector = centre(embedding.vector, model.centres[writing]);
      const nearest = findNearest(model, vector, writing);
      const isAct = floor.acts.some(({ score }) => score >= ACT_FROM);
      return {
        situations: scoreSituations(floor.situations, nearest, known),
        acts: isAct ? floor.acts : [...scoreActs(text, vector, nearest), ...floor.acts],
      };
    },
  };
}
