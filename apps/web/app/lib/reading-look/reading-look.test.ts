import { describe, expect, it } from "vitest";
import { formatLook, LOOK_CHOICES, parseLook, USUAL_LOOK } from "./reading-look.ts";

describe("a stored look", () => {
  it("is read as it was written, whatever was chosen", () => {
    for (const size of LOOK_CHOICES.size)
      for (const face of LOOK_CHOICES.face)
        for (const spacing of LOOK_CHOICES.spacing) {
          const look = { size, face, spacing };
          expect(parseLook(formatLook(look))).toEqual(look);
        }
  });

  it.each([undefined, null, 7, "", "s9 comic", "  ", { size: "s4" }])("is the usual one for %j", (stored) => {
    expect(parseLook(stored)).toEqual(USUAL_LOOK);
  });
});
