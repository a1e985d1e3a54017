import { cutAtWord } from "./cut-at-word.ts";
import { plainText } from "./plain-text.ts";

/** The beginning of a text without its markup, cut between words; an ellipsis only when something was cut. */
export const excerpt = (html: string, length: number): string => cutAtWord(plainText(html), length);
