import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardIn, dangerCard, telephone } from "./safety-card.ts";

describe("the card for somebody in danger", () => {
  it("appears with numbers to call, whatever a server sends for it", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (card) => {
        for (const shown of [
          dangerCard({ level: "crisis", card }),
          cardIn({ data: { safety: { level: "crisis", card } } }),
        ]) {
          expect(shown?.lines.length).toBeGreaterThan(0);
          for (const line of shown?.lines ?? []) expect(telephone(line)).toMatch(/^tel:/);
        }
      }),
    );
  });

  it("says what the server has to say, in one paragraph or several", () => {
    const lines = [{ name: "Cấp cứu y tế", number: "115" }];
    for (const text of ["Bạn ở lại đây nhé.", ["Bạn ở lại đây nhé."]]) {
      const shown = dangerCard({ level: "crisis", card: { title: "Bạn ơi", text, near: "Gọi chị", lines } });
      expect(shown).toEqual({ title: "Bạn ơi", text: ["Bạn ở lại đây nhé.", "Gọi chị"], lines });
    }
  });

  it("does not appear for anybody else", () => {
    expect(cardIn({ data: { safety: { level: "distress" } } })).toBeUndefined();
    expect(cardIn({ data: { remaining: 4 } })).toBeUndefined();
    expect(cardIn(undefined)).toBeUndefined();
  });

  it("calls a number as it is dialled", () => {
    expect(telephone({ number: "096 306 1414" })).toBe("tel:0963061414");
  });
});
