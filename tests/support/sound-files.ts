// Sound files of the kinds that are taken, made byte by byte; the MP3 is one of the first content's.
import { readFile } from "node:fs/promises";
import path from "node:path";

/** Rendered by our own encoder, with an Info header: 64 seconds. */
export const anMp3 = (): Promise<Buffer> =>
  readFile(path.resolve(import.meta.dirname, "../../db/content/audio/ba-giot-nuoc.mp3"));

const text = (word: string): Buffer => Buffer.from(word, "latin1");
const u16 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt16LE(value, 2 * at);
  return bytes;
};
const u32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, 4 * at);
  return bytes;
};

/** Plain samples, mono, 8 kHz, 16 bits. */
export function aWav(seconds: number): Buffer {
  const data = Buffer.alloc(seconds * 16_000, 7);
  const format = Buffer.concat([u16(1, 1), u32(8_000, 16_000), u16(2, 16)]);
  const body = Buffer.concat([text("WAVEfmt "), u32(16), format, text("data"), u32(data.length), data]);
  return Buffer.concat([text("RIFF"), u32(body.length), body]);
}

interface Page {
  flags: number;
  samples: number;
  packet: Buffer;
}

function oggPage({ flags, samples, packet }: Page, number: number): Buffer {
  const segments = [
    ...Array.from({ length: Math.floor(packet.length / 255) }, () => 255),
    packet.length % 255,
  ];
  const head = Buffer.alloc(27);
  head.write("OggS", 0, "latin1");
  head.writeUInt8(flags, 5);
  head.writeBigInt64LE(BigInt(samples), 6);
  head.writeUInt32LE(0xb3_71, 14);
  head.writeUInt32LE(number, 18);
  head.writeUInt8(segments.length, 26);
  return Buffer.concat([head, Buffer.from(segments), packet]);
}

/** Opus, a page a second; `codec` replaces what its first page says. */
export function anOgg(seconds: number, codec = "OpusHead"): Buffer {
  const skipped = 312;
  const opusHead = Buffer.concat([
    text(codec),
    Buffer.from([1, 1]),
    u16(skipped),
    u32(48_000),
    u16(0),
    text("\0"),
  ]);
  const tags = Buffer.concat([text("OpusTags"), u32(5), text("tests"), u32(0)]);
  const pages: Page[] = [
    { flags: 2, samples: 0, packet: opusHead },
    { flags: 0, samples: 0, packet: tags },
    ...Array.from({ length: seconds }, (_, n) => ({
      flags: n + 1 === seconds ? 4 : 0,
      samples: skipped + (n + 1) * 48_000,
      packet: Buffer.alloc(400, 0xf8),
    })),
  ];
  return Buffer.concat(pages.map(oggPage));
}

const big32 = (...values: number[]): Buffer => u32(...values).swap32();
const big16 = (...values: number[]): Buffer => u16(...values).swap16();

function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([big32(8 + body.length), text(type), body]);
}

/** M4A with frames of 1,024 samples; `codec` and `handler` can make another thing of it. */
export function anM4a(seconds: number, { codec = "mp4a", handler = "soun" } = {}): Buffer {
  const rate = 44_100;
  const samples = Math.ceil((seconds * rate) / 1_024);
  const size = 100;
  const ftyp = box("ftyp", text("M4A "), big32(0), text("M4A isom"));
  const entry = box(codec, Buffer.alloc(6), big16(1), big32(0, 0), big16(2, 16, 0, 0), big16(rate, 0));
  const table = box(
    "stbl",
    box("stsd", big32(0, 1), entry),
    box("stts", big32(0, 1, samples, 1_024)),
    box("stsc", big32(0, 1, 1, samples, 1)),
    box("stsz", big32(0, size, samples)),
    box("stco", big32(0, 1, 0)),
  );
  const media = box(
    "mdia",
    box("mdhd", big32(0, 0, 0, rate, seconds * rate), big16(0x55c4, 0)),
    box("hdlr", big32(0, 0), text(handler), Buffer.alloc(13)),
    box("minf", box("smhd", big32(0, 0)), table),
  );
  const header = box("mvhd", big32(0, 0, 0, 1_000, seconds * 1_000), Buffer.alloc(80));
  const track = box("trak", box("tkhd", big32(7, 0, 0, 1, 0, seconds * 1_000), Buffer.alloc(60)), media);
  return Buffer.concat([ftyp, box("moov", header, track), box("mdat", Buffer.alloc(samples * size, 0x21))]);
}
