// Ogg: page behind page (RFC 3533), of one stream alone, from its first page to its last.
import type { FileBytes } from "../file-bytes.ts";
import { cutShort, notPlayable, type ProbedAudio, somethingElseInside } from "./probed-audio.ts";

const HEAD = 27;
const LARGEST_PAGE = HEAD + 255 + 255 * 255;
/** Pages before the sound hold tags and pictures; they are read into memory. */
const LONGEST_TAGS = 4 * 1024 ** 2;
const FIRST = 2;
const LAST = 4;

interface Stream {
  serial: number;
  /** Samples a second, by which positions count. */
  rate: number;
  /** Encoder delay: samples at the beginning that are not played. */
  skipped: number;
}

export async function probeOgg(file: FileBytes): Promise<ProbedAudio> {
  let stream: Stream | undefined;
  let position = 0n;
  let isEnded = false;
  for (let at = 0; at < file.size; ) {
    const page = await file.at(at, LARGEST_PAGE);
    const length = pageLength(page);
    if (length === undefined || isEnded) throw somethingElseInside();
    if (length > page.length) throw cutShort();
    stream ??= readStream(page);
    if (page.readUInt32LE(14) !== stream.serial) throw notPlayable();
    const reached = page.readBigInt64LE(6);
    if (reached > position) position = reached;
    at += length;
    if (position === 0n && at > LONGEST_TAGS) throw somethingElseInside();
    isEnded = (page.readUInt8(5) & LAST) !== 0;
  }
  if (!stream || !isEnded) throw cutShort();
  return { seconds: Math.max(0, (Number(position) - stream.skipped) / stream.rate) };
}

function pageLength(page: Buffer): number | undefined {
  if (page.length < HEAD || page.toString("latin1", 0, 4) !== "OggS" || page.readUInt8(4) !== 0)
    return undefined;
  const segments = page.readUInt8(26);
  let length = HEAD + segments;
  for (const size of page.subarray(HEAD, HEAD + segments)) length += size;
  return length;
}

/** Only these two are played by browsers. */
function readStream(page: Buffer): Stream {
  if ((page.readUInt8(5) & FIRST) === 0) throw cutShort();
  const serial = page.readUInt32LE(14);
  const packet = page.subarray(HEAD + page.readUInt8(26));
  if (packet.length >= 19 && packet.toString("latin1", 0, 8) === "OpusHead") {
    return { serial, rate: 48_000, skipped: packet.readUInt16LE(10) };
  }
  if (packet.length >= 16 && packet.toString("latin1", 0, 7) === "\u0001vorbis" && packet.readUInt32LE(12)) {
    return { serial, rate: packet.readUInt32LE(12), skipped: 0 };
  }
  throw notPlayable();
}
