// Compressing what is kept: done once for many readers, so with more care than an answer on its way deserves.
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** Below this size compressing costs more than it saves. */
const WORTH_COMPRESSING = 1_000;
const BROTLI_QUALITY = 6;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The compressed forms of `body`; undefined where it is too small for that. */
export async function compressed(body: Buffer): Promise<{ br: Buffer; gzip: Buffer } | undefined> {
  if (body.length < WORTH_COMPRESSING) return undefined;
  const [br, gzipped] = await Promise.all([
    compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    compressGzip(body),
  ]);
  return { br, gzip: gzipped };
}

/** The best encoding that an Accept-Encoding header allows. */
export function preferredEncoding(accepted: string | string[] | null | undefined): Encoding {
  const text = String(accepted ?? "");
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(text)) return "br";
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(text)) return "gzip";
  return "identity";
}
