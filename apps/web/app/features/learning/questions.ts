import { plainText } from "@bentrong/format/plain-text";

const LIST_ITEM = /<li\b[^>]*>([\s\S]*?)<\/li>/gi;

/**
 * Questions of an exercise: the entries of its lists that are questions, as text. Questions in its story do not count.
 */
export const questionsIn = (html: string): string[] =>
  [...html.matchAll(LIST_ITEM)]
    .map(([, inside = ""]) => plainText(inside))
    .filter((text) => text.endsWith("?"));
