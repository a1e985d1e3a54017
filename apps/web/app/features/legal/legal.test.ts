import { defaultBrand } from "@bentrong/contract/brand";
import { describe, expect, it } from "vitest";
import { legalEn, legalVi } from "./legal.ts";

const vi = legalVi(defaultBrand);
const en = legalEn(defaultBrand);
const whole = (legal: typeof vi) => JSON.stringify(legal);

describe("terms and privacy", () => {
  it("say the same things in both languages, clause by clause", () => {
    const shape = (legal: typeof vi) =>
      legal.parts.map(({ id, clauses }) => [
        id,
        clauses.map((c) => [c.paragraphs?.length, c.points?.length]),
      ]);
    expect(shape(en)).toEqual(shape(vi));
  });

  it.each([
    ["age and guardian", /18 tuổi.*người giám hộ/, /18 or older.*guardian/],
    ["no therapy", /không cung cấp trị liệu y khoa hay tâm lý/, /no medical or psychological therapy/],
    ["sharing", /phi thương mại.*ghi rõ nguồn/, /non-commercial.*attribution/],
    ["governing law", /theo pháp luật Việt Nam/, /governed by the law of Vietnam/],
    ["help in danger", /115.*113.*111/, /115.*113.*111/],
  ])("state %s to every reader", (_what, inVietnamese, inEnglish) => {
    expect(whole(vi)).toMatch(inVietnamese);
    expect(whole(en)).toMatch(inEnglish);
  });

  it("are set like a book: curled quotes, and tone marks where the rest of the house puts them", () => {
    for (const legal of [vi, en]) expect(whole(legal)).not.toMatch(/[\s(]'|'[\s,.)]/);
    expect(whole(vi)).not.toMatch(/(o[áàảãạéèẻẽẹ]|(?<!q)u[ýỳỷỹỵ])(?!\p{L})/iu);
  });

  it("name the company, its tax code and its address once the operator has said them", () => {
    const operator = { name: "Công ty TNHH Hiên Nhà", address: "12 Lê Lợi, Huế", taxCode: "3301234567" };
    for (const text of [legalVi, legalEn].map((legal) => whole(legal({ ...defaultBrand, operator })))) {
      for (const fact of Object.values(operator)) expect(text).toContain(fact);
    }
    expect(whole(vi)).not.toMatch(/mã số thuế|undefined/);
  });

  it("name the addresses that the operator configured", () => {
    const other = { ...defaultBrand, supportEmail: "giup@noikhac.vn", contactEmail: "chao@noikhac.vn" };
    for (const text of [whole(legalVi(other)), whole(legalEn(other))]) {
      expect(text).toContain("giup@noikhac.vn");
      expect(text).toContain("chao@noikhac.vn");
      expect(text).not.toContain("bentrong.vn");
    }
  });
});
