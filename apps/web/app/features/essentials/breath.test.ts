import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { breathSeconds, breathsIn, MINUTES, momentAt, PATTERNS } from "./breath.ts";

const patterns = fc.constantFrom(...Object.values(PATTERNS));

describe("momentAt", () => {
  it("leads a person through in, hold and out", () => {
    const { sleep } = PATTERNS;
    expect(momentAt(sleep, 0)).toMatchObject({ phase: "in", left: 4, breaths: 0 });
    expect(momentAt(sleep, 3_999)).toMatchObject({ phase: "in", left: 1 });
    expect(momentAt(sleep, 4_000)).toMatchObject({ phase: "hold", left: 7 });
    expect(momentAt(sleep, 11_000)).toMatchObject({ phase: "out", left: 8 });
    expect(momentAt(sleep, 19_000)).toMatchObject({ phase: "in", left: 4, breaths: 1 });
  });

  it("never stands in a phase the pattern does not have, nor past its end", () => {
    fc.assert(
      fc.property(patterns, fc.integer({ min: 0, max: 600_000 }), (pattern, elapsed) => {
        const { phase, left, untilNext } = momentAt(pattern, elapsed);
        expect(pattern[phase]).toBeGreaterThan(0);
        expect(left).toBeGreaterThanOrEqual(1);
        expect(left).toBeLessThanOrEqual(pattern[phase]);
        expect(momentAt(pattern, elapsed + untilNext).phase).not.toBe(phase);
      }),
    );
  });
});

describe("breathsIn", () => {
  it("ends an exercise after whole breaths, within half a breath of the chosen time", () => {
    for (const pattern of Object.values(PATTERNS)) {
      for (const minutes of MINUTES) {
        const off = Math.abs(breathsIn(pattern, minutes) * breathSeconds(pattern) - minutes * 60);
        expect(off).toBeLessThanOrEqual(breathSeconds(pattern) / 2);
      }
    }
  });
});
