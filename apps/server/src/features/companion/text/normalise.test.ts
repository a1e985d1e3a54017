import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalise } from "./normalise.ts";
import { spell, syllable } from "./syllable.ts";

const read = (text: string): string =>
  normalise(text)
    .words.map(({ marked }) => marked)
    .join(" ");

describe("text as people type it", () => {
  it.each([
    ["mk k mún sốg nx", "mình không muốn sống nữa"],
    ["toi khoong muoons soongs nuwax", "toi không muốn sống nữa"],
    ["tuwj tuwr, ddaauf", "tự tử đầu"],
    ["to6i muo61n che61t", "tôi muốn chết"],
    ["t.ự t.ử", "tự tử"],
    ["c h ế t", "chết"],
    ["tự_tử", "tự tử"],
    ["chếttttt mẹ rồiiii", "chết mẹ rồi"],
    ["k0 s@o", "không sao"],
    ["Hoà, thuý, khoẻ, Kỹ", "hòa thúy khỏe kĩ"],
    ["kbh", "không bao giờ"],
    ["tự\u200b t\u00adử", "tự tử"],
    ["4h sáng, 10h30, 2k, 30p, 3tr5, 1m65, 12t", "4h sáng 10h30 2k 30p 3tr5 1m65 12t"],
    ["44 tuổi, gọi 111, hết 100000", "44 tuổi gọi 111 hết 100000"],
    ["1 mình, đi 1m", "một mình đi một mình"],
    ["rầu rĩ, rầu quá", "rầu rĩ rầu quá"],
    ["bị dị ứng, dị đó", "bị dị ứng vậy đó"],
    ["mí mắt sưng, ăn chả giò, đau hông", "mí mắt sưng ăn chả giò đau hông"],
    ["thiệt thòi quá, mệt thiệt hông", "thiệt thòi quá mệt thật không"],
  ])("%s is read as %s", (typed, meant) => {
    expect(read(typed)).toBe(meant);
  });

  it.each(["this is my best friend", "deadline", "book a room", "I don't know"])(
    "leaves English words that only look like Telex alone: %s",
    (english) => {
      expect(read(english).replace("anh", "a")).toMatch(/^[\p{ASCII}]*$/u);
    },
  );

  it("tells a writer with marks from one without", () => {
    expect(normalise("mình mệt quá").writesMarks).toBe(true);
    expect(normalise("minh met qua").writesMarks).toBe(false);
  });

  it("counts clauses at signs and pictures, and not at a space", () => {
    expect(normalise("mệt quá, muốn ngủ 😴 thôi").words.map(({ clause }) => clause)).toEqual([0, 0, 1, 1, 2]);
  });

  it("mends a torn word wherever it stands in a long row of torn ones, and leaves what spells nothing", () => {
    const torn = Array(24).fill("ang").join(".");
    expect(read(`${torn}.qq`)).toBe(`${Array(24).fill("ang").join(" ")} qq`);
    expect(read(`qq.${torn.slice(0, -4)}`)).toBe(`qq ${Array(23).fill("ang").join(" ")}`);
    expect(read("qq.xx.t.ự.t.ử")).toBe("qq xx tự tử");
  });

  it("reads composed and decomposed text alike, and never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(read(text.normalize("NFD"))).toBe(read(text.normalize("NFC")));
      }),
    );
  });

  it("knows a syllable again by its one spelling", () => {
    for (const word of ["hòa", "muốn", "giết", "khuya", "quyết", "nghiêng", "uống", "ước", "gì"]) {
      const found = syllable(word);
      expect(found && spell(found)).toBe(word);
    }
  });

  it("takes no syllable for one that cannot be", () => {
    for (const word of ["chêt", "xyz", "muôns", "tiên1", "quue"]) expect(syllable(word)).toBeUndefined();
  });
});
