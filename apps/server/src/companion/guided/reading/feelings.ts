// The feelings of a message: those that are meant, the person's own, the most charged first.
import type { NormalisedText } from "../../text/normalise.ts";
import type { Feeling } from "../phrasebook/phrasebook.ts";
import type { Knowledge } from "./knowledge.ts";
import { type Found, withoutOverlap } from "./phrase-index.ts";
import type { Word } from "./words.ts";

const set = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const NEGATIONS = set("không chẳng chả chưa hết đỡ bớt đừng khong ko not don't didn't isn't wasn't never no");
const STRONG = set(
  "quá lắm rất cực vãi kinh quá_trời khủng vô cùng dữ ghê vcl qua lam rat really very so too extremely",
);

/** Feelings that are meant: not denied, not part of a name or of a longer phrase. */
export function feelingsIn(
  known: Knowledge,
  text: NormalisedText,
  taken: readonly Found<unknown>[],
): Found<Feeling>[] {
  const { words } = text;
  return withoutOverlap(known.feelings.find(text)).filter(({ what, from, to }) => {
    const inside = taken.some(
      (other) => other.from <= from && other.to >= to && other.to - other.from > to - from,
    );
    return (
      !inside &&
      !isDenied(words, from, what.mood === "light" ? 3 : 2) &&
      !isOtherSense(words, from, to) &&
      !isOthers(words, from)
    );
  });
}

/** Somebody else's feeling: "vợ vui vẻ", "mẹ buồn". */
const OTHERS = set("vợ chồng mẹ ba bố má nó họ sếp người_ta cổ ảnh bả ổng");
function isOthers(words: readonly Word[], from: number): boolean {
  const [first, before] = [words[from - 2], words[from - 1]];
  if (before === undefined || before.clause !== words[from]?.clause) return false;
  return (
    OTHERS.has(before.marked) || (before.marked === "cũng" && /^(?:ai|người)$/u.test(first?.marked ?? ""))
  );
}

const ENDS = set("hết đỡ bớt");
const AIMS = set("để cho muốn mong sao được");

/** Whether a negation stands just before: "không thấy có lỗi". */
export function isDenied(words: readonly Word[], from: number, reach = 2): boolean {
  for (let back = 1; back <= reach; back += 1) {
    const before = words[from - back];
    // "làm sao để hết buồn" is sad.
    if (ENDS.has(before?.marked ?? "") && AIMS.has(words[from - back - 1]?.marked ?? "")) return false;
    if (before === undefined || before.clause !== words[from]?.clause) return false;
    if (NEGATIONS.has(before.marked)) return true;
  }
  return words[from - 1]?.marked === "có" && words[from + 1]?.marked === "không";
}

const OTHER_SENSES: Record<string, { before?: ReadonlySet<string>; after?: ReadonlySet<string> }> = {
  rối: { before: set("quấy rắc"), after: set("loạn") },
  nhớ: { before: set("ghi còn trí"), after: set("là ra mang lại rằng hết tên mật") },
  lạ: { before: set("người kẻ đồ") },
  thích: { before: set("giải sở"), after: set("thầm") },
  yêu: { before: set("người tình đáng") },
  thương: { before: set("người dễ đáng bị tổn vết"), after: set("lượng hiệu mại tích") },
  đau: { after: set("vai lưng đầu cổ bụng mắt tay chân dạ họng răng gối") },
  sợ: { after: set("rằng_là") },
  nặng: { before: set("cân") },
  quý: { after: set("khách vị") },
  ổn: { before: set("không chưa yên") },
  lo: { after: set("liệu") },
  giận: { before: set("tha") },
};
function isOtherSense(words: readonly Word[], from: number, to: number): boolean {
  const rule = to - from === 1 ? OTHER_SENSES[words[from]?.marked ?? ""] : undefined;
  return (
    rule !== undefined &&
    Boolean(rule.before?.has(words[from - 1]?.marked ?? "") || rule.after?.has(words[to]?.marked ?? ""))
  );
}

export function dominant(words: readonly Word[], found: readonly Found<Feeling>[]): Feeling[] {
  const weighed = found.map(({ what, from, to, weight }) => {
    const near = [words[from - 1], words[to], words[to + 1]];
    const strong = near.some((word) => word !== undefined && STRONG.has(word.marked)) ? 1.5 : 0;
    const quiet = what.id === "calm-ok" ? -3 : 0;
    return { what, weight: Math.min(weight, 2) + strong + quiet + from / Math.max(1, words.length) };
  });
  const ordered = weighed.sort((a, b) => b.weight - a.weight).map(({ what }) => what);
  return [...new Set(ordered)];
}
