import type { Space } from "./recipe.ts";
import { at, fromDecibels, rms, SAMPLE_RATE, type Stereo, WHISPER } from "./samples.ts";
import { silence } from "./stage.ts";

type Room = {
  /** Seconds until the sound is 60 dB down, and how large the room is beside a hall. */
  decay: number;
  size: number;
  /** Seconds before the first answer of the walls. */
  delay: number;
  /** Above this, walls and air swallow more on every turn. */
  damping: number;
  /** Energy of the answer beside what was sent. */
  wet: number;
};

const ROOMS: Record<Space, Room> = {
  open: { decay: 1.1, size: 1.25, delay: 0.045, damping: 2200, wet: -13 },
  room: { decay: 0.8, size: 0.5, delay: 0.008, damping: 4200, wet: -9 },
  hall: { decay: 2.9, size: 1.1, delay: 0.024, damping: 3600, wet: -5 },
  cave: { decay: 4.6, size: 1.6, delay: 0.042, damping: 2600, wet: -2.5 },
};

/** Delay lengths in samples, prime to one another so that their echoes never fall together. */
const LINES = [1301, 1499, 1721, 1933, 2207, 2477, 2767, 3089];
const DIFFUSERS = [149, 241, 373, 557];

/**
 * A feedback delay network: eight delays that feed each other through a lossless mixture. On a loop the end
 * of the stretch is run through first, so the room is already sounding at the first sample.
 */
export function reverberate(send: Stereo, space: Space, loops: boolean): Stereo {
  const room = ROOMS[space];
  const { length } = send.left;
  const warmUp = loops ? Math.ceil((room.decay + 0.2) * SAMPLE_RATE) : 0;
  const delay = Math.round(room.delay * SAMPLE_RATE);
  const network = new Network(room);
  const wet = silence(length);
  for (let i = -warmUp; i < length; i++) {
    const from = i - delay;
    const heard = from >= 0 || loops;
    const index = heard ? ((from % length) + length) % length : 0;
    network.turn(heard ? at(send.left, index) : 0, heard ? at(send.right, index) : 0);
    if (i < 0) continue;
    wet.left[i] = network.left;
    wet.right[i] = network.right;
  }
  return level(wet, rms(send) * fromDecibels(room.wet));
}

function level(wet: Stereo, target: number): Stereo {
  const loudness = rms(wet);
  const gain = loudness > 0 ? target / loudness : 0;
  for (let i = 0; i < wet.left.length; i++) {
    wet.left[i] = at(wet.left, i) * gain;
    wet.right[i] = at(wet.right, i) * gain;
  }
  return wet;
}

/** Flat memory and plain loops: this is the one place where every sample costs a hundred operations. */
class Network {
  left = 0;
  right = 0;
  private readonly lines: Rings;
  private readonly diffusers: Rings;
  private readonly keep: Float32Array;
  private readonly smoothed = new Float32Array(LINES.length);
  private readonly mixed = new Float32Array(LINES.length);
  private readonly smoothing: number;

  constructor({ size, decay, damping }: Room) {
    const lengths = LINES.map((length) => Math.round(length * size));
    this.lines = new Rings(lengths);
    this.keep = Float32Array.from(lengths, (length) => 10 ** ((-3 * length) / (SAMPLE_RATE * decay)));
    this.smoothing = 1 - Math.exp((-2 * Math.PI * damping) / SAMPLE_RATE);
    // Four for each ear, a little longer on the right: the two must not smear alike.
    this.diffusers = new Rings([...DIFFUSERS, ...DIFFUSERS.map((length) => length + 17)]);
  }

  turn(left: number, right: number): void {
    const a = this.diffuse(left, 0);
    const b = this.diffuse(right, DIFFUSERS.length);
    this.gather();
    const { mixed, lines } = this;
    for (let i = 0; i < mixed.length; i++) lines.write(i, at(mixed, i) + (i & 1 ? b : a));
  }

  /** All-pass filters in a row: they smear an onset over time without colouring it. */
  private diffuse(value: number, first: number): number {
    const { diffusers } = this;
    let passed = value + WHISPER;
    for (let i = first; i < first + DIFFUSERS.length; i++) {
      const past = diffusers.read(i);
      const kept = passed + 0.6 * past;
      diffusers.write(i, kept);
      passed = past - 0.6 * kept;
    }
    return passed;
  }

  /** Reads every line, dulled as walls do, hears every other one in each ear, and mixes all into all. */
  private gather(): void {
    const { mixed, lines, smoothed, smoothing, keep } = this;
    for (let i = 0; i < mixed.length; i++) {
      const dull = at(smoothed, i) + smoothing * (lines.read(i) - at(smoothed, i));
      smoothed[i] = dull;
      mixed[i] = dull * at(keep, i);
    }
    this.left = at(mixed, 0) - at(mixed, 2) + at(mixed, 4) - at(mixed, 6);
    this.right = at(mixed, 1) - at(mixed, 3) + at(mixed, 5) - at(mixed, 7);
    spread(mixed, 1);
    spread(mixed, 2);
    spread(mixed, 4);
  }
}

/** One third of the lossless mixture of all lines into all (a Hadamard matrix done as butterflies). */
function spread(mixed: Float32Array, half: number): void {
  for (let i = 0; i < mixed.length; i++) {
    if (i & half) continue;
    const a = at(mixed, i);
    const b = at(mixed, i + half);
    mixed[i] = (a + b) * Math.SQRT1_2;
    mixed[i + half] = (a - b) * Math.SQRT1_2;
  }
}

/** Delays of several lengths, each a ring in one shared memory: read what comes out, then write what goes in. */
class Rings {
  private readonly memory: Float32Array;
  private readonly starts: Int32Array;
  private readonly places: Int32Array;

  constructor(lengths: number[]) {
    this.memory = new Float32Array(lengths.reduce((sum, length) => sum + length, 0));
    this.starts = new Int32Array(lengths.length + 1);
    for (const [i, length] of lengths.entries()) this.starts[i + 1] = (this.starts[i] ?? 0) + length;
    this.places = this.starts.slice(0, -1);
  }

  read(ring: number): number {
    return at(this.memory, this.places[ring] ?? 0);
  }

  write(ring: number, value: number): void {
    const place = this.places[ring] ?? 0;
    this.memory[place] = value;
    this.places[ring] = place + 1 === this.starts[ring + 1] ? (this.starts[ring] ?? 0) : place + 1;
  }
}
