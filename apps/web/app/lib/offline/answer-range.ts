import { byteRange } from "@bentrong/format/byte-range";

/**
 * The part of a whole sound that a player asks for. Some browsers play nothing that answers a range with the whole, and
 * none can jump in it.
 */
export async function answerRange(asked: string | null, whole: Response): Promise<Response> {
  const headers = new Headers(whole.headers);
  headers.set("Accept-Ranges", "bytes");
  if (asked === null) return new Response(whole.body, { status: 200, headers });
  // A handle on the stored file: bytes outside of the range are not read.
  const bytes = await whole.blob();
  const range = byteRange(asked, bytes.size);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${bytes.size}`);
    headers.delete("Content-Length");
    return new Response(null, { status: 416, headers });
  }
  if (range === "whole") return new Response(bytes, { status: 200, headers });
  const { start, end } = range;
  headers.set("Content-Range", `bytes ${start}-${end}/${bytes.size}`);
  headers.set("Content-Length", String(end - start + 1));
  return new Response(bytes.slice(start, end + 1), { status: 206, headers });
}
