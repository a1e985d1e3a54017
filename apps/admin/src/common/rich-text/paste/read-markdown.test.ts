import { describe, expect, it } from "vitest";
import { isMarkdown, renderMarkdown } from "./read-markdown.ts";

describe("telling Markdown from a text", () => {
  it.each([
    ["a heading", "# Đêm ở bến xe"],
    ["bold words", "Tôi **ngồi yên** một lúc."],
    ["a link", "Xem [bài này](https://bentrong.vn/blogs)."],
    ["bullets", "* nước\n* bánh mì"],
    ["a list with dashes", "Mang theo\n\n- nước\n- bánh mì"],
    ["numbers, from Windows", "1. thở ra\r\n2. đi ngủ"],
    ["a quotation", "> Đêm nào rồi cũng sáng."],
    ["code", "```\nhít vào\n```"],
  ])("knows %s", (_, text) => expect(isMarkdown(text)).toBe(true));

  it.each([
    ["sentences", "Đêm nay trời mưa.\n\nTôi ngồi yên."],
    ["people who talk", "- Anh ngủ chưa?\n- Chưa em ạ."],
    ["a hash that counts", "Nhà #12, ngõ 3\n#gannhau"],
    ["a year that ends a line", "Chuyện của năm\n1986. Tôi còn nhỏ."],
    ["stars around nothing", "5 ** 2 * 3"],
    ["one dash", "- một mình"],
  ])("leaves %s alone", (_, text) => expect(isMarkdown(text)).toBe(false));

  it("ends the last line of code without an empty one", () => {
    expect(renderMarkdown("```\r\nhít vào\r\n```").trim()).toBe("<pre><code>hít vào</code></pre>");
  });
});
