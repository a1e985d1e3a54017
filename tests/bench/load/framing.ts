// Finds one HTTP answer at the beginning of received bytes. Just what a load generator needs: the status, where the
// answer ends, and the body, for the two framings that servers use (Content-Length and chunked).

export interface Answer {
  status: number;
  head: string;
  body: Buffer;
  /** Bytes the answer took, from its first to its last. */
  length: number;
}

const HEAD_END = "\r\n\r\n";
const CONTENT_LENGTH = /\r\ncontent-length: *(\d+)/i;
const CHUNKED = /\r\ntransfer-encoding: *chunked/i;

/** The answer that `bytes` begin with; undefined while it is not all there. */
export function readAnswer(bytes: Buffer): Answer | undefined {
  const headLength = bytes.indexOf(HEAD_END);
  if (headLength < 0) return undefined;
  const head = bytes.toString("latin1", 0, headLength);
  const status = Number(head.slice(9, 12));
  const from = headLength + HEAD_END.length;
  const announced = CONTENT_LENGTH.exec(head)?.[1];
  if (announced !== undefined) {
    const length = from + Number(announced);
    return bytes.length < length ? undefined : { status, head, body: bytes.subarray(from, length), length };
  }
  if (!CHUNKED.test(head)) throw new Error(`an answer without a length: ${head}`);
  const chunked = readChunks(bytes, from);
  return chunked && { status, head, ...chunked };
}

function readChunks(bytes: Buffer, from: number): Pick<Answer, "body" | "length"> | undefined {
  const chunks: Buffer[] = [];
  for (let at = from; ; ) {
    const lineEnd = bytes.indexOf("\r\n", at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.toString("latin1", at, lineEnd), 16);
    if (Number.isNaN(size)) throw new Error(`no chunk begins with ${bytes.toString("latin1", at, lineEnd)}`);
    const begin = lineEnd + 2;
    const end = begin + size;
    if (bytes.length < end + 2) return undefined;
    if (size === 0) return { body: Buffer.concat(chunks), length: end + 2 };
    chunks.push(bytes.subarray(begin, end));
    at = end + 2;
  }
}
