// The guard behind every reply: whatever grave sentence a person wrote, none of it comes back to them, whichever passage
// is said; and nobody who was named as harming is named as company. The sentences are for this guard and measure nothing.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { getCrisisContent } from "../../apps/server/src/features/companion/content/crisis-content.ts";
import { getGuideContent } from "../../apps/server/src/features/companion/content/guide-content.ts";
import { isQuotable } from "../../apps/server/src/features/companion/safety/quotable.ts";
import { reviewReply } from "../../apps/server/src/features/companion/safety/review-reply.ts";
import { fillLine } from "../../apps/server/src/features/companion/text/fill-line.ts";
import { play } from "../eval/companion/play.ts";

const GRAVE = readFileSync(new URL("grave-quotations.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");
const LANGUAGES = ["vi", "en"] as const;
/** Passages that are reviewed at once. */
const BLOCK = 50;
const REGISTER = { you: "bạn", I: "mình" };

const passages = LANGUAGES.flatMap((language) => {
  const { situations, acts, intros, passages: said } = getGuideContent(language);
  const lines = [
    ...situations.flatMap(({ say }) => say),
    ...acts.flatMap(({ say }) => say),
    ...intros.flatMap(({ say }) => say),
    ...Object.values(said).flat(),
  ];
  return lines.map((line) => fillLine(line, REGISTER, "hotro@bentrong.vn"));
});
const crisis = LANGUAGES.flatMap((language) =>
  [...getCrisisContent(language).says.values()].flatMap(({ say }) => say),
);

describe("grave sentences", () => {
  it("are two hundred, all different", () => expect(new Set(GRAVE).size).toBeGreaterThanOrEqual(200));

  it("are never fit to be said back", () => expect(GRAVE.filter(isQuotable)).toEqual([]));

  it("are refused inside of any reply", () => {
    for (const sentence of GRAVE)
      expect(reviewReply(`Bạn viết: “${sentence}” Trang vẫn mở.`, [sentence])).toMatchObject({ ok: false });
  });

  it("are in no passage, and every passage may be said to whoever wrote one", () => {
    // Together: what may be said to the writer of all of them may be said to each.
    for (let at = 0; at < passages.length; at += BLOCK)
      expect(reviewReply(passages.slice(at, at + BLOCK).join("\n"), GRAVE)).toEqual({ ok: true });
    const all = passages.concat(crisis);
    for (const sentence of GRAVE) expect(all.filter((line) => line.includes(sentence))).toEqual([]);
  });

  it("come back in no conversation, neither in a reply, nor in a title, a choice or the closing note", async () => {
    for (const [at, sentence] of GRAVE.entries()) {
      const messages = [
        "Hôm nay mình đi làm.",
        sentence,
        "Mình thấy lạ.",
        "Trời mưa.",
        "Vậy thôi.",
        "Mai mình về quê.",
      ];
      const played = await play(messages, at % 2 === 0 ? "map" : "portal", `grave ${at}`);
      const shown = played.flatMap(({ reply, choices, title, summary }) => [
        ...[reply, title ?? "", summary ?? ""],
        ...choices.map(({ label }) => label),
      ]);
      const bare = sentence.replace(/[.!?]$/u, "");
      expect(shown.filter((text) => text.includes(bare))).toEqual([]);
      expect(played.filter(({ refused }) => refused)).toEqual([]);
    }
  });
});

describe("whoever was named as harming", () => {
  it.each([
    [["Sếp mắng mình trước mặt mọi người."], "Có sếp ở đó là một chỗ tựa thật."],
    [["Mỗi lần mẹ gọi mình lại khóc."], "Bạn thử nhắn cho mẹ một câu nhé."],
    [["Chồng đánh mình.", "Mình sợ."], "Tối nay chồng ngồi cạnh bạn được không?"],
    [["Bạn trai kiểm soát điện thoại mình."], "Bạn kể với bạn trai đi."],
    [["My husband hits me."], "Could you call your husband tonight?"],
  ])("is not recommended: %s", (said, reply) => {
    expect(reviewReply(reply, said)).toEqual({ ok: false, reason: "support" });
  });

  it("and somebody else may be", () => {
    expect(reviewReply("Bạn gọi cho chị được không?", ["Chồng đánh mình."])).toEqual({ ok: true });
    expect(reviewReply("Bác viết tiếp nhé.", ["Bác sợ lắm."])).toEqual({ ok: true });
  });

  it("is recommended by no passage", () => {
    const people = ["chồng", "vợ", "ba", "bố", "mẹ", "sếp", "thầy", "dượng", "bạn trai", "người yêu"];
    const feared = people.map((person) => `Mình sợ ${person} đánh mình.`);
    for (let at = 0; at < passages.length; at += BLOCK)
      expect(reviewReply(passages.slice(at, at + BLOCK).join("\n"), feared)).toEqual({ ok: true });
  });
});
