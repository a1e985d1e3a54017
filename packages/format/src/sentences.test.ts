import { describe, expect, it } from "vitest";
import { sentences, summary } from "./sentences.ts";

describe("sentences", () => {
  it.each([
    [
      "<h2>Chuyến xe cuối</h2><p>Tôi ngồi ở bến xe…</p><p>Tiếng loa</p>",
      "Chuyến xe cuối. Tôi ngồi ở bến xe… Tiếng loa",
    ],
    [
      "<p>Trong ba lô:</p><ul><li><p>một chai nước</p></li><li><p>một ổ bánh mì</p></li></ul><p>Hết.</p>",
      "Trong ba lô: một chai nước · một ổ bánh mì. Hết.",
    ],
    ["<ul><li>một.</li><li>hai</li></ul>", "một. hai"],
    ["<p>một<br>hai <em>ba</em></p>", "một hai ba"],
    ["<p>“Đi thôi.”</p><p>Đi.</p>", "“Đi thôi.” Đi."],
    ["", ""],
  ])("joins %s", (html, text) => {
    expect(sentences(html)).toBe(text);
  });
});

describe("summary", () => {
  it("cuts HTML between words", () => {
    expect(summary("<h2>Một hai</h2><p>ba bốn</p>", 12)).toBe("Một hai. ba…");
  });
});
