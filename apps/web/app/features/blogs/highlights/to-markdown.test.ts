import { describe, expect, it } from "vitest";
import { toMarkdown } from "./to-markdown.ts";

const row = {
  blogId: 7,
  title: "Ba giấc trưa",
  quote: "Bà rải chiếu.\nRồi nằm xuống.",
  note: "Giống *mẹ*",
  createdAt: "2026-11-23T05:00:00Z",
};

describe("highlights as Markdown", () => {
  it("stand under their article, quoted, with the note as plain words", () => {
    const second = { ...row, quote: "Trời oi.", note: "" };
    const other = { ...row, blogId: 9, title: "[Tô] mẻ", quote: "# không phải tựa", note: "" };
    expect(toMarkdown("Đoạn đã tô", [row, second, other], "https://bentrong.example")).toBe(`# Đoạn đã tô

## [Ba giấc trưa](https://bentrong.example/blog/detail/7)

> Bà rải chiếu.
>
> Rồi nằm xuống.

Giống \\*mẹ\\*

*2026-11-23*

> Trời oi.

*2026-11-23*

## [\\[Tô\\] mẻ](https://bentrong.example/blog/detail/9)

> \\# không phải tựa

*2026-11-23*
`);
  });
});
