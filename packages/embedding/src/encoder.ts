// Runs the encoder (model-source/encoder.c, compiled to WebAssembly) over the tokens of one text.
import { readFile } from "node:fs/promises";
import { listLayerSections, type ModelFile, readPieces } from "./model-file.ts";
import { createTokenizer } from "./tokenizer.ts";

const PAGE_BYTES = 65_536;
/** Memory that the program itself declares (model-source/build.py), in pages. */
const FIRST_PAGES = 2;
/** 128 MB: six times today's model. */
const MAX_PAGES = 2_048;

export interface Encoder {
  /** Means of the tokens after the embedding and after each layer, one behind the other: (layers + 1) × width floats. */
  encode(text: string): Float32Array;
  width: number;
  layers: number;
}

interface Exports {
  embed(run: number): void;
  __heap_base: WebAssembly.Global;
}

/** Relaxed SIMD has an instruction for the inner product and takes half the time; engines of Node 20 lack it. */
async function loadProgram(): Promise<WebAssembly.Module> {
  const relaxed = await readFile(new URL("../model/encoder-relaxed.wasm", import.meta.url));
  if (WebAssembly.validate(relaxed)) return new WebAssembly.Module(relaxed);
  return new WebAssembly.Module(await readFile(new URL("../model/encoder.wasm", import.meta.url)));
}

/** Addresses handed out one behind the other, each aligned for SIMD. */
function createArena(start: number) {
  let next = start;
  return {
    take(bytes: number): number {
      const at = (next + 15) & ~15;
      next = at + bytes;
      return at;
    },
    get size() {
      return next;
    },
  };
}

export async function createEncoder(model: ModelFile, prefix = "query: "): Promise<Encoder> {
  const { header, size } = model;
  const { width, inner, layers, positions } = header;
  const memory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: MAX_PAGES });
  const { exports } = await WebAssembly.instantiate(await loadProgram(), { env: { memory } });
  const { embed, __heap_base: heap } = exports as unknown as Exports;

  const arena = createArena(heap.value as number);
  const weightsAt = arena.take(size);
  const getAddress = (section: string) =>
    weightsAt + (header.sections[section] as readonly [number, number])[0];
  const layerTable = arena.take(layers * 64);
  const ids = arena.take(positions * 4);
  const floats = (count: number) => arena.take(count * 4);
  const state = Array.from({ length: 5 }, () => floats(positions * width));
  const innerValues = floats(positions * inner);
  const scores = floats(positions + 4);
  const quants = arena.take(positions * inner);
  const scales = floats((positions * inner) / 32);
  const sums = floats((positions * inner) / 32);
  const pooled = floats((layers + 1) * width);
  const run = arena.take(128);

  memory.grow(Math.max(0, Math.ceil((arena.size - memory.buffer.byteLength) / PAGE_BYTES)));
  const weights = new Uint8Array(memory.buffer, weightsAt, size);
  await model.readWeights(weights);
  const words = new Uint32Array(memory.buffer);
  for (let layer = 0; layer < layers; layer++) {
    words.set(listLayerSections(layer).map(getAddress), (layerTable + layer * 64) / 4);
  }
  // The order of the fields of Run in model-source/encoder.c.
  const tokens = run / 4 + 4;
  words.set(
    [
      width,
      header.heads,
      inner,
      layers,
      0,
      getAddress("words"),
      getAddress("positions"),
      getAddress("embeddingWeight"),
      getAddress("embeddingBias"),
      layerTable,
      ids,
      ...state,
      innerValues,
      scores,
      quants,
      scales,
      sums,
      pooled,
    ],
    run / 4,
  );

  const { pieces, scores: pieceScores } = readPieces(header, weights);
  const tokenizer = createTokenizer({ pieces, scores: pieceScores, unknownScore: header.unknownScore });
  return {
    width,
    layers,
    encode(text) {
      const list = tokenizer.tokenize(prefix + text, positions);
      words.set(list, ids / 4);
      words[tokens] = list.length;
      embed(run);
      return new Float32Array(memory.buffer.slice(pooled, pooled + (layers + 1) * width * 4));
    },
  };
}
