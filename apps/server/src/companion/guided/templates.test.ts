import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const CONTENT = path.join(import.meta.dirname, "../../../../../db/content/companion");
const FILES = ["frames.md", "questions.md"];
const PLACES = /\{(?:quote|answer|early|mid|now|one|other|turned|span|memory)\}/;

/** Words of judgement, approval, relief or nearness: untrue of a grave sentence that stands in the place. */
const CLAIMS = {
  vi: /nhỏ|nhẹ|nắng|ấm|sáng|bình thường|không hề quá|làm được|vừa tay|tử tế|đáng|thật|sâu|đẹp|chỗ tựa|ngồi cạnh|nghe thấy|hình dung|cánh cửa|giản dị/u,
  en: /small|light|warm|normal|not too much|kind|real|deep|hear|picture|door|simple|good|lean|steadier/u,
};

describe.each(["vi", "en"] as const)("templates in %s", (language) => {
  const lines = FILES.flatMap((file) =>
    readFileSync(path.join(CONTENT, language, file), "utf8")
      .split("\n")
      .filter((line) => /^(?:say|answer): /.test(line)),
  );

  it("assert nothing about the words that they quote", () => {
    expect(lines.filter((line) => PLACES.test(line)).length).toBeGreaterThan(30);
    const claims = lines.filter(
      (line) => PLACES.test(line) && CLAIMS[language].test(line.replace(/\{\w+\}/g, "")),
    );
    expect(claims).toEqual([]);
  });

  it("recommend nobody who was mentioned as company", () => {
    expect(lines.filter((line) => line.includes("{person}"))).toEqual([]);
  });
});
