import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { consumeReturnTo, saveReturnTo } from "./return-to.ts";

const ORIGIN = "https://bentrong.example";
const kept = new Map<string, string>();
vi.stubGlobal("window", {
  location: { origin: ORIGIN },
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
});
beforeEach(() => kept.clear());

const taken = (path: string) => {
  saveReturnTo(path);
  return consumeReturnTo();
};

describe("the place somebody wanted to go", () => {
  it("is found once", () => {
    expect(taken("/course/3?tab=lessons#top")).toBe("/course/3?tab=lessons#top");
    expect(consumeReturnTo()).toBeUndefined();
  });

  it.each([
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "javascript:alert(1)",
    "",
    "profile",
    "/login",
    "/register?x",
  ])("is never %j", (path) => {
    expect(taken(path)).toBeUndefined();
  });

  it("stays on this site, whatever was written into storage", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (path) => {
          kept.set("redirectAfterLogin", path);
          const found = consumeReturnTo();
          const leadsTo = new URL(found ?? "/", ORIGIN).origin;
          expect(leadsTo).toBe(ORIGIN);
        },
      ),
    );
  });
});
