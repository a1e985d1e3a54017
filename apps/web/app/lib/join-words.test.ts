import { describe, expect, it } from "vitest";
import { joinWords } from "./join-words.ts";

/** Joined syllables are easier to read with an underscore. */
const joined = (title: string) => joinWords(title).replaceAll("\u00a0", "_");

describe("a heading", () => {
  it.each([
    ["Một khoảng lặng để gặp lại chính mình.", "Một khoảng_lặng để gặp_lại chính_mình."],
    ["Hai mươi mấy tuổi, chông chênh", "Hai_mươi mấy tuổi, chông_chênh"],
    ["Càng để ý hơi thở càng thấy ngộp", "Càng để ý hơi_thở càng thấy ngộp"],
    ["Dự báo thời tiết tối chủ nhật", "Dự_báo thời_tiết tối chủ_nhật"],
    ["Từ điển nhỏ về chữ “ừ”", "Từ_điển nhỏ về chữ “ừ”"],
    ["Bát mì tôm lúc mười giờ đêm", "Bát mì tôm lúc mười giờ đêm"],
    ["Điều khoản và quyền riêng tư", "Điều_khoản và quyền riêng_tư"],
  ])("keeps the syllables of a word on one line: %s", (title, expected) => {
    expect(joined(title)).toBe(expected);
  });

  it("is not joined inside of other words", () => {
    expect(joined("Ba giấc trưang")).toBe("Ba giấc trưang");
    expect(joined("xán toàn")).toBe("xán toàn");
  });

  it("never has three syllables in one piece, nor a piece that a phone with large text could not hold", () => {
    const pieces = joinWords("bắt đầu trò chuyện hơi thở hai mươi mốt khoảng lặng").split(" ");
    expect(pieces.every((piece) => piece.split("\u00a0").length <= 2 && piece.length <= 11)).toBe(true);
  });

  it("has the same words as before, in English too", () => {
    const title = "Khép lại một cuộc trò chuyện, hai mươi mốt phút";
    expect(joinWords(title).replace(/\s/g, " ")).toBe(title);
    expect(joinWords("A question for tonight")).toBe("A question for tonight");
  });
});
