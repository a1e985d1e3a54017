import type { Language } from "../content/read-content.ts";
import type { Register } from "../text/register.ts";
import { ENGLISH, guessRegister } from "../text/register.ts";
import { guessLanguage, readWords } from "../text/words.ts";

/** The language that a person writes now, as far as it is clear, and how they are spoken to: settled once and held. */
export function settleManner(
  question: string,
  earlier: readonly string[],
): { language: Language; register: Register } {
  const written = [...earlier, question];
  const newestFirst = written.toReversed();
  const language = newestFirst.map(guessLanguage).find((found) => found !== undefined) ?? "vi";
  const register = language === "en" ? ENGLISH : guessRegister(written.map((text) => readWords(text, "vi")));
  return { language, register };
}

/** One sentence for the end of a reply to somebody who is not well. */
export const distressPointer = (question: string, earlier: readonly string[] = []): string => {
  const { language } = settleManner(question, earlier);
  return language === "en"
    ? "And if the night gets too heavy, please write to one person you trust; the numbers you can call are on the Safety page."
    : "Nếu đêm nay nặng quá, những số có thể gọi nằm ở trang An toàn.";
};
