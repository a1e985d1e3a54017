import { afterEach, describe, expect, it, vi } from "vitest";
import { languageFrom, rememberLanguage } from "./language.ts";

afterEach(() => vi.unstubAllGlobals());

describe("the cookie of the language", () => {
  it.each([
    ["https:", true],
    ["http:", false],
  ])("set by a page of %s is for TLS alone: %s", (protocol, isForTls) => {
    const page = { cookie: "" };
    vi.stubGlobal("document", page);
    vi.stubGlobal("location", { protocol });
    rememberLanguage("en");
    const [pair, ...attributes] = page.cookie.split(";");
    expect(attributes.includes("secure")).toBe(isForTls);
    expect(attributes).toContain("samesite=lax");
    expect(languageFrom(`a=b; ${pair}`)).toBe("en");
  });
});
