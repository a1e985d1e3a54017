import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MS_A_CHARACTER, write } from "./typewriter.ts";

const START = { shown: 0, at: 0 };

describe("a reply that is written out", () => {
  it("takes two seconds for a hundred characters", () => {
    const text = "a".repeat(100);
    expect(write(START, text, 1_000).shown).toBe(50);
    expect(write(START, text, 1_999).shown).toBe(99);
    expect(write(START, text, 2_000).shown).toBe(100);
  });

  it("waits for words that have not arrived, and does not make up for the time", () => {
    const waiting = write(START, "Mình", 5_000);
    expect(waiting.shown).toBe(4);
    expect(write(waiting, "Mình nghe", 5_000 + 3 * MS_A_CHARACTER).shown).toBe(7);
  });

  it("never parts a letter from its marks", () => {
    const text = "Ậ".normalize("NFD").repeat(3);
    for (let n = 0; n <= 4; n++) {
      const { shown } = write(START, text, n * MS_A_CHARACTER);
      expect(text.slice(0, shown).normalize("NFC")).toBe("Ậ".repeat(Math.min(n, 3)));
    }
  });

  it("never goes back, never runs ahead, and comes to the end, however the time passes", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.nat(120)), (text, pauses) => {
        let page = START;
        let now = 0;
        for (const pause of pauses) {
          now += pause;
          const next = write(page, text, now);
          expect(next.shown).toBeGreaterThanOrEqual(page.shown);
          expect(next.shown).toBeLessThanOrEqual(text.length);
          expect([...text.slice(0, next.shown)].every((c) => !/^[\ud800-\udfff]$/.test(c))).toBe(true);
          page = next;
        }
        expect(write(page, text, now + text.length * MS_A_CHARACTER + MS_A_CHARACTER).shown).toBe(
          text.length,
        );
      }),
    );
  });

  it("shows the same at a moment, however often it was looked at before", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100), { minLength: 1 }), (pauses) => {
        const text = "x".repeat(10_000);
        const end = pauses.reduce((sum, pause) => sum + pause, 0);
        let page = START;
        let now = 0;
        for (const pause of pauses) {
          now += pause;
          page = write(page, text, now);
        }
        expect(page.shown).toBe(write(START, text, end).shown);
      }),
    );
  });
});
