// Answers that are the same for every visitor, kept as bytes ready to send. The database says when content changed,
// and everything is dropped; while nobody listens to the database nothing is kept, so an answer is never stale.
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Hearer, Listener } from "../database/listener.ts";
import { compressed, type Encoding } from "./encodings.ts";

const MAX_BYTES = 96 * 1024 * 1024;
const MAX_ENTRY = 4 * 1024 * 1024;
const MAX_KEY = 2_000;
interface Variant {
  body: Buffer;
  etag: string;
  headers: string[];
}

export interface Answer {
  status: number;
  /** Name and value pairs; no Content-Length, Content-Encoding, ETag or Vary. */
  headers: [string, string][];
  vary: string;
  body: Buffer;
}

export interface Kept {
  status: number;
  variants: Partial<Record<Encoding, Variant>>;
  identity: Variant;
  answer: Answer;
}

export class ResponseCache {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ variants }, key) =>
      key.length +
      Object.values(variants).reduce((sum, variant) => sum + (variant?.body.length ?? 0) + 500, 0),
  });
  readonly #compressing = new WeakSet<Kept>();
  #usable = false;
  #generation = 0;

  /** Empties itself on `channel`, and stays out of use while the listening connection is lost. */
  async follow(listener: Listener, channel: string): Promise<void> {
    const hearer: Hearer = {
      heard: () => this.#drop(),
      connected: (isConnected) => {
        this.#drop();
        this.#usable = isConnected;
      },
    };
    await listener.listen(channel, hearer);
  }

  /** Ask before the work whose answer is to be kept: `keep` refuses what a change overtook. */
  get generation(): number {
    return this.#generation;
  }

  /** An answer that is asked for again is worth compressing; most addresses that are made up are asked for once. */
  get(key: string): Kept | undefined {
    const kept = this.#kept.get(key);
    if (kept && !this.#compressing.has(kept)) {
      this.#compressing.add(kept);
      void this.#compress(key, kept);
    }
    return kept;
  }

  keep(key: string, generation: number, answer: Answer): void {
    if (key.length > MAX_KEY || answer.body.length > MAX_ENTRY || !this.#stillTrue(generation)) return;
    const identity = variantOf(answer, "identity", answer.body);
    this.#kept.set(key, { status: answer.status, variants: { identity }, identity, answer });
  }

  async #compress(key: string, kept: Kept): Promise<void> {
    const smaller = await compressed(kept.answer.body);
    if (!smaller) return;
    // Dropped or replaced in the meantime: then it is of no use.
    if (this.#kept.peek(key) !== kept) return;
    kept.variants.br = variantOf(kept.answer, "br", smaller.br);
    kept.variants.gzip = variantOf(kept.answer, "gzip", smaller.gzip);
    // Set again, because its size counts.
    this.#kept.set(key, kept);
  }

  #stillTrue(generation: number): boolean {
    return this.#usable && generation === this.#generation;
  }

  #drop(): void {
    this.#generation += 1;
    this.#kept.clear();
  }
}

function variantOf(answer: Answer, encoding: Encoding, body: Buffer): Variant {
  const tag = createHash("sha256").update(answer.body).digest("base64url").slice(0, 22);
  const etag = encoding === "identity" ? `"${tag}"` : `"${tag}-${encoding}"`;
  const headers = [...answer.headers.flat(), "ETag", etag, "Vary", answer.vary];
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  headers.push("Content-Length", String(body.length));
  return { body, etag, headers };
}
