/**
 * The "Info" frame that LAME's own program writes first and its library leaves to the caller: an empty MP3 frame
 * that carries length, seek table and the samples to cut at both ends (http://gabriel.mp3-tech.org/mp3infotag.html).
 */
type Header = { audio: Uint8Array; frames: number; delay: number; padding: number };

/** 64 kbit/s at 44.1 kHz without padding. */
export const HEADER_BYTES = 208;
const TAG = 36;

export function gaplessHeader({ audio, frames, delay, padding }: Header): Uint8Array {
  const frame = new Uint8Array(HEADER_BYTES);
  const view = new DataView(frame.buffer);
  frame.set([0xff, 0xfb, 0x50, audio[3] ?? 0x64]);
  writeText(frame, TAG, "Info");
  view.setUint32(TAG + 4, 0b1111);
  view.setUint32(TAG + 8, frames);
  view.setUint32(TAG + 12, audio.length + HEADER_BYTES);
  for (let i = 0; i < 100; i++) frame[TAG + 16 + i] = Math.floor((i * 256) / 100);
  view.setUint32(TAG + 116, 50);
  writeExtension(frame, view, TAG + 120, { audio, frames, delay, padding });
  return frame;
}

function writeExtension(frame: Uint8Array, view: DataView, start: number, header: Header): void {
  const { audio, delay, padding } = header;
  writeText(frame, start, "LAME3.100");
  frame[start + 9] = 0x01;
  frame[start + 10] = 110;
  frame[start + 20] = 64;
  frame[start + 21] = delay >> 4;
  frame[start + 22] = ((delay & 0xf) << 4) | (padding >> 8);
  frame[start + 23] = padding & 0xff;
  view.setUint32(start + 28, audio.length + HEADER_BYTES);
  view.setUint16(start + 32, crc(audio));
  view.setUint16(start + 34, crc(frame.subarray(0, start + 34)));
}

function writeText(frame: Uint8Array, start: number, text: string): void {
  for (let i = 0; i < text.length; i++) frame[start + i] = text.charCodeAt(i);
}

/** CRC-16 with the polynomial 0x8005, bits reversed: one entry for each byte, because long files have millions of them. */
const CRC = Uint16Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xa001 : value >>> 1;
  return value;
});

function crc(bytes: Uint8Array): number {
  let value = 0;
  for (const byte of bytes) value = (value >>> 8) ^ (CRC[(value ^ byte) & 0xff] ?? 0);
  return value;
}
