import { plainText } from "@bentrong/format/plain-text";

const LIST_ITEM = /<li\b[^>]*>([\s\S]*?)<\/li>/gi;

/** What an exercise asks: the entries of its lists that are questions, as text. Questions of its story are none. */
export const questionsIn = (html: string): string[] =>
  [...html.matchAll(LIST_ITEM)]
    .map(([, inside = ""]) => plainText(inside))
    .filter((text) => text.endsWith("?"));
