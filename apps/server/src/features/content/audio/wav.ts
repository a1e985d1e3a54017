// WAV: chunks inside one RIFF (Microsoft's Multimedia Programming Interface 1.0), of plain samples.
import type { FileBytes } from "../file-bytes.ts";
import { cutShort, LARGEST_TAG, notPlayable, type ProbedAudio, somethingElseInside } from "./probed-audio.ts";

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;

export async function probeWav(file: FileBytes): Promise<ProbedAudio> {
  const head = await file.at(0, 12);
  if (head.length < 12 || head.toString("latin1", 8, 12) !== "WAVE") throw notPlayable();
  const end = 8 + head.readUInt32LE(4);
  if (end > file.size) throw cutShort();
  // A chunk of odd length is followed by one more byte, which some programs leave uncounted.
  if (file.size - end > 1) throw somethingElseInside();
  let bytesPerSecond = 0;
  let data = 0;
  for (let at = 12; at + 8 <= end; ) {
    const chunk = await file.at(at, 8 + 40);
    const [type, size] = [chunk.toString("latin1", 0, 4), chunk.readUInt32LE(4)];
    if (at + 8 + size > end) throw cutShort();
    if (type === "fmt ") bytesPerSecond = readFormat(chunk.subarray(8, 8 + size));
    else if (type === "data") data += size;
    else if (size > LARGEST_TAG) throw somethingElseInside();
    at += 8 + size + (size % 2);
  }
  if (bytesPerSecond === 0 || data === 0) throw cutShort();
  return { seconds: data / bytesPerSecond };
}

function readFormat(format: Buffer): number {
  if (format.length < 16) throw cutShort();
  const tag = format.readUInt16LE(0);
  const kind = tag === EXTENSIBLE && format.length >= 26 ? format.readUInt16LE(24) : tag;
  const [channels, rate, bits] = [format.readUInt16LE(2), format.readUInt32LE(4), format.readUInt16LE(14)];
  const isPlain = (kind === PCM && bits <= 32) || (kind === FLOAT && bits === 32);
  const bytesPerSecond = (channels * rate * bits) / 8;
  if (!isPlain || channels > 2 || bytesPerSecond === 0) throw notPlayable();
  return bytesPerSecond;
}
