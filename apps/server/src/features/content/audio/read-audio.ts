// Detects an uploaded sound by its content: which of the four formats that browsers play, complete, with nothing
// besides it, and its length. Sounds are stored unchanged; encoding again would cost quality, and hours of processor
// time.
import { fileTypeFromFile } from "file-type";
import { parseFile } from "music-metadata";
import { type FileBytes, withFileBytes } from "../file-bytes.ts";
import { unusableFile } from "../unusable-file.ts";
import { probeMp3 } from "./mp3.ts";
import { probeMp4 } from "./mp4.ts";
import { probeOgg } from "./ogg.ts";
import { notPlayable, type ProbedAudio } from "./probed-audio.ts";
import { probeWav } from "./wav.ts";

export interface Sound {
  extension: "mp3" | "m4a" | "ogg" | "wav";
  contentType: string;
  /** Whole. */
  seconds: number;
  /** Bits a second, on average. */
  bitrate: number;
}

interface Format {
  extension: Sound["extension"];
  contentType: string;
  walk(file: FileBytes): Promise<ProbedAudio>;
}

const MP3: Format = { extension: "mp3", contentType: "audio/mpeg", walk: probeMp3 };
const M4A: Format = { extension: "m4a", contentType: "audio/mp4", walk: probeMp4 };
const OGG: Format = { extension: "ogg", contentType: "audio/ogg", walk: probeOgg };
const WAV: Format = { extension: "wav", contentType: "audio/wav", walk: probeWav };

/** By file-type's names. Many programs write an M4A as if it were a film without pictures. */
const FORMATS: Readonly<Record<string, Format>> = {
  "audio/mpeg": MP3,
  "audio/mp4": M4A,
  "audio/x-m4a": M4A,
  "video/mp4": M4A,
  "audio/ogg": OGG,
  "audio/ogg; codecs=opus": OGG,
  "audio/wav": WAV,
};

/** Throws Problem("unusable_file"). */
export async function readAudio(file: string): Promise<Sound> {
  const format = await detectFormat(file);
  if (!format) throw notPlayable();
  // First: it bounds what reading the index takes into memory.
  const [walked, size] = await withFileBytes(file, async (bytes) => [await format.walk(bytes), bytes.size]);
  const seconds = walked.seconds ?? (await secondsOfIndex(file));
  if (seconds < 0.5) throw unusableFile("Tệp này không có tiếng, hoặc ngắn hơn nửa giây.");
  const { extension, contentType } = format;
  return {
    extension,
    contentType,
    seconds: Math.round(seconds),
    bitrate: Math.round((size * 8) / seconds),
  };
}

/** An M4A tells its codec and length in an index of many boxes. Browsers play AAC. */
async function secondsOfIndex(file: string): Promise<number> {
  const probed = await parseFile(file, { duration: false, skipCovers: true }).catch(() => undefined);
  const { codec, hasVideo = false, duration = 0 } = probed?.format ?? {};
  if (hasVideo || codec !== "MPEG-4/AAC") throw notPlayable();
  return duration;
}

async function detectFormat(file: string): Promise<Format | undefined> {
  const type = await fileTypeFromFile(file);
  if (type) return FORMATS[type.mime];
  // file-type looks directly behind the tag; some programs leave room there.
  const head = await withFileBytes(file, (bytes) => bytes.at(0, 3));
  return head.toString("latin1") === "ID3" ? MP3 : undefined;
}
