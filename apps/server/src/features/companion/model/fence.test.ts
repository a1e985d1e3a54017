import fc from "fast-check";
import { expect, it } from "vitest";
import { createFence } from "./fence.ts";

it("nothing that people write can close its fence, because the mark is drawn after they wrote", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      const earlier = createFence();
      const fence = createFence();
      const written = earlier.around(text);
      expect(fence.isIn(written)).toBe(false);
      expect(fence.isIn(fence.around(written))).toBe(true);
    }),
  );
});
