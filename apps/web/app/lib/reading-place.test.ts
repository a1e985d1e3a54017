import { describe, expect, it } from "vitest";
import { addPlace, parsePlaces, type ReadingPlace } from "./reading-place.ts";

const place = (id: number, at = id): ReadingPlace => ({
  id,
  title: `${id}`,
  coverImage: null,
  share: 0.4,
  at,
});

describe("places of articles", () => {
  it("keeps the latest first, each once, and ten at most", () => {
    const many = Array.from({ length: 12 }, (_, id) => place(id)).reduce<ReadingPlace[]>(addPlace, []);
    expect(many.map(({ id }) => id)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(addPlace(many, place(5, 99)).map(({ id }) => id)).toEqual([5, 11, 10, 9, 8, 7, 6, 4, 3, 2]);
  });

  it("tells nobody what another person read, and survives what is no place", () => {
    const stored = { person: "lan", places: [place(1), { id: "x" }, null] };
    expect(parsePlaces(stored, "lan")).toEqual([place(1)]);
    expect(parsePlaces(stored, "minh")).toEqual([]);
    for (const broken of [null, undefined, "", [], 7, { person: "lan" }])
      expect(parsePlaces(broken, "lan")).toEqual([]);
  });
});
