import { FRAME, type Loop } from "./extend-mp3.ts";
import { gaplessHeader, HEADER_BYTES } from "./gapless-header.ts";
import { countFrames, ENCODER_DELAY, encodeFrames, joined } from "./mp3.ts";
import { at, SAMPLE_RATE, type Stereo } from "./samples.ts";

/** Rounds of the loop in the stretch that is repeated: encoders come back to the same bytes after two. */
export const STRETCH_ROUNDS = 2;
/** Rounds before the end: one in which the encoder settles, the stretch, and the same once more to compare it with. */
export const ROUNDS = 1 + 2 * STRETCH_ROUNDS;
/** Frames after which frames of 64 kbit/s at 44.1 kHz are of the same sizes again; they last 1.28 seconds. */
const SIZES_PERIOD = 49;
/** A frame takes bytes and overlaps from those before it, from five of them at most. */
const MEMORY = 8;

interface Fades {
  /** Seconds */
  in: number;
  out: number;
}

/** Some rounds of a loop and an end, faded at both ends, with a place in it where another round may be put in. */
export async function encodeLoopingMp3(
  loop: Stereo,
  endSeconds: number,
  fades: Fades,
): Promise<{ file: Uint8Array; loop: Loop }> {
  const { length } = loop.left;
  if (length % (SIZES_PERIOD * FRAME) !== 0)
    throw new Error("A loop for MP3 lasts a multiple of 1.28 seconds");
  const samples = ROUNDS * length + Math.round(endSeconds * SAMPLE_RATE);
  const unroll = (channel: Float32Array) => fade(repeat(channel, samples), fades);
  const encoded = await encodeFrames({ left: unroll(loop.left), right: unroll(loop.right) });
  const frames = encoded.slice(0, countFrames(ENCODER_DELAY + samples));
  const period = (STRETCH_ROUNDS * length) / FRAME;
  const settled = length / FRAME;
  const joint = findJoint(frames, settled, period);
  const audio = joined(frames);
  const padding = frames.length * FRAME - ENCODER_DELAY - samples;
  const header = gaplessHeader({ audio, frames: frames.length, delay: ENCODER_DELAY, padding });
  const bytesBefore = (frame: number) => HEADER_BYTES + joined(frames.slice(0, frame)).length;
  return {
    file: joined([header, audio]),
    loop: { from: bytesBefore(joint), to: bytesBefore(joint + period), frames: period },
  };
}

/**
 * A frame before which the same frames stand as one period later: a decoder that comes from there is in the same state
 * and hears no joint. An encoder is never quite periodic, but it is in most places.
 */
export function findJoint(frames: readonly Uint8Array[], from: number, period: number): number {
  let same = 0;
  for (let frame = from; frame < from + period; frame++) {
    same = isSame(frames[frame], frames[frame + period]) ? same + 1 : 0;
    if (same === MEMORY) return frame + 1;
  }
  throw new Error("This loop is encoded differently every time: no joint would be silent");
}

const isSame = (a: Uint8Array | undefined, b: Uint8Array | undefined): boolean =>
  a !== undefined && a.length === b?.length && a.every((byte, index) => byte === b[index]);

function repeat(channel: Float32Array, samples: number): Float32Array {
  const result = new Float32Array(samples);
  for (let start = 0; start < samples; start += channel.length)
    result.set(channel.subarray(0, Math.min(channel.length, samples - start)), start);
  return result;
}

/** Half a cosine at both ends: neither is heard as a switch. */
function fade(samples: Float32Array, fades: Fades): Float32Array {
  const rise = Math.round(fades.in * SAMPLE_RATE);
  const fall = Math.round(fades.out * SAMPLE_RATE);
  const shape = (share: number) => 0.5 - 0.5 * Math.cos(Math.PI * share);
  for (let i = 0; i < rise; i++) samples[i] = at(samples, i) * shape(i / rise);
  for (let i = 0; i < fall; i++) {
    const index = samples.length - 1 - i;
    samples[index] = at(samples, index) * shape(i / fall);
  }
  return samples;
}
