// The person's words told back: as they wrote them, in quotation marks, or turned towards them.
import type { NormalisedText } from "../../text/normalise.ts";
import type { Clause } from "../reading/clauses.ts";
import type { Register } from "../reading/register.ts";
import type { Word } from "../reading/words.ts";

const NOT_SELF_BEFORE = new Set([
  "một",
  "chính",
  "bọn",
  "chúng",
  "tụi",
  "thân",
  "tự",
  "giật",
  "người",
  "đứa",
  "của_con",
]);
const NOT_SELF_AFTER = new Set(
  "trai gái ấy út họ bé dâu rể nó kia này đó giáo mèo chó người nhỏ lớn hai ba tư cái yêu đường tim số".split(
    " ",
  ),
);
const FIRST_CAPITAL = /^\p{Lu}(?=\p{Ll})/u;

/** A stretch as it was typed, short spellings written out, the capital of a sentence's head made small. */
export function asTyped({ words }: NormalisedText, { from, to }: Clause): string {
  const inside = words.slice(from, to);
  return inside
    .map((word, at) => spelling(word, at === 0, inside) + (at === to - from - 1 ? "" : joint(word.after)))
    .join("")
    .trim();
}

/** A stretch as the guide says it to the person: "mẹ tôi không hiểu tôi" → "mẹ bạn không hiểu bạn". */
export function turned({ words }: NormalisedText, { from, to }: Clause, { self, you }: Register): string {
  const inside = words.slice(from, to);
  const subject = inside.findIndex((word) => self.has(word.marked));
  return inside
    .map((word, at) => {
      // "tôi thấy mình kém" → "bạn thấy mình kém": after its subject, "mình" looks back at it.
      const looksBack = word.marked === "mình" && at > subject;
      const mine = self.has(word.marked) && !looksBack && !belongsToOthers(words, from + at);
      return (
        (mine ? you : spelling(word, at === 0, inside)) + (at === to - from - 1 ? "" : joint(word.after))
      );
    })
    .join("")
    .trim();
}

function belongsToOthers(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (before?.marked === "chồng" && words[at - 2]?.marked === "vợ") return true;
  if (NOT_SELF_BEFORE.has(before?.marked ?? "") && before?.clause === word?.clause) return true;
  return next !== undefined && next.clause === word?.clause && NOT_SELF_AFTER.has(next.marked);
}

function spelling(word: Word, first: boolean, words: readonly Word[]): string {
  const typed = word.typed.normalize("NFC");
  const loud =
    typed.length > 1 && typed === typed.toUpperCase() && words.filter(isLoud).length > words.length / 2;
  const plain = loud ? typed.toLowerCase() : typed;
  // A capital inside a sentence is a name, "Đắk Lắk": names are written as their owners do.
  const named = !loud && (first ? /^\p{Lu}$/u : /^\p{Lu}/u).test(typed);
  // "4h" is an hour, and "t" is tớ to one and tao to another: both stay as they are.
  const kept = named || /\d/u.test(plain) || plain === "t";
  const short =
    !kept && word.marked !== plain.toLowerCase() && foldedLetters(plain) !== foldedLetters(word.folded);
  const raw = /^[a-z0-9]+$/iu.test(plain) && word.marked !== word.folded;
  const shown = short || raw ? word.marked : plain;
  return first && shown !== "I" && !/^I'/u.test(shown)
    ? shown.replace(FIRST_CAPITAL, (letter) => letter.toLowerCase())
    : shown;
}

const isLoud = ({ typed }: Word): boolean =>
  typed.length > 1 && typed === typed.toUpperCase() && typed !== typed.toLowerCase();
const foldedLetters = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[đĐ]/gu, "d").toLowerCase().replaceAll("y", "i");
const joint = (after: string): string => (/^[-/%+']$/u.test(after) ? after : " ");
