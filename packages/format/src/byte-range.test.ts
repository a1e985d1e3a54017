import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byteRange } from "./byte-range.ts";

describe("the bytes a Range header asks for", () => {
  it.each([
    ["bytes=0-99", 1000, { start: 0, end: 99 }],
    ["bytes=900-", 1000, { start: 900, end: 999 }],
    ["bytes=-100", 1000, { start: 900, end: 999 }],
    ["bytes=-5000", 1000, { start: 0, end: 999 }],
    ["bytes=0-5000", 1000, { start: 0, end: 999 }],
    ["bytes=1000-", 1000, "unsatisfiable"],
    ["bytes=-0", 1000, "unsatisfiable"],
    ["bytes=5-2", 1000, "whole"],
    ["bytes=0-1,5-6", 1000, "whole"],
    ["items=0-1", 1000, "whole"],
    ["bytes=-", 1000, "whole"],
    [undefined, 1000, "whole"],
  ] as const)("%s of %i bytes", (header, size, wanted) => {
    expect(byteRange(header, size)).toEqual(wanted);
  });

  it("always lies inside the file", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.nat({ max: 1e6 }), (text, first, last, size) => {
        for (const header of [text, `bytes=${first}-${last}`, `bytes=${first}-`, `bytes=-${last}`]) {
          const range = byteRange(header, size);
          if (typeof range === "string") continue;
          expect(range.start).toBeGreaterThanOrEqual(0);
          expect(range.start).toBeLessThanOrEqual(range.end);
          expect(range.end).toBeLessThan(size);
        }
      }),
    );
  });
});
