// Answers that are the same for every visitor, kept as bytes ready to send. The database says when content changed,
// and everything is dropped; while nobody listens to the database nothing is kept, so an answer is never stale.
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { Hearer, Listener } from "../database/listener.ts";

const MAX_BYTES = 96 * 1024 * 1024;
const MAX_ENTRY = 4 * 1024 * 1024;
const MAX_KEY = 2_000;
/** Below this size compressing costs more than it saves. */
const WORTH_COMPRESSING = 1_000;
/** An answer asked for this often is compressed with care; until then it is sent as it is. */
const BROTLI_QUALITY = 6;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

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
  variants: Record<Encoding, Variant | undefined>;
  identity: Variant;
}

export class ResponseCache {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ variants }, key) =>
      key.length +
      Object.values(variants).reduce((sum, variant) => sum + (variant?.body.length ?? 0) + 500, 0),
  });
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

  get(key: string): Kept | undefined {
    return this.#kept.get(key);
  }

  async keep(key: string, generation: number, answer: Answer): Promise<void> {
    if (key.length > MAX_KEY || answer.body.length > MAX_ENTRY || !this.#stillTrue(generation)) return;
    const kept = await compressed(answer);
    // Compressing took a while: a change may have come in between.
    if (this.#stillTrue(generation)) this.#kept.set(key, kept);
  }

  #stillTrue(generation: number): boolean {
    return this.#usable && generation === this.#generation;
  }

  #drop(): void {
    this.#generation += 1;
    this.#kept.clear();
  }
}

async function compressed(answer: Answer): Promise<Kept> {
  const tag = createHash("sha256").update(answer.body).digest("base64url").slice(0, 22);
  const variant = (encoding: Encoding, body: Buffer): Variant => {
    const etag = encoding === "identity" ? `"${tag}"` : `"${tag}-${encoding}"`;
    const headers = [...answer.headers.flat(), "ETag", etag, "Vary", answer.vary];
    if (encoding !== "identity") headers.push("Content-Encoding", encoding);
    headers.push("Content-Length", String(body.length));
    return { body, etag, headers };
  };
  const identity = variant("identity", answer.body);
  const variants: Kept["variants"] = { identity, br: undefined, gzip: undefined };
  if (answer.body.length >= WORTH_COMPRESSING) {
    const [br, gz] = await Promise.all([
      compressBrotli(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
      compressGzip(answer.body),
    ]);
    variants.br = variant("br", br);
    variants.gzip = variant("gzip", gz);
  }
  return { status: answer.status, variants, identity };
}
