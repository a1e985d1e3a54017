import { gaplessHeader, HEADER_BYTES } from "./gapless-header.ts";

/** Samples of a frame. */
export const FRAME = 1152;

/** A stretch of a file that may be repeated right after itself, in bytes from its beginning. */
export interface Loop {
  from: number;
  to: number;
  /** Frames of the stretch. */
  frames: number;
}

/** Where a header of ours says how many frames there are, and how many samples to cut at both ends. */
const FRAMES_AT = 36 + 8;
const CUT_AT = 36 + 120 + 21;

/** The file with its loop heard so many times more: the whole length is in the header, as players expect it. */
export function extendMp3(file: Uint8Array, loop: Loop, times: number): Uint8Array {
  const stretch = file.subarray(loop.from, loop.to);
  const extended = new Uint8Array(file.length + stretch.length * times);
  extended.set(file.subarray(0, loop.to));
  for (let n = 0; n < times; n++) extended.set(stretch, loop.to + n * stretch.length);
  extended.set(file.subarray(loop.to), loop.to + times * stretch.length);
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const cut = (view.getUint8(CUT_AT) << 16) | (view.getUint8(CUT_AT + 1) << 8) | view.getUint8(CUT_AT + 2);
  const header = gaplessHeader({
    audio: extended.subarray(HEADER_BYTES),
    frames: view.getUint32(FRAMES_AT) + loop.frames * times,
    delay: cut >> 12,
    padding: cut & 0xfff,
  });
  extended.set(header);
  return extended;
}
