import { describe, expect, it } from "vitest";
import { arrived, notice, START, skip, type Walk } from "./grounding.ts";

const times = (n: number, go: (walk: Walk) => Walk): Walk =>
  Array.from({ length: n }).reduce<Walk>((walk) => go(walk), START);

describe("the walk through the senses", () => {
  it("goes on to touch after five things seen", () => {
    expect(times(4, notice)).toEqual({ step: 0, found: 4 });
    expect(times(5, notice)).toEqual({ step: 1, found: 0 });
  });

  it("arrives after fifteen things, and stays there", () => {
    expect(arrived(times(14, notice))).toBe(false);
    expect(arrived(times(15, notice))).toBe(true);
    expect(times(20, notice)).toEqual(times(15, notice));
  });

  it("lets a person leave out what they cannot find", () => {
    expect(arrived(times(5, skip))).toBe(true);
    expect(skip(times(2, notice))).toEqual({ step: 1, found: 0 });
  });
});
