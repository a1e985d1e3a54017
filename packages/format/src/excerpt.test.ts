import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeEntities, decodeMarkup } from "./entities.ts";
import { excerpt } from "./excerpt.ts";
import { plainText } from "./plain-text.ts";
import { readingMinutes } from "./reading-minutes.ts";

describe("plainText", () => {
  it("keeps the words and drops the markup", () => {
    expect(plainText("<h2>Đêm</h2><p>Thở <em>chậm</em> lại.</p>")).toBe("Đêm Thở chậm lại.");
    expect(plainText("một<br>hai&nbsp;ba")).toBe("một hai ba");
  });

  it("drops markup that was itself encoded", () => {
    expect(plainText("&lt;p&gt;L&agrave;m b&#7841;n v&#x1edb;i m&igrave;nh&lt;/p&gt;")).toBe(
      "Làm bạn với mình",
    );
  });

  it("never shows what a reader should not read", () => {
    expect(plainText("<style>p{}</style>a<script>alert(1)</script><!-- b -->c")).toBe("a c");
    expect(plainText("trước <script>alert(1)")).toBe("trước");
  });

  it("leaves a comparison alone", () => {
    expect(plainText("3 < 5 và 7 > 2")).toBe("3 < 5 và 7 > 2");
  });
});

describe("excerpt", () => {
  it("puts an ellipsis only when something was cut", () => {
    expect(excerpt(`<p>${"ă".repeat(120)}</p>`, 120)).toBe("ă".repeat(120));
    expect(excerpt(`<p>${"ă".repeat(121)}</p>`, 120)).toBe(`${"ă".repeat(120)}…`);
    expect(excerpt(`&lt;p&gt;${"b".repeat(121)}&lt;/p&gt;`, 120)).toBe(`${"b".repeat(120)}…`);
  });

  it("counts a decomposed letter once and never cuts an emoji in half", () => {
    expect(excerpt("ệ".normalize("NFD").repeat(10), 10)).toBe("ệ".repeat(10));
    expect(excerpt("🌙🌙🌙", 2)).toBe("🌙🌙…");
  });

  it("is never longer than asked, plus the ellipsis", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 60 }), (text, length) => {
        expect([...excerpt(text, length)].length).toBeLessThanOrEqual(length + 1);
      }),
    );
  });

  it("shows a whole text that fits", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."abc đêm ") }),
        (text) => excerpt(text, 1000) === plainText(text),
      ),
    );
  });
});

describe("decodeMarkup", () => {
  it("opens an encoded article once, and leaves a real one as it is", () => {
    expect(decodeMarkup("&lt;p&gt;Chào&lt;/p&gt;")).toBe("<p>Chào</p>");
    expect(decodeMarkup("<p>thẻ &lt;b&gt; là gì</p>")).toBe("<p>thẻ &lt;b&gt; là gì</p>");
    expect(decodeMarkup("a &amp; b")).toBe("a &amp; b");
  });

  it("does not invent characters from broken entities", () => {
    expect(decodeEntities("&#xD800; &#0; &unknown; &#99999999;")).toBe("&#xD800; &#0; &unknown; &#99999999;");
  });
});

describe("readingMinutes", () => {
  it("is one for a short note and grows with the text", () => {
    expect(readingMinutes("<p>Xin chào</p>")).toBe(1);
    expect(readingMinutes("chữ ".repeat(1100))).toBe(5);
  });
});
