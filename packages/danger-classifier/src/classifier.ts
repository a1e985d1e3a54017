// Whether a message speaks of danger, judged by linear heads. The caller decides what follows from it.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Embedder } from "@bentrong/embedding";
import { type Heads, scoreHead, toFeatures } from "./heads.ts";
import { parseHeads } from "./heads-file.ts";
import { DANGER_ROUTES, type DangerRoute } from "./routes.ts";

export interface DangerReading {
  /** "card": danger is likely; "ask": it cannot be ruled out. */
  step: "none" | "ask" | "card";
  /** Which danger is the most likely one; meaningful for "ask" and "card". */
  route: DangerRoute;
  /** Distance from the average message in deviations. */
  score: number;
  /** "letters" when the sentence model is not available. */
  basis: "both" | "letters";
}

export interface DangerClassifier {
  /** `earlier`: the person's own messages of the same conversation, oldest first; the last two are read. Never rejects. */
  read(message: string, earlier: readonly string[]): Promise<DangerReading>;
}

interface Scores {
  danger: number;
  routes: Record<DangerRoute, number>;
  basis: DangerReading["basis"];
}

/** Scores of messages, so that the messages before are not read again; by hash, for no text stays in memory. */
const KEPT_SCORES = 4_000;
/** Share of an earlier message's score above the threshold that counts for the next. */
const CARRIED = 0.5;
const EARLIER_READ = 2;

const HEADS = new URL("../model/heads.bin", import.meta.url);

function readScores(heads: Heads, text: string, layers: Float32Array | undefined): Scores {
  const features = toFeatures(text, layers, heads.scale);
  const routes = Object.fromEntries(DANGER_ROUTES.map((route) => [route, scoreHead(heads, route, features)]));
  return {
    danger: scoreHead(heads, "danger", features),
    routes: routes as Record<DangerRoute, number>,
    basis: layers === undefined ? "letters" : "both",
  };
}

/** Earlier messages raise a doubtful message; they never make danger of an ordinary one alone. */
export function carryOver(now: number, earlier: readonly number[], ask: number): number {
  const before = Math.max(0, ...earlier.map((score) => score - ask));
  return now + CARRIED * Math.min(before, Math.max(0, now - ask + 1));
}

export function createDangerClassifier(
  embedder: Pick<Embedder, "embed">,
  heads = parseHeads(readFileSync(HEADS)),
): DangerClassifier {
  const kept = new Map<string, Scores>();
  const keyOf = (text: string) => createHash("sha256").update(text).digest("base64");

  const keep = (key: string, scores: Scores) => {
    if (kept.size >= KEPT_SCORES) kept.delete(kept.keys().next().value as string);
    kept.set(key, scores);
  };

  const scoreAll = async (texts: readonly string[]): Promise<Scores[]> => {
    const keys = texts.map(keyOf);
    const missing = texts.filter((_, i) => !kept.has(keys[i] as string));
    const embeddings = await embedder.embed(missing);
    const fresh = missing.map((text, i) => readScores(heads, text, embeddings?.[i]?.layers));
    return texts.map((text, i) => {
      const found = kept.get(keys[i] as string);
      if (found !== undefined) return found;
      const scores = fresh[missing.indexOf(text)] as Scores;
      if (scores.basis === "both") keep(keys[i] as string, scores);
      return scores;
    });
  };

  return {
    async read(message, earlier) {
      const [now, ...before] = await scoreAll([message, ...earlier.slice(-EARLIER_READ)]);
      const { danger, routes, basis } = now as Scores;
      const { ask, card } = heads.thresholds[basis];
      const score = carryOver(
        danger,
        before.map((one) => one.danger),
        ask,
      );
      const route = DANGER_ROUTES.reduce((best, next) => (routes[next] > routes[best] ? next : best));
      return { step: score >= card ? "card" : score >= ask ? "ask" : "none", route, score, basis };
    },
  };
}
