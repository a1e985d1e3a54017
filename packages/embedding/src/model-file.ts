// The model file: "BTE1", the length of the header (uint32, little endian), a JSON header, then sections aligned to 16 bytes.
// model-source/build.py writes it; README.md says from what.
import { readFile } from "node:fs/promises";

export interface ModelHeader {
  /** Floats a vector. */
  width: number;
  heads: number;
  /** Floats a token between the two matrices of a layer's feed-forward part. */
  inner: number;
  layers: number;
  pieces: number;
  /** Tokens a text may have, the two markers included. */
  positions: number;
  /** Log probability of a character that no piece covers. */
  unknownScore: number;
  /** Offset and length in bytes within the weights. */
  sections: Record<string, readonly [number, number]>;
}

export interface ModelFile {
  header: ModelHeader;
  /** Everything behind the header; copied into the memory of the encoder. */
  weights: Uint8Array;
}

export class BrokenModel extends Error {
  override readonly name = "BrokenModel";
}

const LAYER_TENSORS = [
  "q.w",
  "k.w",
  "v.w",
  "ao.w",
  "fi.w",
  "fo.w",
  "q.b",
  "k.b",
  "v.b",
  "ao.b",
  "aln.w",
  "aln.b",
  "fi.b",
  "fo.b",
  "oln.w",
  "oln.b",
] as const;

/** Names of a layer's sections in the order in which the encoder expects their addresses. */
export function listLayerSections(layer: number): string[] {
  return LAYER_TENSORS.map((tensor) => `layers.${layer}.${tensor}`);
}

/** Bytes that each section must have; a file that differs is refused before the encoder reads outside its memory. */
function listSectionSizes({ width, inner, layers, pieces, positions }: ModelHeader): Map<string, number> {
  const matrix = (rows: number, columns: number) => (rows * columns * 18) / 32;
  const sizes = new Map<string, number>([
    ["words", matrix(pieces, width)],
    ["pieceScores", pieces * 4],
    ["positions", positions * width * 4],
    ["embeddingWeight", width * 4],
    ["embeddingBias", width * 4],
  ]);
  const square = matrix(width, width);
  const wide = matrix(width, inner);
  const line = width * 4;
  const tensors = [
    square,
    square,
    square,
    square,
    wide,
    wide,
    line,
    line,
    line,
    line,
    line,
    line,
    inner * 4,
    line,
    line,
    line,
  ];
  for (let layer = 0; layer < layers; layer++) {
    listLayerSections(layer).forEach((name, i) => {
      sizes.set(name, tensors[i] as number);
    });
  }
  return sizes;
}

function isSane(header: ModelHeader): boolean {
  const { width, heads, inner, layers, pieces, positions } = header;
  return (
    [width, heads, inner, layers, pieces, positions].every((n) => Number.isSafeInteger(n) && n > 0) &&
    width % 128 === 0 &&
    inner % 128 === 0 &&
    inner <= 1536 &&
    width <= 1536 &&
    width % heads === 0 &&
    (width / heads) % 4 === 0 &&
    layers <= 48 &&
    pieces <= 300_000 &&
    positions <= 512 &&
    Number.isFinite(header.unknownScore)
  );
}

/** Throws BrokenModel when the bytes are no whole model. */
export function parseModel(bytes: Uint8Array): ModelFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 8 || new TextDecoder().decode(bytes.subarray(0, 4)) !== "BTE1")
    throw new BrokenModel("no model file");
  const start = 8 + view.getUint32(4, true);
  if (start > bytes.length) throw new BrokenModel("the header is cut");
  let header: ModelHeader;
  try {
    header = JSON.parse(new TextDecoder().decode(bytes.subarray(8, start))) as ModelHeader;
  } catch {
    throw new BrokenModel("the header is no JSON");
  }
  if (!isSane(header)) throw new BrokenModel("the header names impossible sizes");
  const weights = bytes.subarray(start);
  for (const [name, size] of listSectionSizes(header)) {
    const section = header.sections?.[name];
    if (section?.[1] !== size || section[0] % 16 !== 0 || section[0] + size > weights.length) {
      throw new BrokenModel(`section ${name} is missing or cut`);
    }
  }
  const [offset = 0, length = 0] = header.sections.pieces ?? [];
  if (length === 0 || offset + length > weights.length)
    throw new BrokenModel("section pieces is missing or cut");
  return { header, weights };
}

export async function readModel(path: URL): Promise<ModelFile> {
  const { buffer, byteOffset, length } = await readFile(path);
  return parseModel(new Uint8Array(buffer, byteOffset, length));
}

export function readPieces({ header, weights }: ModelFile): { pieces: string[]; scores: Float32Array } {
  const [piecesAt, piecesLength] = header.sections.pieces as [number, number];
  const [scoresAt, scoresLength] = header.sections.pieceScores as [number, number];
  return {
    pieces: new TextDecoder().decode(weights.subarray(piecesAt, piecesAt + piecesLength)).split("\n"),
    scores: new Float32Array(weights.slice(scoresAt, scoresAt + scoresLength).buffer),
  };
}
