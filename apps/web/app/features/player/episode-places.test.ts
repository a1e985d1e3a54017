import { describe, expect, it } from "vitest";
import { mergePlaces, parsePlaces } from "./episode-places.ts";

const stored = (...places: unknown[]) => ({ volume: 1, shortcuts: true, places });

describe("places in this browser", () => {
  it("are read in the order in which they were left", () => {
    const places = parsePlaces(stored({ id: 7, seconds: 40 }, { id: 2, seconds: 180 }));
    expect([...places]).toEqual([
      [7, 40],
      [2, 180],
    ]);
  });

  it.each([null, undefined, "", [], { places: {} }, stored(null, 3, { id: "1", seconds: 2 }, { id: 1 })])(
    "are none in %j",
    (kept) => {
      expect(parsePlaces(kept).size).toBe(0);
    },
  );
});

describe("places of the account and of this browser", () => {
  const account = new Map([
    [1, 500],
    [2, 60],
  ]);

  it("are the account's where this browser heard nothing since", () => {
    const here = new Map([[1, 30]]);
    expect(mergePlaces(account, here, here).get(1)).toBe(500);
  });

  it("are this browser's where it went on, and where the account knows nothing", () => {
    const merged = mergePlaces(
      account,
      new Map([
        [2, 90],
        [3, 20],
      ]),
      new Map([[2, 60]]),
    );
    expect([...merged]).toEqual([
      [1, 500],
      [2, 90],
      [3, 20],
    ]);
  });
});
