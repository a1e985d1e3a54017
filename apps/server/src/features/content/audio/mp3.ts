// MP3: an ID3v2 tag, then frame behind frame, then older tags. Everything has to be one of these, to the last byte:
// what is merely appended or put in front would be carried to visitors as it is.
import type { FileBytes } from "../file-bytes.ts";
import { type Mp3Header, readMp3Header } from "./mp3-header.ts";
import { cutShort, LARGEST_TAG, notPlayable, type ProbedAudio, somethingElseInside } from "./probed-audio.ts";

const WINDOW = 1024 ** 2;
/** Some programs leave room between the tag and the sound, or behind it. */
const LONGEST_PADDING = 256 * 1024;

export async function probeMp3(file: FileBytes): Promise<ProbedAudio> {
  const start = await skipZeros(file, await afterLeadingTags(file));
  const end = await beforeTrailingTags(file);
  const first = readMp3Header(await wordAt(file, start));
  if (!first) throw notPlayable();
  const promised = await promisedFrames(file, start, first);
  const { frames, at } = await countFrames(file, { start, end, first });
  if (at > end) throw cutShort();
  if ((await skipZeros(file, at)) < end) throw somethingElseInside();
  // The first frame of many files holds only their number. Players take it for the length of the sound.
  const sounding = promised === undefined ? frames : frames - 1;
  if (sounding < 1 || (promised !== undefined && sounding < promised)) throw cutShort();
  return { seconds: (sounding * first.samples) / first.rate };
}

const wordAt = async (file: FileBytes, at: number): Promise<number> => {
  const bytes = await file.at(at, 4);
  return bytes.length === 4 ? bytes.readUInt32BE() : 0;
};

async function afterLeadingTags(file: FileBytes): Promise<number> {
  let at = 0;
  for (;;) {
    const head = await file.at(at, 10);
    if (head.length < 10 || head.toString("latin1", 0, 3) !== "ID3") return at;
    const size = [6, 7, 8, 9].reduce((sum, n) => sum * 128 + (head.readUInt8(n) & 127), 0);
    if (size > LARGEST_TAG) throw somethingElseInside();
    const hasFooter = (head.readUInt8(5) & 0x10) !== 0;
    at += 10 + size + (hasFooter ? 10 : 0);
  }
}

async function beforeTrailingTags(file: FileBytes): Promise<number> {
  let end = file.size;
  if (end >= 128 && (await file.at(end - 128, 3)).toString("latin1") === "TAG") end -= 128;
  const footer = Buffer.from(await file.at(Math.max(0, end - 32), 32));
  if (footer.length < 32 || footer.toString("latin1", 0, 8) !== "APETAGEX") return end;
  const size = footer.readUInt32LE(12);
  const hasHeader = footer.readUInt32LE(20) >>> 31 === 1;
  if (size > LARGEST_TAG) throw somethingElseInside();
  return end - size - (hasHeader ? 32 : 0);
}

/** Index of the first byte that is not zero, no further than padding may be long. */
async function skipZeros(file: FileBytes, at: number): Promise<number> {
  const bytes = await file.at(at, LONGEST_PADDING);
  const found = bytes.findIndex((byte) => byte !== 0);
  return at + (found === -1 ? bytes.length : found);
}

/** The number of frames that a Xing, Info or VBRI header announces. */
async function promisedFrames(file: FileBytes, at: number, first: Mp3Header): Promise<number | undefined> {
  const frame = await file.at(at, 200);
  // No sound is that short.
  if (frame.length < 64) throw cutShort();
  const side = first.version === 1 ? (first.isMono ? 17 : 32) : first.isMono ? 9 : 17;
  const name = frame.toString("latin1", 4 + side, 8 + side);
  if (name === "Xing" || name === "Info") {
    const hasFrames = (frame.readUInt32BE(8 + side) & 1) === 1;
    // Without the number it is still a frame that holds no sound.
    return hasFrames ? frame.readUInt32BE(12 + side) : 0;
  }
  return frame.toString("latin1", 36, 40) === "VBRI" ? frame.readUInt32BE(50) : undefined;
}

async function countFrames(
  file: FileBytes,
  { start, end, first }: { start: number; end: number; first: Mp3Header },
): Promise<{ frames: number; at: number }> {
  let frames = 0;
  let at = start;
  while (at + 4 <= end) {
    const window = await file.at(at, WINDOW);
    let inside = 0;
    for (; inside + 4 <= window.length && at + inside + 4 <= end; frames += 1) {
      const header = readMp3Header(window.readUInt32BE(inside));
      if (!header || header.rate !== first.rate) return { frames, at: at + inside };
      inside += header.bytes;
    }
    if (inside === 0) break;
    at += inside;
  }
  return { frames, at };
}
