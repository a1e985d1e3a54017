import { normalise, type Word } from "../text/normalise.ts";

/** How the companion speaks to a person: always "mình" of itself, and to them as they speak of themselves. */
export interface Register {
  language: "vi" | "en";
  /** "bạn", "em", "con", "cháu", "anh", "chị". */
  you: string;
}

const FOLLOWED = new Set(["em", "con", "cháu"]);
const NEUTRAL = new Set(["mình", "tôi", "tui", "tao", "tớ", "toi", "minh"]);
const CAME_FIRST: Record<string, string> = { chau: "cháu" };
const ENGLISH_ONLY = /^(?:i|my|me|the|to|and|want|am|is|it|not|of|you|feel|do|have|was|that|just|so)$/u;

const startsClause = (words: readonly Word[], at: number): boolean =>
  at === 0 || words[at - 1]?.clause !== words[at]?.clause;

/** "em muốn", "con mệt": what the person calls themselves where a subject stands. */
const selfNames = (message: string): string[] => {
  const { words } = normalise(message);
  return words
    .filter(
      (_, at) =>
        startsClause(words, at) ||
        /^(?:là|nói|thì|mà|nên|vì|nhưng|thấy|la|thi|ma|nen|vi)$/u.test(words[at - 1]?.marked ?? ""),
    )
    .map(({ marked }) => CAME_FIRST[marked] ?? marked)
    .filter((name) => FOLLOWED.has(name) || NEUTRAL.has(name));
};

const isEnglish = (message: string): boolean => {
  const { words } = normalise(message);
  const english = words.filter(({ marked }) => ENGLISH_ONLY.test(marked)).length;
  return words.length >= 3 && english * 3 >= words.length && words.every(({ hasMarks }) => !hasMarks);
};

/** The register of a message, or of the ones before it when it says nothing of the person. */
export const registerOf = (message: string, earlier: readonly string[] = []): Register => {
  const language = isEnglish(message) ? "en" : "vi";
  for (const said of [message, ...earlier.toReversed()]) {
    const name = selfNames(said).at(0);
    if (name !== undefined) return { language, you: FOLLOWED.has(name) ? name : "bạn" };
  }
  return { language, you: "bạn" };
};
