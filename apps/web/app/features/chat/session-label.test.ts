import { describe, expect, it } from "vitest";
import { chooseName, ordinals } from "./session-label.ts";
import { isActive } from "./session-status.ts";

describe("a conversation in the list", () => {
  it("goes by its summary, else its title, and blank ones are none", () => {
    expect(chooseName({ summary: "Mình mệt hơn mình nghĩ", title: "Chuyện họp" })).toBe(
      "Mình mệt hơn mình nghĩ",
    );
    expect(chooseName({ summary: "", title: "Chuyện họp" })).toBe("Chuyện họp");
    expect(chooseName({ summary: "  ", title: null })).toBeUndefined();
  });

  it("is numbered from the oldest", () => {
    const rows = [
      { id: "b", createdAt: "2026-11-21T10:00:00.000Z" },
      { id: "a", createdAt: "2026-11-20T10:00:00.000Z" },
    ];
    expect(ordinals(rows)).toEqual(
      new Map([
        ["a", 1],
        ["b", 2],
      ]),
    );
    expect(ordinals(rows, 7).get("b")).toBe(7);
  });

  it("has ended by whatever word is not active", () => {
    expect(["active", "completed", "finished", "x"].map((status) => isActive({ status }))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
