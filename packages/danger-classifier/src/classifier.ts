// Detects danger in a message by linear heads. The caller decides the consequence.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Embedder } from "@bentrong/embedding";
import { type Heads, scoreHead, toFeatures } from "./heads.ts";
import { parseHeads } from "./heads-file.ts";
import { joinMessages } from "./join-messages.ts";
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
  /** `earlier`: the person's own messages of the same conversation, oldest first. Never rejects. */
  read(message: string, earlier: readonly string[]): Promise<DangerReading>;
}

interface Scores {
  danger: number;
  routes: Record<DangerRoute, number>;
  basis: DangerReading["basis"];
}

/** Scores of messages that are sent again; by hash, for no text stays in memory. */
const KEPT_SCORES = 4_000;
const HEADS = new URL("../model/heads.bin", import.meta.url);

function scoreText(heads: Heads, text: string, layers: Float32Array | undefined): Scores {
  const features = toFeatures(text, layers, heads.scale);
  const routes = Object.fromEntries(DANGER_ROUTES.map((route) => [route, scoreHead(heads, route, features)]));
  return {
    danger: scoreHead(heads, "danger", features),
    routes: routes as Record<DangerRoute, number>,
    basis: layers === undefined ? "letters" : "both",
  };
}

export function createDangerClassifier(
  embedder: Pick<Embedder, "embed">,
  heads = parseHeads(readFileSync(HEADS)),
): DangerClassifier {
  const kept = new Map<string, Scores>();
  const toKey = (text: string) => createHash("sha256").update(text).digest("base64");

  const keep = (key: string, scores: Scores) => {
    if (kept.size >= KEPT_SCORES) kept.delete(kept.keys().next().value as string);
    kept.set(key, scores);
  };

  const readScores = async (text: string): Promise<Scores> => {
    const key = toKey(text);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const embeddings = await embedder.embed([text]);
    const scores = scoreText(heads, text, embeddings?.[0]?.layers);
    if (scores.basis === "both") keep(key, scores);
    return scores;
  };

  return {
    async read(message, earlier) {
      const { danger: score, routes, basis } = await readScores(joinMessages(message, earlier));
      const { ask, card } = heads.thresholds[basis];
      const route = DANGER_ROUTES.reduce((best, next) => (routes[next] > routes[best] ? next : best));
      return { step: score >= card ? "card" : score >= ask ? "ask" : "none", route, score, basis };
    },
  };
}
