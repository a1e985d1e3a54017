// The four bytes in front of every frame of MPEG audio (ISO 11172-3, 13818-3), for layer III alone.

export interface Mp3Header {
  version: 1 | 2 | 2.5;
  /** Samples a second. */
  rate: number;
  /** Of the whole frame, header and padding included. */
  bytes: number;
  samples: number;
  isMono: boolean;
}

const KBITS = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const RATES = { 1: [44_100, 48_000, 32_000], 2: [22_050, 24_000, 16_000], 2.5: [11_025, 12_000, 8_000] };
const VERSIONS = [2.5, undefined, 2, 1] as const;
const LAYER_III = 1;

/** Undefined for anything that is no such header; "free" bitrates, which browsers do not play, among it. */
export function readMp3Header(word: number): Mp3Header | undefined {
  const version = VERSIONS[(word >>> 19) & 3];
  const isFrame = word >>> 21 === 0x7ff && ((word >>> 17) & 3) === LAYER_III;
  if (!isFrame || version === undefined) return undefined;
  const kbits = KBITS[version === 1 ? 1 : 2][(word >>> 12) & 15];
  const rate = RATES[version][(word >>> 10) & 3];
  if (!kbits || !rate) return undefined;
  const samples = version === 1 ? 1_152 : 576;
  const bytes = Math.floor((samples / 8) * ((kbits * 1_000) / rate)) + ((word >>> 9) & 1);
  return { version, rate, bytes, samples, isMono: ((word >>> 6) & 3) === 3 };
}
