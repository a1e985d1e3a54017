// heads.bin: "BTH1", the length of the header (uint32), a JSON header, then weights: int8 for letters (one scale a head), float32 for layers.
import type { Heads, ScaledModel } from "./heads.ts";
import { BUCKETS } from "./text-features.ts";

interface HeadHeader {
  name: string;
  bias: number;
  mean: number;
  deviation: number;
}

interface Header {
  width: number;
  buckets: number;
  heads: { letters: (HeadHeader & { scale: number })[]; layers: HeadHeader[] };
  thresholds: Heads["thresholds"];
  data: string;
}

export class BrokenHeads extends Error {
  override readonly name = "BrokenHeads";
}

const toHeader = (name: string, { bias, mean, deviation }: ScaledModel): HeadHeader => ({
  name,
  bias,
  mean,
  deviation,
});

function quantise(weights: Float32Array): { scale: number; bytes: Int8Array } {
  const most = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
  const scale = most / 127 || 1;
  return { scale, bytes: Int8Array.from(weights, (weight) => Math.round(weight / scale)) };
}

const toBytes = (array: Float32Array | Int8Array): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

export function writeHeads({ scale, letters, layers, thresholds, data }: Heads): Uint8Array {
  const quantised = Object.entries(letters).map(([name, model]) => ({
    name,
    model,
    ...quantise(model.weights),
  }));
  const header: Header = {
    width: scale.mean.length,
    buckets: BUCKETS,
    heads: {
      letters: quantised.map(({ name, model, scale }) => ({ ...toHeader(name, model), scale })),
      layers: Object.entries(layers).map(([name, model]) => toHeader(name, model)),
    },
    thresholds,
    data,
  };
  const text = JSON.stringify(header);
  const json = new TextEncoder().encode(text.padEnd(text.length + ((8 - ((text.length + 8) % 8)) % 8)));
  const start = new Uint8Array(8);
  start.set(new TextEncoder().encode("BTH1"));
  new DataView(start.buffer).setUint32(4, json.length, true);
  const sections = [
    toBytes(scale.mean),
    toBytes(scale.deviation),
    ...Object.values(layers).map(({ weights }) => toBytes(weights)),
    ...quantised.map(({ bytes }) => toBytes(bytes)),
  ];
  return new Uint8Array(Buffer.concat([start, json, ...sections]));
}

/** Throws BrokenHeads when the bytes are no whole file. */
export function parseHeads(bytes: Uint8Array): Heads {
  const copy = new Uint8Array(bytes);
  const size = copy.length < 8 ? 0 : new DataView(copy.buffer).getUint32(4, true);
  if (new TextDecoder().decode(copy.subarray(0, 4)) !== "BTH1" || copy.length < 8 + size)
    throw new BrokenHeads("no heads file");
  const header = JSON.parse(new TextDecoder().decode(copy.subarray(8, 8 + size))) as Header;
  const { width, heads, thresholds, data } = header;
  const expected = 8 + size + (2 + heads.layers.length) * width * 4 + heads.letters.length * header.buckets;
  if (header.buckets !== BUCKETS || copy.length !== expected) throw new BrokenHeads("the heads file is cut");

  let at = 8 + size;
  const takeFloats = () => {
    const floats = new Float32Array(copy.slice(at, at + width * 4).buffer);
    at += width * 4;
    return floats;
  };
  const scale = { mean: takeFloats(), deviation: takeFloats() };
  const layers = heads.layers.map(({ name, ...rest }) => [name, { ...rest, weights: takeFloats() }] as const);
  const letters = heads.letters.map(({ name, scale: factor, ...rest }) => {
    const weights = Float32Array.from(new Int8Array(copy.buffer, at, BUCKETS), (weight) => weight * factor);
    at += BUCKETS;
    return [name, { ...rest, weights }] as const;
  });
  return {
    scale,
    layers: Object.fromEntries(layers),
    letters: Object.fromEntries(letters),
    thresholds,
    data,
  };
}
