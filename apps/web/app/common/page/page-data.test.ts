import { describe, expect, it } from "vitest";
import { settle } from "./page-data.ts";

describe("settle", () => {
  it("waits for every promised part of a page, so that a visitor's document is whole", async () => {
    const page = await settle({ title: "Blogs", rows: Promise.resolve([1, 2]), none: undefined });
    expect(page).toEqual({ title: "Blogs", rows: [1, 2], none: undefined });
  });

  it("fails when a part fails", async () => {
    await expect(settle({ rows: Promise.reject(new Error("đứt mạng")) })).rejects.toThrow("đứt mạng");
  });
});
