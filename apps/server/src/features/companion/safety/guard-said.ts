// Limits of what a reply may do with a person's words: never quote what must not be repeated, never recommend as
// company somebody who was named as frightening, controlling or harming.
import { normalise } from "../text/normalise.ts";
import { guessLanguage, readWords, type Word } from "../text/words.ts";
import { settleManner } from "./manner.ts";
import { isQuotable } from "./quotable.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** People who are near somebody, by the words that name them in both languages. */
const PEOPLE = words(
  "chồng vợ ba bố cha tía mẹ má dượng sếp thầy cô chú bác cậu ông bà anh chị ảnh ổng " +
    "husband wife father dad mother mom stepdad stepfather boyfriend girlfriend partner boss teacher uncle brother sister him her",
);
const FRIGHTENING = words(
  "đánh mắng chửi quát tát đấm đạp bóp nhốt dọa đe hăm ép bắt cấm run sợ hãi khóc kiểm soát rình theo lục ghen đập ném hành hiếp " +
    "hit hits beat beats yell yells shout shouts afraid scared control controls threatened threatens forces forced hurts hurt",
);
const SUPPORT = words(
  "tựa dựa cạnh bên gọi nhắn kể nhờ ôm tâm tìm call tell text lean rely talk ask hug trust reach",
);

/** A sentence with its words. */
const sentencesIn = (text: string): (readonly Word[])[] =>
  text
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => readWords(sentence, guessLanguage(sentence) ?? "vi").words)
    .filter(({ length }) => length > 0);

const spell = (sentence: readonly Word[]): string => sentence.map(({ folded }) => folded).join(" ");

/** Words that look like a person's designation: "bác sĩ", "ba việc". */
const NOBODY =
  /^(?:bác sĩ|cô đơn|chú ý|anh hùng|ba (?:việc|ngày|lần|tháng|năm|câu|điều|tuần|giờ|bốn|người|thứ))$/u;

/** "bạn trai", "người yêu": two words that name one person. */
const peopleIn = (sentence: readonly Word[]): string[] =>
  sentence.flatMap(({ marked }, at) => {
    const pair = `${marked} ${sentence[at + 1]?.marked ?? ""}`;
    if (pair === "bạn trai" || pair === "bạn gái" || pair === "người yêu") return [pair];
    return PEOPLE.has(marked) && !NOBODY.test(pair) ? [marked] : [];
  });

/** People who are named in a sentence with fear, force or control. */
function findFeared(said: readonly string[]): ReadonlySet<string> {
  const sentences = said.flatMap(sentencesIn);
  const frightening = sentences.filter((sentence) => sentence.some(({ marked }) => FRIGHTENING.has(marked)));
  const feared = new Set(frightening.flatMap(peopleIn));
  // "Bác sợ lắm": the person themselves.
  feared.delete(settleManner(said.at(-1) ?? "", said.slice(0, -1)).register.you);
  return feared;
}

/** So many words may lie between a person and what they are recommended for. */
const REACH = 6;

function isNearSupport(sentence: readonly Word[], person: string): boolean {
  const [first] = person.split(" ");
  return sentence.some(
    ({ marked }, at) =>
      marked === first &&
      sentence
        .slice(Math.max(0, at - REACH), at + REACH + 1)
        .some((word, near, all) => SUPPORT.has(word.marked) || isSaidTo(word, all[near + 1])),
  );
}

const isSaidTo = (word: Word, next: Word | undefined): boolean =>
  word.marked === "nói" && next?.marked === "với";

const LEAST_REPEATED = 3;

/** Reason why a reply may not be sent to somebody who wrote `said`; undefined when it may. */
export function findMisuse(reply: string, said: readonly string[]): "quotation" | "support" | undefined {
  const heard = ` ${spell(normalise(reply).words)} `;
  const repeats = said
    .flatMap((message) => message.split(/(?<=[.!?…])\s+|\n+/u))
    .filter((sentence) => {
      const own = normalise(sentence).words;
      return own.length >= LEAST_REPEATED && heard.includes(` ${spell(own)} `);
    });
  const quoted = [...reply.matchAll(/[“"](?<text>[^”"]+)[”"]/gu)]
    .map(({ groups }) => groups?.text ?? "")
    .filter((text) => said.some((message) => message.includes(text)));
  if ([...repeats, ...quoted].some((sentence) => !isQuotable(sentence))) return "quotation";
  const feared = findFeared(said);
  // Words of the person's own are no recommendation.
  const own = reply.replace(/[“"][^”"]*[”"]/gu, " ");
  const recommends = sentencesIn(own).some((sentence) =>
    peopleIn(sentence).some((person) => feared.has(person) && isNearSupport(sentence, person)),
  );
  return feared.size > 0 && recommends ? "support" : undefined;
}
