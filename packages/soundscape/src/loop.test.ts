import { describe, expect, it } from "vitest";
import { parseRecipe } from "./recipe.ts";
import { at, SAMPLE_RATE } from "./samples.ts";
import { FRAME, powerSpectrum, renderRecipe } from "./test-support/native.ts";

const LOOPS = {
  "rain with thunder": [
    { kind: "rain", density: 0.5, surface: "roof" },
    { kind: "thunder", every: 4, distance: 0.6, gain: -6 },
  ],
  sea: [{ kind: "sea", period: 6, roughness: 0.5, distance: 0.3 }],
  wind: [{ kind: "wind", strength: 0.7, color: "bamboo" }],
  "stream and fire": [
    { kind: "stream", flow: 0.5, size: 0.5 },
    { kind: "fire", crackle: 0.5, gain: -4 },
  ],
  "pad and drone": [
    { kind: "pad", chord: ["D3", "A3", "E4"], motion: 0.5, bright: 0.4 },
    { kind: "drone", note: "D2", bright: 0.4, gain: -6 },
  ],
  "bowl still ringing at the end": [{ kind: "bowl", notes: ["A3"], every: 4, strike: "soft" }],
  "train with brown noise": [
    { kind: "train", bpm: 55 },
    { kind: "noise", color: "brown", gain: -6 },
  ],
};

describe.each(Object.entries(LOOPS))("a listener who lets it go round: %s", (_, layers) => {
  const { left } = renderRecipe(parseRecipe({ seed: 5, space: "hall", layers }), 5);
  const turned = turn(left);
  const seam = turned.length / 2;

  it("hears no click: the curve bends at the seam no more than elsewhere", () => {
    expect(sharpest(turned, seam - 4, seam + 4)).toBeLessThan(1.2 * sharpest(turned, 2000, seam - 2000));
  });

  it("hears no step in loudness or colour", () => {
    const changes = listChanges(turned);
    const middle = Math.floor(seam / FRAME);
    const atSeam = Math.max(...changes.slice(middle - 2, middle + 2));
    expect(atSeam).toBeLessThanOrEqual(
      Math.max(...changes.slice(2, middle - 2), ...changes.slice(middle + 2)),
    );
  });
});

describe("the measures above", () => {
  const layers = LOOPS["pad and drone"];
  const { left } = renderRecipe(parseRecipe({ seed: 5, space: "hall", layers }), 5);

  it("do notice a loop that was cut off", () => {
    const cut = turn(left.slice(0, Math.round(left.length - 0.3741 * SAMPLE_RATE)));
    const seam = cut.length / 2;
    expect(sharpest(cut, seam - 4, seam + 4)).toBeGreaterThan(1.2 * sharpest(cut, 2000, seam - 2000));
  });
});

/** The second half first: the seam comes to lie in the middle. */
function turn(samples: Float32Array): Float32Array {
  const half = Math.floor(samples.length / 2);
  const turned = new Float32Array(half * 2);
  turned.set(samples.subarray(samples.length - half));
  turned.set(samples.subarray(0, half), half);
  return turned;
}

function sharpest(samples: Float32Array, from: number, to: number): number {
  let highest = 0;
  for (let i = from; i < to; i++) {
    highest = Math.max(highest, Math.abs(at(samples, i + 1) - 2 * at(samples, i) + at(samples, i - 1)));
  }
  return highest;
}

/** Change of the spectrum (in decibels, by octave) from each frame to the next. */
function listChanges(samples: Float32Array): number[] {
  const frames = Math.floor(samples.length / FRAME);
  const octaves = Array.from({ length: frames }, (_, frame) =>
    listOctaves(powerSpectrum(samples, frame * FRAME)),
  );
  return octaves.slice(1).map((now, frame) => {
    const before = octaves[frame] ?? now;
    return Math.max(...now.map((value, octave) => Math.abs(value - (before[octave] ?? value))));
  });
}

function listOctaves(power: Float64Array): number[] {
  return [4, 8, 16, 32, 64, 128].map((low) => {
    const sum = power.slice(low, low * 2).reduce((total, value) => total + value, 0);
    return 10 * Math.log10(sum + 1e-3);
  });
}
