import { hoursText, isOpenAt } from "@bentrong/contract/opening-hours";
import { answeringFirst, HOTLINES, HotlineSchema } from "@bentrong/contract/safety";
import { describe, expect, it } from "vitest";
import { safetyCard } from "./card.ts";

const MONDAY_NIGHT = new Date("2026-11-23T23:00:00+07:00");
const SATURDAY = new Date("2026-11-21T15:00:00+07:00");
const openAt = (id: string, at: string) => {
  const line = HOTLINES.find((one) => one.id === id) ?? expect.fail(id);
  return isOpenAt(line.hours, new Date(at));
};

describe("the lines one can call", () => {
  it("are written as the contract says", () => {
    for (const line of HOTLINES) expect(HotlineSchema.parse(line)).toEqual(line);
  });

  it("are open in the hours of Vietnam, to the minute", () => {
    expect(openAt("115", "2026-11-23T03:00:00+07:00")).toBe(true);
    expect(openAt("ngay-mai", "2026-11-25T05:59:00Z")).toBe(false);
    expect(openAt("ngay-mai", "2026-11-25T06:00:00Z")).toBe(true);
    expect(openAt("ngay-mai", "2026-11-25T13:29:00Z")).toBe(true);
    expect(openAt("ngay-mai", "2026-11-25T13:30:00Z")).toBe(false);
    expect(openAt("ngay-mai", "2026-11-22T08:00:00Z")).toBe(true);
    expect(openAt("ngay-mai", "2026-11-23T08:00:00Z")).toBe(false);
    expect(openAt("ngoi-nha-binh-yen", "2026-11-23T08:00:00Z")).toBeUndefined();
  });

  it("tell their hours as people say them", () => {
    const told = HOTLINES.map((line) => hoursText(line.hours, "vi"));
    expect(told).toEqual(["24/7", "24/7", "24/7", "13:00–20:30, thứ Tư đến Chủ nhật", "Chưa rõ giờ trực"]);
  });
});

describe("the card", () => {
  it("has an ambulance and the police first, and what is closed last", () => {
    const ids = (now: Date) => safetyCard(HOTLINES, now).lines.map(({ id }) => id);
    expect(ids(SATURDAY).slice(0, 2)).toEqual(["115", "113"]);
    expect(ids(SATURDAY).indexOf("ngay-mai")).toBeLessThan(4);
    expect(ids(MONDAY_NIGHT).at(-1)).toBe("ngay-mai");
  });

  it("has what nobody checked for three months behind everything that somebody did", () => {
    const lines = HOTLINES.map((line) =>
      line.id === "ngay-mai" ? { ...line, checkedOn: "2026-09-10" } : line,
    );
    const ids = safetyCard(lines, MONDAY_NIGHT, { signs: ["harmed"] }).lines.map(({ id }) => id);
    expect(ids.slice(-2)).toEqual(["ngay-mai", "ngoi-nha-binh-yen"]);
    expect(answeringFirst(lines, MONDAY_NIGHT).at(-1)?.id).toBe("ngoi-nha-binh-yen");
  });

  it("has the police first for somebody who is beaten", () => {
    const { lines, text } = safetyCard(HOTLINES, SATURDAY, { signs: ["harmed"] });
    expect(lines.slice(0, 2).map(({ id }) => id)).toEqual(["113", "115"]);
    expect(text.join(" ")).toContain("không bao giờ là lỗi của bạn");
  });

  it("speaks to whoever is worried about another person", () => {
    expect(safetyCard(HOTLINES, SATURDAY, { signs: ["intent", "other"] }).title).toBe(
      "Bạn đang lo cho một người",
    );
  });

  it("says whether somebody answers now, and nothing where nobody knows", () => {
    const state = Object.fromEntries(
      safetyCard(HOTLINES, MONDAY_NIGHT).lines.map(({ id, open }) => [id, open]),
    );
    expect(state).toEqual({
      "115": true,
      "113": true,
      "111": true,
      "ngay-mai": false,
      "ngoi-nha-binh-yen": undefined,
    });
  });

  it("invites somebody near, says what it is, and survives JSON, in both languages", () => {
    for (const signs of [[], ["harmed"], ["other"], ["threat"]])
      for (const language of ["vi", "en"] as const) {
        const card = safetyCard(HOTLINES, SATURDAY, { signs, language });
        expect(JSON.parse(JSON.stringify(card))).toEqual(card);
        const text = card.text.join(" ");
        expect(text).toMatch(language === "vi" ? /Gọi|gọi/ : /[Cc]all/);
        expect(text.split(/\s+/).length).toBeLessThan(160);
        expect(card.text.length, "short paragraphs").toBeGreaterThan(2);
      }
  });
});
