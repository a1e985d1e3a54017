// Sentence vectors, made in a thread of their own. The thread starts with the first text and reads the model then.
import { Worker } from "node:worker_threads";

/** One text's vectors, each of `width` floats. */
export interface Embedding {
  /** The sentence vector, length 1: close in meaning is a high cosine. */
  vector: Float32Array;
  /** Means after chosen layers, not normalised, one behind the other; input of trained heads. */
  layers: Float32Array;
}

export type EmbedderStatus =
  | { kind: "not_started" }
  | { kind: "ready"; megabytes: number; loadMs: number }
  /** The model is missing, broken, or the engine cannot run it; `embed` answers undefined. */
  | { kind: "unavailable"; message: string };

export interface Embedder {
  /** One embedding a text, in their order; undefined when there is no model or too many texts wait. Never rejects. */
  embed(texts: readonly string[]): Promise<Embedding[] | undefined>;
  status(): EmbedderStatus;
  close(): Promise<void>;
}

export interface CreateEmbedderOptions {
  model?: URL;
  /** Texts that wait at most; more are answered with undefined. */
  maxWaiting?: number;
}

export interface Question {
  id: number;
  texts: readonly string[];
}

export type Reply =
  | { kind: "ready"; megabytes: number; loadMs: number }
  | { kind: "broken"; message: string }
  | { kind: "vectors"; id: number; vectors: Float32Array; layers: Float32Array };

/** The weights, by name and the beginning of their SHA-256: vectors of other weights cannot be compared with theirs. */
export const MODEL_NAME = "e5-small-vi-en 0a3f4edea865";

const MODEL = new URL("../model/e5-small-vi-en.bin", import.meta.url);

function splitRows(data: Float32Array, rows: number): Float32Array[] {
  const width = data.length / rows;
  return Array.from({ length: rows }, (_, i) => data.slice(i * width, (i + 1) * width));
}

export function createEmbedder({ model = MODEL, maxWaiting = 512 }: CreateEmbedderOptions = {}): Embedder {
  const waiting = new Map<number, { count: number; resolve(value: Embedding[] | undefined): void }>();
  let status: EmbedderStatus = { kind: "not_started" };
  let worker: Worker | undefined;
  let lastId = 0;
  let waitingTexts = 0;

  const settle = (id: number, value: Embedding[] | undefined) => {
    const entry = waiting.get(id);
    if (entry === undefined) return;
    waiting.delete(id);
    waitingTexts -= entry.count;
    if (waiting.size === 0) worker?.unref();
    entry.resolve(value);
  };
  const giveUp = (message: string) => {
    status = { kind: "unavailable", message };
    for (const id of [...waiting.keys()]) settle(id, undefined);
  };

  const onReply = (reply: Reply) => {
    if (reply.kind === "ready") {
      status = reply;
    } else if (reply.kind === "broken") {
      giveUp(reply.message);
    } else {
      const count = waiting.get(reply.id)?.count ?? 0;
      const vectors = splitRows(reply.vectors, count);
      const layers = splitRows(reply.layers, count);
      settle(
        reply.id,
        vectors.map((vector, i) => ({ vector, layers: layers[i] as Float32Array })),
      );
    }
  };

  const start = (): Worker => {
    const started = new Worker(new URL("./embedding-worker.ts", import.meta.url), {
      execArgv: [],
      workerData: { model: model.href },
    });
    started.on("message", onReply);
    started.on("error", (error) => giveUp(error instanceof Error ? error.message : String(error)));
    started.on("exit", () => {
      if (status.kind !== "unavailable") giveUp("the thread ended");
    });
    return started;
  };

  return {
    async embed(texts) {
      if (texts.length === 0) return [];
      if (status.kind === "unavailable" || waitingTexts + texts.length > maxWaiting) return undefined;
      worker ??= start();
      const thread = worker;
      const id = ++lastId;
      waitingTexts += texts.length;
      return await new Promise((resolve) => {
        waiting.set(id, { count: texts.length, resolve });
        thread.ref();
        thread.postMessage({ id, texts } satisfies Question);
      });
    },
    status: () => status,
    async close() {
      await worker?.terminate();
    },
  };
}
