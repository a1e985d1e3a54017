// Reads a QR code out of a PNG, knowing nothing of how it was drawn: ISO/IEC 18004 in the other direction, without
// repairing errors, for the versions that a payment needs.
import { inflateSync } from "node:zlib";

/** Greyscale or colour, 8 bits, as rows of "is dark". */
function decodePixels(png: Buffer): boolean[][] {
  const { width, channels, data } = readChunks(png);
  const stride = width * channels;
  const rows: Buffer[] = [];
  for (let at = 0; at < data.length; at += stride + 1) {
    rows.push(unfiltered(data[at] ?? 0, data.subarray(at + 1, at + 1 + stride), rows.at(-1), channels));
  }
  return rows.map((row) => Array.from({ length: width }, (_, x) => (row[x * channels] ?? 255) < 128));
}

function readChunks(png: Buffer): { width: number; channels: number; data: Buffer } {
  if (png.toString("latin1", 1, 4) !== "PNG") throw new Error("not a PNG");
  const packed: Buffer[] = [];
  let header = Buffer.alloc(13);
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const type = png.toString("latin1", at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    if (type === "IHDR") header = Buffer.from(body);
    if (type === "IDAT") packed.push(body);
  }
  const channels = new Map([
    [0, 1],
    [2, 3],
    [6, 4],
  ]).get(header[9] ?? -1);
  if (channels === undefined || header[8] !== 8) throw new Error("a kind of PNG that is not read here");
  return { width: header.readUInt32BE(0), channels, data: inflateSync(Buffer.concat(packed)) };
}

/** Prediction of a byte from the one to its left, the one above and the one between: PNG, 9.2. */
const GUESSES: ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

function unfiltered(filter: number, row: Buffer, above: Buffer | undefined, channels: number): Buffer {
  const guess = GUESSES[filter];
  if (!guess) throw new Error("no filter of PNG");
  const out = Buffer.alloc(row.length);
  for (let at = 0; at < row.length; at += 1) {
    const expected = guess(out[at - channels] ?? 0, above?.[at] ?? 0, above?.[at - channels] ?? 0);
    out[at] = (row[at] ?? 0) + expected;
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** One value a module, without the quiet zone, whose width in modules is returned too. */
function findModules(pixels: boolean[][]): { modules: boolean[][]; quietZone: number } {
  const top = pixels.findIndex((row) => row.includes(true));
  const left = pixels[top]?.indexOf(true) ?? -1;
  // The first dark run is the upper edge of a finder pattern: seven modules.
  const run = pixels[top]?.indexOf(false, left) ?? 0;
  const size = (run - left) / 7;
  const count = Math.round((pixels.length - 2 * top) / size);
  const at = (index: number): number => Math.floor(top + (index + 0.5) * size);
  const places = Array.from({ length: count }, (_, index) => index);
  return {
    modules: places.map((y) => places.map((x) => pixels[at(y)]?.[at(x)] === true)),
    quietZone: top / size,
  };
}

const MASKS: ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

/** For error correction level M: places of alignment patterns, and the data codewords of each block (tables 9, E.1). */
const VERSIONS = new Map<number, { alignment: number[]; blocks: number[] }>([
  [4, { alignment: [6, 26], blocks: [32, 32] }],
  [5, { alignment: [6, 30], blocks: [43, 43] }],
  [6, { alignment: [6, 34], blocks: [27, 27, 27, 27] }],
  [7, { alignment: [6, 22, 38], blocks: [31, 31, 31, 31] }],
  [8, { alignment: [6, 24, 42], blocks: [38, 38, 39, 39] }],
]);
const LEVEL_M = 0b00;

/** Throws when it is not a code of level M in one of those versions. */
export function readQrPng(png: Buffer): { text: string; quietZone: number } {
  const { modules, quietZone } = findModules(decodePixels(png));
  const size = modules.length;
  const version = VERSIONS.get((size - 17) / 4);
  if (!version) throw new Error(`${size} modules are not read here`);
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => Number(modules[8]?.[x])).join("");
  const bits = Number.parseInt(format.slice(0, 5), 2) ^ 0b10101;
  if (bits >> 3 !== LEVEL_M) throw new Error("not of level M");
  const stream = dataBits(modules, MASKS[bits & 7] ?? (() => false), version.alignment);
  return { text: decodeText(deinterleaved(stream, version.blocks), size), quietZone };
}

function dataBits(
  modules: boolean[][],
  mask: (y: number, x: number) => boolean,
  alignment: number[],
): string {
  return zigzag(modules.length)
    .filter(([y, x]) => !isFunction(y, x, modules.length, alignment))
    .map(([y, x]) => ((modules[y]?.[x] === true) !== mask(y, x) ? "1" : "0"))
    .join("");
}

/** In pairs of columns from the right, up and down in turns; the column of the timing pattern is stepped over. */
function zigzag(size: number): [y: number, x: number][] {
  const rights = Array.from({ length: (size - 1) / 2 }, (_, pair) => size - 1 - 2 * pair);
  return rights.flatMap((counted, pair) => {
    const right = counted <= 6 ? counted - 1 : counted;
    return Array.from({ length: size }, (_, step) => (pair % 2 === 0 ? size - 1 - step : step)).flatMap(
      (y): [number, number][] => [
        [y, right],
        [y, right - 1],
      ],
    );
  });
}

function isFunction(y: number, x: number, size: number, alignment: number[]): boolean {
  const inCorner = (y < 9 && x < 9) || (y < 9 && x >= size - 8) || (y >= size - 8 && x < 9);
  const hasVersion = size >= 45 && ((y < 6 && x >= size - 11) || (x < 6 && y >= size - 11));
  if (inCorner || hasVersion || y === 6 || x === 6) return true;
  const last = alignment.at(-1);
  return alignment.some((cy) =>
    alignment.some((cx) => {
      const atFinder = (cy === 6 && (cx === 6 || cx === last)) || (cx === 6 && cy === last);
      return !atFinder && Math.abs(y - cy) <= 2 && Math.abs(x - cx) <= 2;
    }),
  );
}

function deinterleaved(bits: string, blocks: number[]): string {
  const codewords = bits.match(/.{8}/g) ?? [];
  const filled: string[][] = blocks.map(() => []);
  let next = 0;
  for (let at = 0; at < Math.max(...blocks); at += 1) {
    for (const [number, length] of blocks.entries()) {
      if (at >= length) continue;
      filled[number]?.push(codewords[next] ?? "");
      next += 1;
    }
  }
  return filled.flat().join("");
}

const ALPHANUMERIC = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

function decodeText(bits: string, size: number): string {
  if (size > 53) throw new Error("lengths of counts are those of versions 1 to 9");
  let at = 0;
  const take = (count: number): number => {
    at += count;
    return Number.parseInt(bits.slice(at - count, at), 2);
  };
  const readers = new Map<number, () => string>([
    [0b0001, () => digits(take(10), take)],
    [0b0010, () => alphanumerics(take(9), take)],
    [0b0100, () => String.fromCharCode(...Array.from({ length: take(8) }, () => take(8)))],
  ]);
  let text = "";
  for (let read = readers.get(take(4)); read; read = readers.get(take(4))) text += read();
  return text;
}

function digits(count: number, take: (bits: number) => number): string {
  let text = "";
  for (let left = count; left > 0; left -= 3) {
    const length = Math.min(3, left);
    text += String(take([4, 7, 10][length - 1] ?? 10)).padStart(length, "0");
  }
  return text;
}

function alphanumerics(count: number, take: (bits: number) => number): string {
  let text = "";
  for (let left = count; left > 1; left -= 2) {
    const pair = take(11);
    text += ALPHANUMERIC.charAt(Math.floor(pair / 45)) + ALPHANUMERIC.charAt(pair % 45);
  }
  return count % 2 === 1 ? text + ALPHANUMERIC.charAt(take(6)) : text;
}
