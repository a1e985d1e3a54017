import { describe, expect, it } from "vitest";
import { languageFrom } from "./language.ts";
import { defineText, textIn } from "./text.ts";

describe("languageFrom", () => {
  it("is Vietnamese until a reader chose English", () => {
    expect(languageFrom(null)).toBe("vi");
    expect(languageFrom("theme=dark; lang=vi")).toBe("vi");
    expect(languageFrom("lang=fr")).toBe("vi");
    expect(languageFrom("x=1; lang=en")).toBe("en");
    expect(languageFrom("notlang=en")).toBe("vi");
  });
});

describe("textIn", () => {
  const text = defineText({
    vi: { hello: "Chào", count: (n: number) => `${n} bài`, inner: { yes: "Có" } },
    en: { hello: "Hello", count: (n: number) => `${n} articles`, inner: { yes: "Yes" } },
  });

  it("speaks the chosen language all the way down", () => {
    expect(textIn(text, "vi").count(3)).toBe("3 bài");
    expect(textIn(text, "en").inner.yes).toBe("Yes");
  });
});
