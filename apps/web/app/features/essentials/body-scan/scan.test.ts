import fc from "fast-check";
import { expect, it } from "vitest";
import { getScanMoment, listBellTimes, PARTS, SCAN_MINUTES } from "./scan.ts";

const minutes = fc.constantFrom(...SCAN_MINUTES);
const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

it("a scan goes through the parts in their order and is over after its minutes", () => {
  fc.assert(
    fc.property(minutes, share, share, (length, a, b) => {
      const all = length * 60_000;
      const [sooner, later] = [Math.min(a, b), Math.max(a, b)].map((at) => getScanMoment(length, at * all));
      expect(sooner?.at).toBeLessThanOrEqual(later?.at ?? -1);
      if (sooner && later && sooner.at === later.at) expect(sooner.line).toBeLessThanOrEqual(later.line);
      expect(getScanMoment(length, all)).toBeUndefined();
    }),
  );
});

it("three minutes have one sentence for each part, fifteen have three", () => {
  const sentences = (length: 3 | 5 | 10 | 15) => {
    const seen = new Set<string>();
    for (let at = 0; at < length * 60_000; at += 500) {
      const moment = getScanMoment(length, at);
      seen.add(`${moment?.part} ${moment?.line}`);
    }
    return seen.size;
  };
  expect(sentences(3)).toBe(PARTS.length);
  expect(sentences(10)).toBe(2 * PARTS.length);
  expect(sentences(15)).toBe(3 * PARTS.length);
});

it("bells ring where a part begins and at the end, also after a while in the background", () => {
  fc.assert(
    fc.property(minutes, share, (length, at) => {
      const elapsed = at * length * 60_000;
      const bells = listBellTimes(length, elapsed);
      const moment = getScanMoment(length, elapsed);
      expect(bells).toHaveLength(PARTS.length - (moment?.at ?? 0));
      for (const after of bells) {
        const before = getScanMoment(length, elapsed + after * 1000 - 1);
        expect(getScanMoment(length, elapsed + after * 1000 + 1)?.part).not.toBe(before?.part);
      }
    }),
  );
});
