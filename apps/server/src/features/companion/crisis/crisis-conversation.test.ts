import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getCrisisContent } from "../content/crisis-content.ts";
import type { Language } from "../content/read-content.ts";
import { type CrisisReply, continueCrisis } from "./crisis-conversation.ts";
import { type CrisisState, startCrisis } from "./crisis-state.ts";

const REGISTER = { you: "em", I: "mình", self: new Set<string>(), polite: false };

function talk(
  danger: CrisisState["danger"],
  messages: readonly string[],
  language: Language = "vi",
): CrisisReply[] {
  let state = startCrisis(danger);
  return messages.map((text) => {
    const reply = continueCrisis(state, { text, language, register: REGISTER, signs: [] });
    state = reply.state;
    return reply;
  });
}

const ids = (danger: CrisisState["danger"], ...messages: string[]): (string | undefined)[] =>
  talk(danger, messages).map(({ state }) => state.said.at(-1));

describe("a conversation of danger", () => {
  it.each<[CrisisState["danger"], string[], string[]]>([
    [
      "self",
      ["em muốn chết", "ừ", "thuốc để trên bàn", "ừ", "không"],
      ["open", "yes", "means", "away", "alone"],
    ],
    ["self", ["em muốn chết", "gọi mẹ không bắt máy"], ["open", "unreached"]],
    ["self", ["em muốn chết", "em sợ phiền"], ["open", "unwilling"]],
    ["self", ["em muốn chết", "có con nhỏ ở đây"], ["open", "child"]],
    ["self", ["em uống hết vỉ thuốc rồi", "chưa", "gọi rồi"], ["took", "took", "took-called"]],
    [
      "harmed",
      ["chồng đánh em", "đang đập cửa", "ra được rồi", "không"],
      ["open", "near", "escaped", "stay-1"],
    ],
    ["harmed", ["chồng đánh em", "không", "mặt chảy máu"], ["open", "gone", "injured"]],
    ["other", ["bạn em muốn chết", "không", "nó uống thuốc rồi"], ["open", "alone", "took"]],
    ["threat", ["em sẽ giết nó", "có", "đi rồi"], ["open", "means", "stay-1"]],
  ])("of %s: %j", (danger, messages, expected) => {
    expect(ids(danger, ...messages)).toEqual(expected.map((id) => `${danger}-${id}`));
  });

  it("is left only when somebody says twice that they are safe, or wants another subject", () => {
    const over = (...messages: string[]) => talk("self", messages).map(({ state }) => state.isOver);
    expect(over("em muốn chết", "em đỡ rồi", "em an toàn")).toEqual([false, false, true]);
    expect(over("em muốn chết", "nói chuyện khác đi", "ừ")).toEqual([false, false, true]);
    expect(over("em muốn chết", "em đỡ rồi", "không", "em đỡ rồi")).toEqual([false, false, false, false]);
    expect(over("em muốn chết", "em đỡ rồi", "thuốc để trên bàn")).toEqual([false, false, false]);
  });

  it("says something for every message in every danger, of its own words alone", () => {
    const words = fc.constantFrom(
      ...["ừ", "không", "chưa", "có", "mệt quá", "gọi rồi", "thuốc để trên bàn", "chảy máu", "có một mình"],
      ...[
        "đang đập cửa",
        "bạn là ai",
        "cảm ơn",
        "nói chuyện khác",
        "uống hết rồi",
        "trời mưa",
        "",
        "🙂",
        "yes",
        "alone",
      ],
    );
    const dangers = fc.constantFrom<CrisisState["danger"]>("self", "harmed", "other", "threat");
    const languages = fc.constantFrom<Language>("vi", "en");
    fc.assert(
      fc.property(
        dangers,
        languages,
        fc.array(words, { minLength: 1, maxLength: 12 }),
        (danger, language, said) => {
          const known = new Set([...getCrisisContent(language).says.values()].flatMap(({ say }) => say));
          for (const { text, state } of talk(danger, said, language)) {
            const id = state.said.at(-1) ?? "";
            const lines = getCrisisContent(language).says.get(id)?.say ?? [];
            expect(lines.some((line) => known.has(line))).toBe(true);
            expect(text).not.toMatch(/[{}]/u);
          }
        },
      ),
    );
  });

  it("has some eighty replies in Vietnamese, each short and with one question at most before its end", () => {
    const says = [...getCrisisContent("vi").says.values()].flatMap(({ say }) => say);
    expect(says.length).toBeGreaterThanOrEqual(80);
    for (const line of says) expect(line.split(/\s+/u).length, line).toBeLessThanOrEqual(75);
  });
});
