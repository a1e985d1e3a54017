import { describe, expect, it } from "vitest";
import { statementText } from "./read-file.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);

describe("a statement's file", () => {
  it("is read as UTF-8, or as the wide text of a spreadsheet", () => {
    expect(statementText(utf8("Ngày,Ghi có"))).toEqual({ text: "Ngày,Ghi có" });
    const wide = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from([..."Số"].map((c) => c.charCodeAt(0))).buffer),
    ]);
    expect(statementText(wide)).toEqual({ text: "Số" });
  });

  it("that is a spreadsheet, in an old encoding or too large is refused with what to do", () => {
    for (const bytes of [Uint8Array.of(0x50, 0x4b, 3, 4, 0x8f), Uint8Array.of(0x4e, 0x67, 0xe0, 0x79)]) {
      expect(statementText(bytes)).toMatchObject({ problem: expect.stringContaining("CSV UTF-8") });
    }
    expect(statementText(new Uint8Array(1024 * 1024 + 1))).toMatchObject({
      problem: expect.stringContaining("1 MB"),
    });
  });
});
