// A sound of any size without a file of that size: the frames of a real one, again and again.
import { anMp3 } from "./sound-files.ts";

export interface LargeSound {
  length: number;
  seconds: number;
  /** Bytes `from`..`to`, the last not included, in pieces of about 100 KB, made when they are taken. */
  bytes(from: number, to?: number): ReadableStream<Uint8Array<ArrayBuffer>>;
}

const FRAME_SECONDS = 1_152 / 44_100;
const PIECE = 100_000;

/** At least `size` bytes. */
export async function aLargeSound(size: number): Promise<LargeSound> {
  const frames = await onlyFrames();
  const rounds = Math.ceil(size / frames.bytes.length);
  const length = rounds * frames.bytes.length;
  const piece = (at: number, end: number): Uint8Array<ArrayBuffer> => {
    const start = at % frames.bytes.length;
    return frames.bytes.slice(start, Math.min(start + PIECE, frames.bytes.length, start + end - at));
  };
  return {
    length,
    seconds: Math.round(rounds * frames.count * FRAME_SECONDS),
    bytes(from, to = length) {
      let at = from;
      return new ReadableStream({
        pull(controller) {
          if (at >= to) return controller.close();
          const next = piece(at, to);
          at += next.length;
          controller.enqueue(next);
        },
      });
    },
  };
}

/** Without the first one, which says how many there are. */
async function onlyFrames(): Promise<{ bytes: Uint8Array<ArrayBuffer>; count: number }> {
  const file = new Uint8Array(await anMp3());
  let count = 0;
  let at = 208;
  // 64 kbit/s at 44.1 kHz: 208 bytes, and one more where the padding bit is set.
  for (; at + 4 <= file.length; count += 1) at += 208 + (((file[at + 2] ?? 0) >> 1) & 1);
  return { bytes: file.slice(208), count };
}
