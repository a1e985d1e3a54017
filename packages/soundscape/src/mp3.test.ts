import { describe, expect, it } from "vitest";
import { encodeMp3 } from "./mp3.ts";
import { SAMPLE_RATE } from "./samples.ts";
import { tone } from "./test-support/tone.ts";

const sound = tone(300, 4.321, -12);
const file = await encodeMp3(sound, true);
const view = new DataView(file.buffer, file.byteOffset, file.byteLength);

describe("a player opening the MP3", () => {
  it("finds about 64 kbit/s", () => {
    expect((file.length * 8) / 4.321 / 1000).toBeGreaterThan(60);
    expect((file.length * 8) / 4.321 / 1000).toBeLessThan(70);
  });

  it("finds 44.1 kHz joint stereo in every frame, and nothing but frames", () => {
    let frames = 0;
    let start = 0;
    while (start < file.length) {
      expect(view.getUint16(start) & 0xfffe).toBe(0xfffa);
      const packed = view.getUint8(start + 2);
      expect(packed & 0b11111100).toBe(0x50);
      expect(view.getUint8(start + 3) >> 6).toBe(0b01);
      start += Math.floor((144 * 64_000) / SAMPLE_RATE) + ((packed >> 1) & 1);
      frames++;
    }
    expect(start).toBe(file.length);
    expect(frames - 1).toBe(view.getUint32(36 + 8));
  });

  it("is told to cut both ends so that exactly the rendered samples remain", () => {
    expect(new TextDecoder().decode(file.subarray(36, 40))).toBe("Info");
    expect(new TextDecoder().decode(file.subarray(156, 160))).toBe("LAME");
    const packed = (view.getUint8(177) << 16) | (view.getUint8(178) << 8) | view.getUint8(179);
    const [delay, padding] = [packed >> 12, packed & 0xfff];
    expect(view.getUint32(44) * 1152 - delay - padding).toBe(sound.left.length);
    // A decoder is late by 529 samples; less padding than that would cost the end of the loop.
    expect(padding).toBeGreaterThanOrEqual(529);
  });

  it("gets the same bytes every time", async () => {
    expect(await encodeMp3(sound, true)).toEqual(file);
  });
});
