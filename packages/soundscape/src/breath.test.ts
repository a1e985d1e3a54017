import { describe, expect, it } from "vitest";
import { momentAt } from "./breath-cycle.ts";
import { parseRecipe } from "./recipe.ts";
import { rms, SAMPLE_RATE, type Stereo, toDecibels } from "./samples.ts";
import { centroid, renderRecipe } from "./test-support/native.ts";

const PATTERN = [4, 2, 5, 2] as const;

describe.each(["air", "pad", "bowl"] as const)("a person breathing along with %s, eyes closed", (tone) => {
  // Twice as fast as a person would, to keep the test short; the times below are in the pattern's own seconds.
  const layer = { kind: "breath", pattern: PATTERN.map((seconds) => seconds / 2), tone };
  const sound = renderRecipe(parseRecipe({ seed: 3, space: "room", fade: 1, layers: [layer] }), 13);
  // The second breath: the first one begins out of the fade.
  const during = (from: number, to: number) => part(sound, 6.5 + from / 2, 6.5 + to / 2);

  it("hears the way in grow louder and higher", () => {
    expect(getLevel(during(2, 3.2))).toBeGreaterThan(getLevel(during(0.2, 0.9)) + 2);
    // A bowl marks the turn with a high touch, which is over by then.
    expect(centroid(during(2.4, 3.4))).toBeGreaterThan(centroid(during(1, 1.7)));
  });

  it("hears the hold as something quieter and even", () => {
    const hold = [during(4.6, 5), during(5, 5.4), during(5.4, 5.8)].map(getLevel);
    expect(Math.max(...hold)).toBeLessThan(getLevel(during(2.2, 3.4)) - 3);
    expect(Math.max(...hold) - Math.min(...hold)).toBeLessThan(5);
    expect(Math.min(...hold)).toBeGreaterThan(-60);
  });

  it("hears the way out sink and darken", () => {
    expect(getLevel(during(6.6, 7.8))).toBeGreaterThan(getLevel(during(9.6, 10.8)) + 4);
    expect(centroid(during(6.6, 7.8))).toBeGreaterThan(centroid(during(9, 10.4)));
  });

  it("hears next to nothing with empty lungs", () => {
    expect(getLevel(during(12.2, 12.9))).toBeLessThan(getLevel(during(6.6, 7.8)) - 18);
  });
});

describe("the phase of a breath", () => {
  it("follows the pattern and skips a hold of no length", () => {
    expect(momentAt(PATTERN, 1)).toEqual({ phase: "in", progress: 0.25 });
    expect(momentAt(PATTERN, 5).phase).toBe("full");
    expect(momentAt(PATTERN, 6).phase).toBe("out");
    expect(momentAt([5, 0, 5, 0], 5).phase).toBe("out");
  });
});

function part({ left, right }: Stereo, from: number, to: number): Stereo {
  const [first, last] = [Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE)];
  return { left: left.slice(first, last), right: right.slice(first, last) };
}

function getLevel(sound: Stereo): number {
  return toDecibels(rms(sound));
}
