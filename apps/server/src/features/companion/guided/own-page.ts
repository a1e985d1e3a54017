// The person's own page: one whole sentence of each message, in their order and spelling. Nothing is summed up, and what
// must not be said back to anybody is left out.
import { isQuotable } from "../safety/quotable.ts";

const WORDS = { least: 2, most: 40 };
const LONGEST = 220;
/** Words (least and most) and characters of a title. */
const TITLE = { least: 3, most: 7, longest: 60 };

const countWords = (text: string): number => text.split(/\s+/u).length;

/** The message in whole sentences, as typed. */
const sentencesIn = (message: string): string[] =>
  message
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

const isKept = (sentence: string): boolean => {
  const words = countWords(sentence);
  return (
    words >= WORDS.least &&
    words <= WORDS.most &&
    sentence.length <= LONGEST &&
    !sentence.endsWith("?") &&
    isQuotable(sentence)
  );
};

/** One sentence a message, oldest first. */
export const getOwnLines = (messages: readonly string[]): string[] =>
  messages.map((message) => sentencesIn(message).find(isKept)).filter((line) => line !== undefined);

/** A sentence of three to seven words, as typed but for the full stop. */
export function getOwnTitle(messages: readonly string[]): string | undefined {
  const found = messages
    .flatMap(sentencesIn)
    .filter(isKept)
    .map((sentence) => sentence.replace(/[.!…,;:]+$/u, ""))
    .find((sentence) => {
      const words = countWords(sentence);
      return words >= TITLE.least && words <= TITLE.most && sentence.length <= TITLE.longest;
    });
  return found && found.charAt(0).toUpperCase() + found.slice(1);
}
