// The thread that embeds: see embedder.ts.
import { parentPort, workerData } from "node:worker_threads";
import type { Question, Reply } from "./embedder.ts";
import { createEncoder, type Encoder } from "./encoder.ts";
import { readModel } from "./model-file.ts";
import { normalise } from "./vector.ts";

/** Layers whose means the heads read (build/compare.py chose them). */
const HEAD_LAYERS = [8, 12];

const post = (reply: Reply, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(reply, transfer);

async function load(): Promise<Encoder> {
  const begun = performance.now();
  const model = await readModel(new URL((workerData as { model: string }).model));
  const encoder = await createEncoder(model);
  post({
    kind: "ready",
    megabytes: Math.round(model.size / 1e5) / 10,
    loadMs: Math.round(performance.now() - begun),
  });
  return encoder;
}

function embed({ width, layers, encode }: Encoder, { id, texts }: Question): void {
  const vectors = new Float32Array(texts.length * width);
  const heads = new Float32Array(texts.length * width * HEAD_LAYERS.length);
  texts.forEach((text, i) => {
    const means = encode(text);
    vectors.set(normalise(means.subarray(layers * width, (layers + 1) * width)), i * width);
    HEAD_LAYERS.forEach((layer, k) => {
      heads.set(means.subarray(layer * width, (layer + 1) * width), (i * HEAD_LAYERS.length + k) * width);
    });
  });
  post({ kind: "vectors", id, vectors, layers: heads }, [vectors.buffer, heads.buffer]);
}

const encoder = load();
encoder.catch((error: unknown) => {
  post({ kind: "broken", message: error instanceof Error ? error.message : String(error) });
});
parentPort?.on("message", async (question: Question) => {
  const ready = await encoder.catch(() => undefined);
  if (ready !== undefined) embed(ready, question);
});
