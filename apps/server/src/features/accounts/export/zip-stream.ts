// A ZIP archive that is made while it is sent: what is in it may be larger than the memory.
import { Zip, ZipDeflate } from "fflate";

export interface ZipEntry {
  name: string;
  text: AsyncIterable<string>;
}

/** Characters gathered before they are compressed: small pieces compress badly. */
const PIECE = 64 * 1024;

/** Bytes are made only as fast as they are taken. An error of an entry breaks the stream off. */
export function zipStream(entries: readonly ZipEntry[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = readBytes(entries);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await bytes.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await bytes.return(undefined);
    },
  });
}

async function* readBytes(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let made: Uint8Array<ArrayBuffer>[] = [];
  const take = (): Uint8Array<ArrayBuffer>[] => {
    const taken = made;
    made = [];
    return taken;
  };
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  const encoder = new TextEncoder();
  for (const { name, text } of entries) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const piece of gathered(text)) {
      file.push(encoder.encode(piece));
      yield* take();
    }
    file.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

async function* gathered(text: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = "";
  for await (const part of text) {
    piece += part;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = "";
  }
  if (piece) yield piece;
}
