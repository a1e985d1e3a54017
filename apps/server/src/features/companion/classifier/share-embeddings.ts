// One message is read by several: each text is embedded once, however many ask, and for a while remembered by its hash.
import { createHash } from "node:crypto";
import type { Embedder, Embedding } from "@bentrong/embedding";

type Embeds = Pick<Embedder, "embed">;

/** About 6 MB of vectors at most. */
const KEPT = 1_000;

const toKey = (text: string): string => createHash("sha256").update(text).digest("base64");

export function shareEmbeddings(embedder: Embeds, limit = KEPT): Embeds {
  const kept = new Map<string, Promise<Embedding | undefined>>();

  const keep = (key: string, embedding: Promise<Embedding | undefined>): void => {
    const oldest = kept.size >= limit ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(key, embedding);
    // A model that is missing or busy now may answer the next time.
    void embedding.then((found) => {
      if (found === undefined && kept.get(key) === embedding) kept.delete(key);
    });
  };

  return {
    async embed(texts) {
      const missing = [...new Set(texts)].filter((text) => !kept.has(toKey(text)));
      const asked = missing.length > 0 ? embedder.embed(missing) : Promise.resolve([]);
      for (const [at, text] of missing.entries())
        keep(
          toKey(text),
          asked.then((all) => all?.[at]),
        );
      const found = await Promise.all(texts.map((text) => kept.get(toKey(text))));
      const whole = found.filter((one) => one !== undefined);
      return whole.length === texts.length ? whole : undefined;
    },
  };
}
