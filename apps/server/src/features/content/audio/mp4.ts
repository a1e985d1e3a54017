// M4A: consecutive boxes (ISO 14496-12), which must fill the file exactly. Codec and length are in `moov`, which
// music-metadata reads.
import type { FileBytes } from "../file-bytes.ts";
import { cutShort, LARGEST_TAG, type ProbedAudio, somethingElseInside } from "./probed-audio.ts";

const KNOWN = new Set([
  ...["ftyp", "moov", "mdat", "free", "skip", "wide", "udta", "meta", "uuid", "styp", "sidx", "moof", "mfra"],
]);
/** Only the sound itself may be longer than a tag: the rest is read into memory. */
const MAY_BE_LONG = new Set(["mdat", "free", "skip"]);

export async function probeMp4(file: FileBytes): Promise<ProbedAudio> {
  const seen = new Set<string>();
  for (let at = 0; at < file.size; ) {
    const { type, size } = await readBox(file, at);
    if (!KNOWN.has(type)) throw somethingElseInside();
    if (at + size > file.size) throw cutShort();
    if (size > LARGEST_TAG && !MAY_BE_LONG.has(type)) throw somethingElseInside();
    seen.add(type);
    at += size;
  }
  if (!seen.has("moov") || !seen.has("mdat")) throw cutShort();
  return {};
}

async function readBox(file: FileBytes, at: number): Promise<{ type: string; size: number }> {
  const head = await file.at(at, 16);
  if (head.length < 8) throw somethingElseInside();
  const type = head.toString("latin1", 4, 8);
  const size = head.readUInt32BE();
  if (size === 0) return { type, size: file.size - at };
  if (size !== 1) {
    if (size < 8) throw somethingElseInside();
    return { type, size };
  }
  const long = head.length === 16 ? Number(head.readBigUInt64BE(8)) : 0;
  if (long < 16 || !Number.isSafeInteger(long)) throw somethingElseInside();
  return { type, size: long };
}
