import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { HelpNumbers } from "./help-numbers.tsx";

const shown = (text: string, language: "vi" | "en") =>
  renderToStaticMarkup(<HelpNumbers text={text} language={language} />);

describe("a person in need who reads a help number", () => {
  it("can call it, and hears whom it reaches", () => {
    const html = shown("Khi nguy cấp, gọi 115.", "vi");
    expect(html).toMatch(
      /^Khi nguy cấp, gọi <a href="tel:115" aria-label="Gọi 115, cấp cứu y tế"[^>]*>115<\/a>\.$/,
    );
    expect(shown("113: police", "en")).toContain('aria-label="Call 113, police"');
  });

  it("can call each of several, also one that is named twice", () => {
    expect(shown("115, 113, 111, 115", "vi").match(/href="tel:\d+"/g)).toEqual([
      'href="tel:115"',
      'href="tel:113"',
      'href="tel:111"',
      'href="tel:115"',
    ]);
  });

  it("is not offered to call a year, a price or part of a longer number", () => {
    for (const text of ["Không có số nào.", "1150 bài", "Luật 91/2025/QH15", "2115"]) {
      expect(shown(text, "vi")).toBe(text);
    }
  });
});
