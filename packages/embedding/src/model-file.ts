// The model file: "BTE1", the length of the header (uint32, little endian), a JSON header, then sections aligned to 16 bytes.
// model-source/build.py writes it; README.md says from what.
import { open, stat } from "node:fs/promises";

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
  /** Bytes behind the header. */
  size: number;
  /** Reads what is behind the header into `target` (`size` bytes), without a second copy of it in memory. */
  readWeights(target: Uint8Array): Promise<void>;
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

/** Bytes of a header at most; today's has 7 KB. */
const LONGEST_HEADER = 1_000_000;

function parseHeader(bytes: Uint8Array, size: number): ModelHeader {
  let header: ModelHeader;
  try {
    header = JSON.parse(new TextDecoder().decode(bytes)) as ModelHeader;
  } catch {
    throw new BrokenModel("the header is no JSON");
  }
  if (!isSane(header)) throw new BrokenModel("the header names impossible sizes");
  for (const [name, length] of listSectionSizes(header)) {
    const section = header.sections?.[name];
    if (section?.[1] !== length || section[0] % 16 !== 0 || section[0] + length > size) {
      throw new BrokenModel(`section ${name} is missing or cut`);
    }
  }
  const [offset = 0, length = 0] = header.sections.pieces ?? [];
  if (length === 0 || offset + length > size) throw new BrokenModel("section pieces is missing or cut");
  return header;
}

async function fill(path: URL, target: Uint8Array, position: number): Promise<void> {
  const file = await open(path);
  try {
    for (let done = 0; done < target.length; ) {
      const { bytesRead } = await file.read(target, done, target.length - done, position + done);
      if (bytesRead === 0) throw new BrokenModel("the file is cut");
      done += bytesRead;
    }
  } finally {
    await file.close();
  }
}

/** Throws BrokenModel when the file is no whole model. */
export async function readModel(path: URL): Promise<ModelFile> {
  const { size: fileSize } = await stat(path);
  if (fileSize < 8) throw new BrokenModel("no model file");
  const start = new Uint8Array(8);
  await fill(path, start, 0);
  if (new TextDecoder().decode(start.subarray(0, 4)) !== "BTE1") throw new BrokenModel("no model file");
  const length = new DataView(start.buffer).getUint32(4, true);
  const size = fileSize - 8 - length;
  if (length > LONGEST_HEADER || size < 0) throw new BrokenModel("the header is cut");
  const header = new Uint8Array(length);
  await fill(path, header, 8);
  return {
    header: parseHeader(header, size),
    size,
    readWeights: (target) => fill(path, target, 8 + length),
  };
}

export function readPieces(
  { sections }: ModelHeader,
  weights: Uint8Array,
): { pieces: string[]; scores: Float32Array } {
  const [piecesAt, piecesLength] = sections.pieces as [number, number];
  const [scoresAt, scoresLength] = sections.pieceScores as [number, number];
  return {
    pieces: new TextDecoder().decode(weights.subarray(piecesAt, piecesAt + piecesLength)).split("\n"),
    scores: new Float32Array(weights.slice(scoresAt, scoresAt + scoresLength).buffer),
  };
}
