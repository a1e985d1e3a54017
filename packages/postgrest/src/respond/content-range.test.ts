import { expect, it } from "vitest";
import { contentRange, pageStatus } from "./content-range.ts";

const page = (offset: number, rows: number, total?: number) => {
  const facts = { offset: BigInt(offset), rows, total };
  return [pageStatus(facts), contentRange(facts)];
};

it("says which rows of how many, and whether they are all", () => {
  expect(page(0, 3)).toEqual([200, "0-2/*"]);
  expect(page(0, 0)).toEqual([200, "*/*"]);
  expect(page(0, 3, 3)).toEqual([200, "0-2/3"]);
  expect(page(12, 12, 40)).toEqual([206, "12-23/40"]);
  expect(page(0, 0, 0)).toEqual([200, "*/0"]);
  expect(page(1, 0, 0)).toEqual([416, "*/0"]);
});

it("finds only what is past the end out of range, not what begins at it", () => {
  expect(page(40, 0, 40)).toEqual([206, "*/40"]);
  expect(page(41, 0, 40)).toEqual([416, "*/40"]);
});
