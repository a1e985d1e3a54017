// What of a message can be told back whole: a wish, the two halves of a "but", since when, a short answer.
import type { NormalisedText } from "../../text/normalise.ts";
import type { Language } from "../phrasebook/phrasebook.ts";
import { type Clause, standsAlone } from "./clauses.ts";
import type { Word } from "./words.ts";

const set = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const NEGATIONS = set("không chẳng chả chưa đừng not don't never no");
const BUT = set("nhưng but although though");
const YET = set("vẫn cứ lại toàn");
const WISHES = set("muốn mong ước cần thèm want wish need");
const WISHERS = set("tôi mình em con cháu anh chị bác chỉ rất vẫn cũng chỉ_là tui tớ i just only really");
/** "muốn gì", "muốn nói là …": no wish yet. */
const OPEN_WISH = set("gì nữa biết nói what anything");
const SPAN_HEADS = set("hồi khi lúc ngày dạo năm");
const SPAN_COUNTS = set("một hai ba bốn năm sáu bảy tám chín mười mấy nhiều vài cả suốt chục trăm");
const SPAN_UNITS = set("ngày hôm bữa tuần tháng năm");
const ANSWER_WORDS = 7;

export interface Contrast {
  one: Clause;
  other: Clause;
}

/** Both halves of a "… nhưng …", the last one of the message. */
export function contrastIn(
  text: NormalisedText,
  clauses: readonly Clause[],
  language: Language,
): Contrast | undefined {
  for (let at = clauses.length - 1; at > 0; at -= 1) {
    const [one, other] = [clauses[at - 1], clauses[at]];
    if (one === undefined || other === undefined || !turns(text, other)) continue;
    if (isHalf(text, one, language) && isHalf(text, other, language)) return { one, other };
  }
  return undefined;
}

const turns = ({ words }: NormalisedText, { opened, from }: Clause): boolean =>
  BUT.has(opened ?? "") || (opened === "mà" && YET.has(words[from]?.marked ?? ""));

function isHalf(text: NormalisedText, clause: Clause, language: Language): boolean {
  const length = clause.to - clause.from;
  return length >= 2 && length <= 9 && standsAlone(text.words, clause, language);
}

/** What is wished for: the words after "muốn", "mong", "cần", in the last stretch that wishes. */
export function wishIn(
  { words }: NormalisedText,
  clauses: readonly Clause[],
  language: Language,
): Clause | undefined {
  for (const clause of [...clauses].reverse()) {
    for (let at = clause.from; at < clause.to - 2; at += 1) {
      const wish = wishAt(words, at, clause);
      if (wish && standsAlone(words, wish, language)) return wish;
    }
  }
  return undefined;
}

function wishAt(words: readonly Word[], at: number, clause: Clause): Clause | undefined {
  if (!WISHES.has(words[at]?.marked ?? "") || !isOwnWish(words, at, clause.from)) return undefined;
  const wish = { from: at + (WISHES.has(words[at + 1]?.marked ?? "") ? 2 : 1), to: clause.to };
  const length = wish.to - wish.from;
  return length >= 2 && length <= 9 && !OPEN_WISH.has(words[wish.from]?.marked ?? "") ? wish : undefined;
}

function isOwnWish(words: readonly Word[], at: number, head: number): boolean {
  if (at === head) return true;
  const before = words[at - 1]?.marked ?? "";
  return WISHERS.has(before) && !NEGATIONS.has(words[at - 2]?.marked ?? "") && !NEGATIONS.has(before);
}

/** Since when, or for how long: "từ hồi chia tay", "ba tháng nay". */
export function spanIn(
  { words }: NormalisedText,
  clauses: readonly Clause[],
  language: Language,
): Clause | undefined {
  for (const clause of clauses) {
    for (let at = clause.from; at < clause.to; at += 1) {
      const span = countedSpan(words, at, clause) ?? sinceSpan(words, at, clause);
      if (span && standsAlone(words, span, language)) return span;
    }
  }
  return undefined;
}

function countedSpan(words: readonly Word[], at: number, clause: Clause): Clause | undefined {
  const [count, unit, now] = [words[at - 1]?.marked ?? "", words[at]?.marked ?? "", words[at + 1]?.marked];
  if (at === clause.from || !SPAN_UNITS.has(unit) || now !== "nay") return undefined;
  return SPAN_COUNTS.has(count) || /^\d+$/u.test(count) ? { from: at - 1, to: at + 2 } : undefined;
}

function sinceSpan(words: readonly Word[], at: number, { to }: Clause): Clause | undefined {
  if (words[at]?.marked !== "từ" || !SPAN_HEADS.has(words[at + 1]?.marked ?? "")) return undefined;
  return to - at >= 3 && to - at <= 7 ? { from: at, to } : undefined;
}

/** The whole message when it is a few words that stand alone. */
export function answerIn(
  { words }: NormalisedText,
  clauses: readonly Clause[],
  language: Language,
): Clause | undefined {
  const only = clauses[0];
  if (only === undefined || clauses.length > 1 || words.length > ANSWER_WORDS + 3) return undefined;
  return only.to - only.from <= ANSWER_WORDS && standsAlone(words, only, language) ? only : undefined;
}
