import { describe, expect, it } from "vitest";
import { extendMp3 } from "./extend-mp3.ts";
import { HEADER_BYTES } from "./gapless-header.ts";
import { encodeLoopingMp3, findJoint } from "./looping-mp3.ts";
import { parseRecipe } from "./recipe.ts";
import { renderRecipe } from "./render.ts";

const recipe = parseRecipe({
  seed: 7,
  space: "open",
  layers: [{ kind: "noise", color: "brown" }],
});
const ROUND_SECONDS = 3.84;
const END_SECONDS = 4;
const { file, loop } = await encodeLoopingMp3(renderRecipe(recipe, ROUND_SECONDS), END_SECONDS, {
  in: 1,
  out: 3,
});
const PERIOD_SECONDS = 2 * ROUND_SECONDS;
const PERIOD = Math.round((PERIOD_SECONDS * 44_100) / 1152);

function listFrames(bytes: Uint8Array): string[] {
  const frames: string[] = [];
  for (let start = HEADER_BYTES; start < bytes.length; ) {
    const size = 208 + (((bytes[start + 2] ?? 0) >> 1) & 1);
    frames.push(Buffer.from(bytes.subarray(start, start + size)).toString("base64"));
    start += size;
  }
  return frames;
}

/** Samples that remain of a file when a player has cut what its header names. */
function countSamples(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const cut = (view.getUint8(177) << 16) | (view.getUint8(178) << 8) | view.getUint8(179);
  return view.getUint32(44) * 1152 - (cut >> 12) - (cut & 0xfff);
}

describe("a sound that goes on for as long as wanted", () => {
  it("lasts five rounds and its end, and two rounds more for each repetition", () => {
    const seconds = 5 * ROUND_SECONDS + END_SECONDS;
    expect(countSamples(file)).toBe(Math.round(seconds * 44_100));
    expect(countSamples(extendMp3(file, loop, 5))).toBe(Math.round((seconds + 5 * PERIOD_SECONDS) * 44_100));
    expect(loop.frames).toBe(PERIOD);
    expect(loop.to - loop.from).toBe(PERIOD_SECONDS * 8000);
  });

  it("has no joint: before each frame stand the frames that the encoder put there", () => {
    const original = listFrames(file);
    const known = new Set(
      original.map((frame, at) => [...original.slice(Math.max(0, at - 7), at), frame].join(" ")),
    );
    const extended = listFrames(extendMp3(file, loop, 3));
    expect(extended).toHaveLength(original.length + 3 * PERIOD);
    const strange = extended.filter(
      (frame, at) => !known.has([...extended.slice(Math.max(0, at - 7), at), frame].join(" ")),
    );
    expect(strange).toEqual([]);
  });

  it("is not made of a loop that the encoder writes differently every time", () => {
    const frames = Array.from({ length: 40 }, (_, n) => Uint8Array.of(n));
    expect(() => findJoint(frames, 10, 10)).toThrow("no joint would be silent");
  });
});
