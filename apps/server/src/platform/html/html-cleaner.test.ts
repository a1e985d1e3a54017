import { describe, expect, it } from "vitest";
import { createHtmlCleaner } from "./html-cleaner.ts";
import { cleanStrangeHtml } from "./safe-html.ts";

const ARTICLE = '<h1>Đêm</h1><p onclick="a()">Thở <a href="javascript:b()">chậm</a></p>';

describe("HTML of editors", () => {
  it("is cleaned alike in a thread and beside it, in the order it was given", async () => {
    const texts = [ARTICLE, ARTICLE.repeat(500), "<b>".repeat(200)];
    expect(await createHtmlCleaner().clean(texts)).toEqual(texts.map(cleanStrangeHtml));
    expect(await createHtmlCleaner().clean([ARTICLE])).toEqual([cleanStrangeHtml(ARTICLE)]);
  });

  it("is given up when it takes too long, and the next is cleaned", async () => {
    const cleaner = createHtmlCleaner(1);
    expect(await cleaner.clean([ARTICLE.repeat(500)])).toBe("too_slow");
    expect(await cleaner.clean([ARTICLE])).toEqual([cleanStrangeHtml(ARTICLE)]);
  });
});
