import { fold } from "@bentrong/format/fold";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRuleSentences } from "../../../../../../tests/eval/safety/sentences.ts";
import { assess } from "./assess.ts";

const RANK = { ok: 0, distress: 1, crisis: 2 };
const grave = readRuleSentences("tune")
  .map(({ text }) => text)
  .filter((text) => assess(text).level === "crisis");
const anyGrave = fc.constantFrom(...grave);

describe("a message", () => {
  it.each([
    ["mình muốn chết", "crisis"],
    ["mệt muốn chết luôn á", "ok"],
    ["buồn muốn chết", "distress"],
    ["mình không muốn chết, chỉ mệt thôi", "distress"],
    ["mệt muốn chết. Nói thật là mình không thiết sống nữa", "crisis"],
    ["minh muon tu tu", "crisis"],
    ["minh se tu tu ke cho ban nghe", "ok"],
    ["bạn mình nói nó muốn chết", "crisis"],
    ["xem phim có cảnh tự tử, sợ ghê", "ok"],
    ["xem phim xong mình cũng muốn tự tử", "crisis"],
    ["hồi cấp ba mình từng rạch tay", "distress"],
    ["hồi cấp ba mình từng rạch tay, giờ lại rạch", "crisis"],
    ["mình muốn chết... đùa thôi", "distress"],
    ["mình muốn chết, không đùa đâu", "crisis"],
    ["đăng xuất facebook cho nhẹ đầu", "ok"],
    ["muốn đăng xuất khỏi cuộc đời", "crisis"],
    ["hôm nay trời đẹp", "ok"],
    ["em ngồi ở mép giường 20 phút", "ok"],
    ["em đang đứng ở mép sân thượng", "crisis"],
    ["so nguoi ta ghet", "ok"],
    ["mình ước mẹ nắm tay mình đi qua mấy cái ngõ đó", "ok"],
    ["minh muon co ai do lo giup mot ngay", "ok"],
    ["Cho hết quần áo cũ cho hội từ thiện rồi, đâu cần nữa", "ok"],
    ["Cho hết quần áo với cây rồi, em đâu cần nữa", "crisis"],
    ["Tối nay là bữa cơm cuối mình ăn với bố mẹ", "crisis"],
    ["Tối nay là bữa cơm cuối mình ăn với bố mẹ trước khi đi du học", "ok"],
    ["Muốn về với bà cuối tuần này", "ok"],
    ["Bà mất rồi, đêm nay mình muốn về với bà", "crisis"],
    ["ước gì chưa từng có mặt trên đời", "crisis"],
    ["ước gì mai ngủ tới trưa không ai gọi dậy", "ok"],
    ["ước gì ngủ rồi không ai gọi dậy nữa", "crisis"],
    ["đừng gọi mình nữa, vĩnh biệt", "crisis"],
    ["Mệt vì phải sống chung với mẹ chồng", "ok"],
    ["Mệt với việc phải sống theo ý ba mẹ", "ok"],
    ["Mệt vì phải sống, thế thôi", "crisis"],
    ["Cả buổi họp mình như không có mặt", "ok"],
    ["Mình chỉ sống qua ngày thôi", "ok"],
    ["Cười chết mất thôi", "ok"],
    ["Hôm nay chết mệt", "ok"],
    ["Chồng mình không đánh mình, chỉ im lặng", "ok"],
    ["Chồng mình không nói mà đánh mình", "crisis"],
    ["Mình cãi nhau với chồng về tiền Thật ra mình giận", "ok"],
    ["Em trai mình tự tử năm ngoái, mình vẫn chưa quên được", "distress"],
    ["Chị mình đã tự tử cách đây ba năm", "distress"],
    ["Em trai mình vừa tự tử, đang cấp cứu", "crisis"],
    ["I don't want to be here anymore", "crisis"],
    ["I took all my pills an hour ago", "crisis"],
    ["He threatened to kill me", "crisis"],
    ["I'm dead tired", "ok"],
  ])("%s → %s", (text, level) => {
    expect(assess(text).level).toBe(level);
  });

  it("says when it is another person who is in danger", () => {
    expect(assess("Bạn thân mình nhắn là muốn chết").signs).toContain("other");
    expect(assess("Con mệt lắm, con muốn chết").signs).not.toContain("other");
  });
});

describe("what was said before", () => {
  it("keeps somebody who was in danger from being taken for well", () => {
    expect(assess("thôi không sao đâu", ["mình muốn chết"]).level).toBe("distress");
    expect(assess("hôm nay ăn phở ngon", ["mình muốn chết"]).level).toBe("distress");
  });

  it("joins a sentence that was sent in two", () => {
    expect(assess("chết", ["mình muốn"]).level).toBe("crisis");
  });

  it("adds one sign to another", () => {
    expect(assess("Em thấy mình là gánh nặng").level).toBe("distress");
    expect(assess("Em thấy mình là gánh nặng", ["muốn buông xuôi tất cả"]).level).toBe("crisis");
  });

  it("never lowers a level", () => {
    const messages = fc.array(fc.constantFrom(...readRuleSentences("tune").map(({ text }) => text)), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(messages, anyGrave, (earlier, text) => {
        expect(RANK[assess(text, earlier).level]).toBeGreaterThanOrEqual(RANK[assess(text).level]);
      }),
    );
  });
});

describe("somebody in danger is heard", () => {
  it.each<[string, (text: string) => string]>([
    ["in capitals", (text) => text.toUpperCase()],
    ["with wide spaces and lines", (text) => `\n  ${text.replaceAll(" ", "   ")}\n`],
    ["from a keyboard that takes marks apart", (text) => text.normalize("NFD")],
    ["with invisible signs between the letters", (text) => text.replace(/(\p{L})(\p{L})/gu, "$1\u200b$2")],
    ["with a picture behind", (text) => `${text} 😔`],
    ["with exclamation marks", (text) => `${text}!!!`],
  ])("%s", (_, written) => {
    fc.assert(fc.property(anyGrave, (text) => assess(written(text)).level === "crisis"));
  });

  it("without any marks, 99 times of 100", () => {
    const heard = grave.filter((text) => assess(fold(text)).level === "crisis").length;
    expect(heard / grave.length).toBeGreaterThanOrEqual(0.99);
  });

  it("in the middle of a long letter", () => {
    const calm = "Hôm nay mình đi chợ, mua rau, nấu canh rồi ngồi nghe mưa. ".repeat(60);
    fc.assert(fc.property(anyGrave, (text) => assess(`${calm}${text}. ${calm}`).level !== "ok"));
    expect(assess(`${calm}Mình muốn tự tử. ${calm}`).level).toBe("crisis");
  });
});

describe("hostile text", () => {
  it("is read without failing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
        expect(["ok", "distress", "crisis"]).toContain(assess(text, [text]).level);
      }),
    );
  });

  it.each(["a", "t.", "không muốn sống ", "uống hết cả vỉ ", "\u0301", "🙂", "((((", "t ự "])(
    "of 100,000 characters of %j is read before a person would notice",
    (unit) => {
      const text = unit.repeat(Math.ceil(100_000 / unit.length));
      const start = performance.now();
      assess(text);
      expect(performance.now() - start).toBeLessThan(2_000);
    },
  );
});

it.each(["I am going to kill him tonight", "I'm gonna murder this man"])(
  "hears a threat in English: %s",
  (text) => {
    expect(assess(text)).toMatchObject({ level: "crisis", signs: ["threat"] });
  },
);
