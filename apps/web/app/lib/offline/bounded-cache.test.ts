import fc from "fast-check";
import { expect, it } from "vitest";
import { selectSurplus } from "./bounded-cache.ts";

const keys = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 60 });

it("a cache keeps what is pinned and the youngest of the rest, and no more", () => {
  fc.assert(
    fc.property(keys, keys, fc.nat(20), (all, some, limit) => {
      const pinned = new Set(some);
      const gone = new Set(selectSurplus(all, limit, pinned));
      const left = all.filter((key) => !gone.has(key));
      const loose = left.filter((key) => !pinned.has(key));
      expect([...gone].some((key) => pinned.has(key))).toBe(false);
      expect(loose.length).toBeLessThanOrEqual(limit);
      expect(loose).toEqual(all.filter((key) => !pinned.has(key)).slice(-limit || all.length));
    }),
  );
});

it("removes no more than it has to", () => {
  fc.assert(
    fc.property(keys, fc.nat(80), (all, limit) => {
      expect(selectSurplus(all, limit)).toHaveLength(Math.max(0, all.length - limit));
    }),
  );
});
