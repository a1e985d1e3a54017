import { describe, expect, it } from "vitest";
import { loadAnother, loadMonthQuestions, loadTonight, type Question } from "./tonight.ts";

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const HOUR = 3_600_000;
const MONTHS = await Promise.all(DAYS.map((_, at) => loadMonthQuestions(at + 1)));
const TET = await Promise.all(
  [-3, -2, -1, 0, 1, 2, 3].map((days) => loadTonight(new Date(Date.UTC(2027, 1, 6 + days, 5)))),
);
const ALL: Question[] = [...MONTHS.flat(), ...TET];

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function countBeginnings(texts: string[]): number[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const beginning = splitWords(text).slice(0, 2).join(" ");
    counts.set(beginning, (counts.get(beginning) ?? 0) + 1);
  }
  return [...counts.values()];
}

/** Shared words among all the words of two texts, from 0 to 1. */
function findOverlap(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared);
}

function listAlike(texts: string[], limit: number): string[] {
  const words = texts.map((text) => new Set(splitWords(text)));
  return texts.flatMap((text, at) =>
    texts
      .slice(0, at)
      .filter((_, before) => findOverlap(words[at] ?? new Set(), words[before] ?? new Set()) > limit)
      .map((earlier) => `${earlier} ~ ${text}`),
  );
}

describe("the question of the night", () => {
  it("changes at midnight in Vietnam, not before", async () => {
    const late = await loadTonight(new Date("2026-11-21T16:59:00Z"));
    expect(await loadTonight(new Date("2026-11-20T17:00:00Z"))).toEqual(late);
    const next = await loadTonight(new Date("2026-11-21T17:00:00Z"));
    expect(next.vi).not.toBe(late.vi);
    expect(next.vi).toBe((await loadAnother(late, 1))?.vi);
  });

  it("is another one on every day of a leap year and of the year after", async () => {
    for (const [year, days] of [
      [2028, 366],
      [2029, 365],
    ] as const) {
      const noons = Array.from({ length: days }, (_, at) => Date.UTC(year, 0, 1 + at) + 5 * HOUR);
      const asked = await Promise.all(noons.map(async (noon) => (await loadTonight(new Date(noon))).vi));
      expect(new Set(asked).size).toBe(days);
    }
  });

  it("knows Tết, also where China's new year is a day later", async () => {
    const vi = async (date: string) => (await loadTonight(new Date(`${date}T12:00:00Z`))).vi;
    expect(await vi("2027-02-05")).toContain("Giao thừa");
    expect(await vi("2027-02-06")).toContain("Mùng một");
    expect(await vi("2030-02-02")).toContain("Mùng một");
    expect(await vi("2028-02-29")).toContain("bốn năm mới có một lần");
    expect(await vi("2027-09-02")).toContain("Ngày lễ");
    expect(await vi("2027-11-20")).toContain("Thầy cô");
  });

  it("offers every other question of the month before one returns", async () => {
    const tonight = await loadTonight(new Date("2026-11-21T12:00:00Z"));
    const turned = await Promise.all(Array.from({ length: 30 }, (_, at) => loadAnother(tonight, at + 1)));
    expect(new Set(turned.map((question) => question?.vi)).size).toBe(30);
    expect(turned.at(-1)?.vi).toBe(tonight.vi);
  });
});

describe("the questions of a year", () => {
  it("has one for every day", () => {
    expect(MONTHS.map((questions) => questions.length)).toEqual(DAYS);
  });

  it.each(["vi", "en"] as const)("is short, composed and ends like a sentence: %s", (language) => {
    const texts = ALL.map((question) => question[language]);
    expect(texts.filter((text) => text.length < 15 || text.length > 110)).toEqual([]);
    expect(texts.filter((text) => !/[?.]$/.test(text) || text !== text.normalize("NFC"))).toEqual([]);
  });

  it("never asks the same thing in other words", () => {
    expect(
      listAlike(
        ALL.map(({ vi }) => vi),
        0.5,
      ),
    ).toEqual([]);
    expect(
      listAlike(
        ALL.map(({ en }) => en),
        0.5,
      ),
    ).toEqual([]);
  });

  it("begins in many ways", () => {
    expect(Math.max(...countBeginnings(ALL.map(({ vi }) => vi)))).toBeLessThanOrEqual(6);
    expect(Math.max(...countBeginnings(ALL.map(({ en }) => en)))).toBeLessThanOrEqual(25);
  });

  it("has hardly any of the words that such questions are usually made of", () => {
    const worn =
      /trái tim|tâm hồn|bình yên|chữa lành|vỗ về|hành trình|lắng nghe|yêu thương|khoảnh khắc|dịu dàng/i;
    expect(ALL.filter(({ vi }) => worn.test(vi)).length).toBeLessThanOrEqual(3);
  });

  it("presumes nobody's partner, children, faith or health, and names nothing dangerous", () => {
    const presumed =
      /người yêu|vợ|chồng|con cái|con bạn|con trai|con gái|chúa|phật|cầu nguyện|cân nặng|bệnh|dao|thuốc|tự tử|cái chết|sân thượng/i;
    expect(ALL.filter(({ vi }) => presumed.test(vi)).map(({ vi }) => vi)).toEqual([]);
  });
});
