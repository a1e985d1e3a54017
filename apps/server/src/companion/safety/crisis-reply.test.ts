import { describe, expect, it } from "vitest";
import { crisisReply, distressPointer } from "./crisis-reply.ts";
import { reviewReply } from "./review-reply.ts";

const MESSAGES = [
  "mình muốn chết",
  "em vừa uống hết vỉ thuốc ngủ",
  "cách nào chết không đau",
  "em lại rạch tay",
  "con bị bố đánh gãy tay",
  "bạn mình nói nó muốn chết",
  "tối nay tao giết nó rồi tao chết",
  "I want to die",
];

describe("the words beside the card", () => {
  it.each(MESSAGES)("ask one direct question and bring somebody near: %s", (message) => {
    for (const reply of [crisisReply(message), crisisReply(message, ["em muốn chết"])]) {
      expect(reply.match(/\?/g)?.length).toBe(1);
      expect(reply).toMatch(/11[135]/);
      expect(reply).toMatch(/gọi|call/i);
      expect(reply.split(/\s+/).length).toBeLessThan(90);
      expect(reply).not.toMatch(/[{}]/);
      expect(reviewReply(reply)).toEqual({ ok: true });
    }
  });

  it("speak to people as they speak of themselves", () => {
    expect(crisisReply("em muốn chết")).toContain("Cảm ơn em đã nói");
    expect(crisisReply("con muốn chết")).toContain("Cảm ơn con đã nói");
    expect(crisisReply("tôi muốn chết")).toContain("Cảm ơn bạn đã nói");
    expect(crisisReply("muốn chết", ["em mệt quá"])).toContain("Cảm ơn em đã nói");
    expect(crisisReply("I want to die")).toContain("Thank you");
  });

  it("do not repeat themselves to somebody who answers", () => {
    const first = crisisReply("em muốn chết");
    expect(crisisReply("dạ có", ["em muốn chết"])).not.toBe(first);
    expect(crisisReply("dạ có", ["em muốn chết"])).toContain("Cảm ơn em đã nói thật");
  });

  it("ask first what was taken", () => {
    expect(crisisReply("mình vừa uống hết vỉ thuốc")).toContain("đã uống gì, hay đã làm gì chưa?");
  });

  it("point softly, in one sentence, where it is only heavy", () => {
    expect(distressPointer("em buồn quá")).toBe(
      "Nếu đêm nay nặng quá, em nhắn cho một người em tin nhé; những số có thể gọi nằm ở trang An toàn.",
    );
  });
});
