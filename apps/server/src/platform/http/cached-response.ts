// An answer as bytes that are ready to send, in the encodings that exist of it so far.
import { createHash } from "node:crypto";
import type { Encoding } from "./encodings.ts";

interface Variant {
  body: Buffer;
  etag: string;
  headers: string[];
}

export interface ResponseParts {
  status: number;
  /** Name and value pairs; no Content-Length, Content-Encoding, ETag or Vary. */
  headers: [string, string][];
  vary: string;
  body: Buffer;
}

export interface CachedResponse {
  status: number;
  variants: Partial<Record<Encoding, Variant>>;
  identity: Variant;
  answer: ResponseParts;
  /** A change of one of these drops it. */
  topics: readonly string[];
  /** These three in milliseconds of the process's own clock. */
  goodUntil: number;
  /** When its making began. */
  madeAt: number;
  /** Since when something that it shows has changed, though nothing of it was hidden. */
  staleSince?: number | undefined;
}

export function toVariant(answer: ResponseParts, encoding: Encoding, body: Buffer): Variant {
  const tag = createHash("sha256").update(answer.body).digest("base64url").slice(0, 22);
  const etag = encoding === "identity" ? `"${tag}"` : `"${tag}-${encoding}"`;
  const headers = [...answer.headers.flat(), "ETag", etag, "Vary", answer.vary];
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  headers.push("Content-Length", String(body.length));
  return { body, etag, headers };
}
