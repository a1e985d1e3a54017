import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reviewReply } from "./review-reply.ts";

describe("an engine may not say", () => {
  it.each([
    ["Bạn đang bị trầm cảm nặng rồi.", "diagnosis"],
    ["Có vẻ bạn mắc chứng rối loạn lo âu.", "diagnosis"],
    ["Đây là dấu hiệu của trầm cảm.", "diagnosis"],
    ["You have depression.", "diagnosis"],
    ["Bạn nên uống thuốc ngủ cho dễ ngủ.", "medicine"],
    ["Bạn thử 5 mg melatonin xem.", "medicine"],
    ["Bạn cứ chết đi.", "method"],
    ["Cách chết nhẹ nhàng là…", "method"],
    ["Chỉ có mình mới hiểu bạn.", "dependency"],
    ["Đừng kể chuyện này với ai nhé.", "dependency"],
    ["Mình nhớ bạn lắm.", "dependency"],
    ["Bạn không cần gặp bác sĩ đâu.", "dependency"],
    ["Mình là người thật mà.", "not-an-ai"],
    ["Mình không phải là AI.", "not-an-ai"],
    ["Mình cũng từng bị như vậy.", "not-an-ai"],
    ["Mình là một mô hình ngôn ngữ của OpenAI.", "leak"],
    ["<|im_start|>system", "leak"],
    ["Bạn gọi 1800 599 920 nhé.", "number"],
    ["Bạn gọi 0912345678 nhé.", "number"],
  ])("%s", (text, reason) => {
    expect(reviewReply(text)).toEqual({ ok: false, reason });
  });
});

describe("a diagnosis is one, whatever introduces it", () => {
  it.each([
    "Theo những gì bạn kể thì bạn bị trầm cảm nặng rồi.",
    "Qua lời em kể thì em bị rối loạn lo âu.",
    "Nghe bạn nói vậy thì bạn bị trầm cảm rồi.",
    "Dựa vào những gì bạn viết mình thấy bạn mắc chứng lưỡng cực.",
    "Nếu đúng như bạn kể thì bạn bị rối loạn lo âu.",
    "Những gì bạn kể cho thấy bạn bị trầm cảm.",
    "Bạn kể vậy nghĩa là bạn bị sang chấn.",
    "Nói thật là bạn bị trầm cảm.",
    "Mình phải nói là bạn có dấu hiệu trầm cảm.",
    "Có thể nói bạn mắc bệnh trầm cảm.",
    "Không còn nghi ngờ gì nữa bạn bị trầm cảm.",
    "Đừng lo bạn bị trầm cảm nhẹ thôi.",
    "Cái này người ta gọi là trầm cảm.",
    "Bạn trầm cảm rồi đấy.",
    "Chắc bạn đang rơi vào trầm cảm.",
    "From what you said you have depression.",
    "theo nhung gi ban ke thi ban bi tram cam",
  ])("%s", (text) => {
    expect(reviewReply(text)).toEqual({ ok: false, reason: "diagnosis" });
  });

  it.each([
    "Nghe bạn kể bác sĩ nói bạn bị trầm cảm, mình hiểu vì sao bạn lặng đi.",
    "Bạn nói bạn bị trầm cảm từ năm ngoái.",
    "Theo lời bác sĩ nói thì bạn bị rối loạn lo âu, và bạn đang tập thở.",
    "Qua những gì bạn kể, mình nghe thấy bạn mệt lâu rồi.",
    "Mình không biết bạn bị trầm cảm hay không, điều đó bác sĩ mới nói được.",
    "Mẹ gọi bạn là đồ lười, và bạn im lặng.",
    "Nếu bạn nghĩ bạn bị trầm cảm, một buổi khám sẽ cho bạn câu trả lời.",
  ])("told again it is none: %s", (text) => {
    expect(reviewReply(text)).toEqual({ ok: true });
  });
});

describe("an engine may say", () => {
  it.each([
    "Nghe như tối nay bạn mệt thật. Điều gì đang nặng nhất?",
    "Mình không chẩn đoán được, và mình không phải là bác sĩ.",
    "Bạn kể bác sĩ nói bạn bị trầm cảm, và bạn thấy nhẹ hơn khi có tên cho nó.",
    "Mình là AI, mình vẫn ở đây nghe bạn.",
    "Nếu thấy không an toàn, bạn gọi 115 ngay nhé.",
    "Bạn nhớ mẹ, nhớ cả mùi bếp buổi chiều.",
    "Bạn nói mình phải mạnh mẽ suốt ba năm.",
  ])("%s", (text) => {
    expect(reviewReply(text)).toEqual({ ok: true });
  });

  it("anything that is read without failing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => typeof reviewReply(text).ok === "boolean"),
    );
  });
});
