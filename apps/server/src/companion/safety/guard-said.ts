// What a reply may not do with a person's words: say back what must not be said back, or recommend as company whoever was
// named as frightening, controlling or harming.
import { normalise, type Word } from "../text/normalise.ts";
import { settleManner } from "./manner.ts";
import { isQuotable } from "./quotable.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** People who are near somebody, by the words that name them in both languages. */
const PEOPLE = words(
  "chồng vợ ba bố cha tía mẹ má dượng sếp thầy cô chú bác cậu ông bà anh chị ảnh ổng hắn nó " +
    "husband wife father dad mother mom stepdad stepfather boyfriend girlfriend partner boss teacher uncle brother sister him her",
);
const FRIGHTENING = words(
  "đánh mắng chửi quát tát đấm đạp bóp nhốt dọa đe hăm ép bắt cấm run sợ hãi khóc kiểm soát rình theo lục ghen đập ném hành hiếp " +
    "hit hits beat beats yell yells shout shouts afraid scared control controls threatened threatens forces forced hurts hurt",
);
const SUPPORT = words(
  "tựa dựa cạnh bên gọi nhắn kể nhờ ôm tâm chia tìm nghe biết nói ngồi call tell text lean rely talk ask hug trust reach",
);

/** A sentence with its words. */
const sentencesIn = (text: string): (readonly Word[])[] =>
  text
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => normalise(sentence).words)
    .filter(({ length }) => length > 0);

const spell = (sentence: readonly Word[]): string => sentence.map(({ folded }) => folded).join(" ");

/** "bạn trai", "người yêu": two words that name one person. */
const peopleIn = (sentence: readonly Word[]): string[] =>
  sentence.flatMap(({ marked }, at) => {
    const pair = `${marked} ${sentence[at + 1]?.marked ?? ""}`;
    if (pair === "bạn trai" || pair === "bạn gái" || pair === "người yêu") return [pair];
    return PEOPLE.has(marked) ? [marked] : [];
  });

/** Whoever stands in a sentence with fear, force or control. */
function findFeared(said: readonly string[]): ReadonlySet<string> {
  const sentences = said.flatMap(sentencesIn);
  const frightening = sentences.filter((sentence) => sentence.some(({ marked }) => FRIGHTENING.has(marked)));
  const feared = new Set(frightening.flatMap(peopleIn));
  // "Bác sợ lắm": the person themselves.
  feared.delete(settleManner(said.at(-1) ?? "", said.slice(0, -1)).register.you);
  return feared;
}

const LEAST_REPEATED = 3;

/** Why a reply may not be said to somebody who wrote `said`; undefined when it may. */
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
  const recommends = sentencesIn(reply).some(
    (sentence) =>
      sentence.some(({ marked }) => SUPPORT.has(marked)) &&
      peopleIn(sentence).some((person) => feared.has(person)),
  );
  return feared.size > 0 && recommends ? "support" : undefined;
}
