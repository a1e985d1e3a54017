import { excerpt } from "@bentrong/format/excerpt";
import fc from "fast-check";
import { expect, it } from "vitest";
import { toBlogSummary } from "./blog-summary.ts";

const blog = (content: string) => ({
  id: 1,
  title: "Bài",
  content,
  coverImage: null,
  createdAt: "2026-11-01T00:00:00Z",
  authorName: null,
  blogType: "PUBLIC" as const,
  categoryId: null,
});

it("an article made lean shows the same excerpt", () => {
  fc.assert(
    fc.property(fc.array(fc.lorem({ maxCount: 40 })), fc.constantFrom(100, 120, 150), (texts, length) => {
      const content = texts.map((text) => `<p>${text} &amp; &lt;thế&gt; <em>này</em></p>`).join("");
      expect(excerpt(toBlogSummary(blog(content)).content, length)).toBe(excerpt(content, length));
    }),
  );
});

it("an article made lean weighs little", () => {
  expect(toBlogSummary(blog(`<p>${"chữ ".repeat(5000)}</p>`)).content.length).toBeLessThan(500);
});
