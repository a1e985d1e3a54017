import { createMp3Encoder } from "wasm-media-encoders";
import { FRAME } from "./extend-mp3.ts";
import { gaplessHeader } from "./gapless-header.ts";
import { SAMPLE_RATE, type Stereo, scale } from "./samples.ts";

/** Samples by which LAME shifts everything, and by which every decoder shifts it again. */
export const ENCODER_DELAY = 576;
const DECODER_DELAY = 529;
/** LAME turns everything down a little at low bit rates, without being asked. */
const ENCODER_SCALE = 0.95;
/** Real sound around the stretch, so that the first and last frames are coded in their true surroundings. */
const LEAD = FRAME;
const TRAIL = 3 * FRAME;

/**
 * CBR 64 kbit/s joint stereo. The encoder is fed a little of the other end of the loop (or silence) before and
 * after the stretch, and a LAME header tells players how much of it to cut: what remains is exactly the stretch.
 */
export async function encodeMp3(sound: Stereo, loops: boolean): Promise<Uint8Array> {
  const frames = await encodeFrames({
    left: surround(sound.left, loops),
    right: surround(sound.right, loops),
  });
  const delay = ENCODER_DELAY + LEAD;
  const kept = frames.slice(0, countFrames(delay + sound.left.length));
  const padding = kept.length * FRAME - delay - sound.left.length;
  const audio = joined(kept);
  return joined([gaplessHeader({ audio, frames: kept.length, delay, padding }), audio]);
}

/** As many frames as a decoder needs for so many samples. */
export const countFrames = (samples: number): number => Math.ceil((samples + DECODER_DELAY) / FRAME);

/** CBR 64 kbit/s joint stereo; changes the samples. */
export async function encodeFrames({ left, right }: Stereo): Promise<Uint8Array[]> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: SAMPLE_RATE, channels: 2, bitrate: 64, outputSampleRate: SAMPLE_RATE });
  const input = [scale(left, 1 / ENCODER_SCALE), scale(right, 1 / ENCODER_SCALE)];
  return splitFrames(joined([encoder.encode(input).slice(), encoder.finalize().slice()]));
}

function surround(samples: Float32Array, loops: boolean): Float32Array {
  const { length } = samples;
  const result = new Float32Array(LEAD + length + TRAIL);
  result.set(samples, LEAD);
  if (loops) {
    for (let i = 0; i < LEAD; i++) result[i] = samples[(((i - LEAD) % length) + length) % length] ?? 0;
    for (let i = 0; i < TRAIL; i++) result[LEAD + length + i] = samples[i % length] ?? 0;
  }
  return result;
}

const KILOBITS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];

/** MPEG-1 layer III frames, each beginning with its own length hidden in the bit rate and padding bits. */
function splitFrames(body: Uint8Array): Uint8Array[] {
  const frames: Uint8Array[] = [];
  let start = 0;
  while (start + 4 <= body.length && body[start] === 0xff && ((body[start + 1] ?? 0) & 0xfe) === 0xfa) {
    const packed = body[start + 2] ?? 0;
    const kilobits = KILOBITS[packed >> 4] ?? 0;
    const size = Math.floor((144_000 * kilobits) / SAMPLE_RATE) + ((packed >> 1) & 1);
    if (size === 0 || start + size > body.length) break;
    frames.push(body.subarray(start, start + size));
    start += size;
  }
  return frames;
}

export function joined(parts: Uint8Array[]): Uint8Array {
  const result = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let start = 0;
  for (const part of parts) {
    result.set(part, start);
    start += part.length;
  }
  return result;
}
