// Companion of a test, and engines whose output the test controls.
import { HOTLINES } from "@bentrong/contract/safety";
import { createDangerClassifier } from "@bentrong/danger-classifier";
import type { Embedder } from "@bentrong/embedding";
import type { Engine, Reply, TurnInput } from "../../apps/server/src/features/companion/engine.ts";
import { createGuidedEngine } from "../../apps/server/src/features/companion/guided/guided.ts";
import {
  createSafetyLayer,
  type SafetyLayer,
} from "../../apps/server/src/features/companion/safety-layer.ts";

const guided = createGuidedEngine({ support: "hotro@bentrong.vn" });
/** With the numbers that are built in. */
export const safetyLayer = createSafetyLayer(() => HOTLINES);
/** The built-in guide and the safety layer as `npm start` has them. */
export const realParts = (): { guided: Engine; safety: SafetyLayer } => ({ guided, safety: safetyLayer });
/** The same with the meaning of sentences, as a running server has it. */
export const hearingParts = (embedder: Pick<Embedder, "embed">): { guided: Engine; safety: SafetyLayer } => ({
  guided: createGuidedEngine({ support: "hotro@bentrong.vn", embedder }),
  safety: createSafetyLayer(() => HOTLINES, createDangerClassifier(embedder)),
});

export interface SlowEngine extends Engine {
  readonly asked: TurnInput[];
  /** Says more in the newest reply. */
  say(part: string): void;
  /** Ends the newest reply. */
  end(more?: Omit<Reply, "text">): void;
  fail(error?: Error): void;
  /** Resolves when that many replies were asked for. */
  wasAsked(times?: number): Promise<void>;
}

/** An engine that speaks when the test tells it to. */
export function aSlowEngine(name: Engine["name"] = "guided"): SlowEngine {
  const asked: TurnInput[] = [];
  let waiting: { times: number; resolve: () => void }[] = [];
  let current: { text: string; say: (part: string) => void; done: PromiseWithResolvers<Reply> } | undefined;
  const now = () => {
    if (!current) throw new Error("nobody asked yet");
    return current;
  };
  return {
    name,
    asked,
    intro: guided.intro,
    reply(input, _signal, say) {
      asked.push(input);
      const reply = { text: "", say, done: Promise.withResolvers<Reply>() };
      current = reply;
      for (const { times, resolve } of waiting) if (asked.length >= times) resolve();
      waiting = waiting.filter(({ times }) => asked.length < times);
      return reply.done.promise;
    },
    say(part) {
      now().text += part;
      now().say(part);
    },
    end: (more = {}) => now().done.resolve({ text: now().text, ...more }),
    fail: (error = new Error("the engine broke")) => now().done.reject(error),
    wasAsked: (times = 1) =>
      asked.length >= times ? Promise.resolve() : new Promise((resolve) => waiting.push({ times, resolve })),
  };
}
