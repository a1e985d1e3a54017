import { describe, expect, it } from "vitest";
import { readSettings, SettingError } from "../platform/settings.ts";
import { createPagesSurface } from "./pages.ts";

const getPolicy = async (connectTo?: readonly string[]): Promise<string> => {
  const app = createPagesSurface({
    handle: async () => new Response("<p>Chào</p>", { headers: { "Content-Type": "text/html" } }),
    strictPolicy: true,
    ...(connectTo && { connectTo }),
  });
  return (await app.request("/")).headers.get("Content-Security-Policy") ?? "";
};

describe("what a page may call", () => {
  it("is us alone", async () => {
    expect(await getPolicy()).toContain("connect-src 'self';");
  });

  it("is the store of pre-orders as well, where the operator has one", async () => {
    expect(await getPolicy(["https://kho.example"])).toContain("connect-src 'self' https://kho.example;");
  });
});

it("says when to ask again for a page whose content could not be had, and for no other", async () => {
  const getRetry = async (status: number) => {
    const app = createPagesSurface({
      handle: async () => new Response("<p>Chào</p>", { status, headers: { "Content-Type": "text/html" } }),
      strictPolicy: true,
    });
    return (await app.request("/")).headers.get("Retry-After");
  };
  expect([await getRetry(503), await getRetry(200), await getRetry(404)]).toEqual(["5", null, null]);
});

describe("the address of the store of pre-orders", () => {
  const read = (PREORDERS_URL: string) => readSettings({ PREORDERS_URL }, "/nowhere").preordersUrl;

  it("keeps its prefix and loses its last slash", () => {
    expect(read("https://kho.example/data/v1/")).toBe("https://kho.example/data/v1");
    expect(read("")).toBeUndefined();
  });

  it("is refused when it is no address", () => {
    expect(() => read("kho.example")).toThrow(SettingError);
    expect(() => read("javascript:alert(1)")).toThrow(SettingError);
  });
});
