// Detects a reply that repeats its instructions.
import { fold } from "@bentrong/format/fold";
import { nfkc } from "@bentrong/format/nfc";

/** So many letters in a row are no chance. */
const RUN = 40;

/** Letters and digits alone: marks, space, signs and what cannot be seen between them hide nothing. */
const keepLetters = (text: string): string => fold(nfkc(text)).replace(/[^a-z0-9]+/g, "");

const LETTER = /[\p{L}\p{N}]/u;

/** Longest gap between two letters that still counts as one word. */
const MOST_BETWEEN = 30;

/** End of a text that holds this many letters, with whatever is between them. */
function endWith(text: string, letters: number): string {
  let from = text.length;
  const least = Math.max(0, from - letters * MOST_BETWEEN);
  for (let found = 0; from > least && found < letters; from -= 1) {
    if (LETTER.test(text.charAt(from - 1))) found += 1;
  }
  return text.slice(from);
}

/**
 * Looks for a run of the instructions' letters in a reply, each time its end has grown by `added` characters. Windows
 * overlap by half, so a run of one and a half windows always holds a whole one.
 */
export function createLeakCheck(instructions: string): (reply: string, added: number) => boolean {
  const secret = keepLetters(instructions);
  return (reply, added) => {
    const end = keepLetters(endWith(reply, added + 2 * RUN));
    for (let at = 0; at + RUN <= end.length; at += RUN / 2) {
      if (secret.includes(end.slice(at, at + RUN))) return true;
    }
    return false;
  };
}
