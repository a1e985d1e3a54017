// The code that a payer writes into the memo of a transfer. Banks keep letters, digits and spaces; they change case,
// drop marks, and put words of their own before and after. So the code is found, never compared with the whole memo.

import { randomInt } from "node:crypto";
import { nfd } from "@bentrong/format/nfc";

const PREFIX = "BT";
/** Without what is taken for something else when it is read or typed: 0 O, 1 I L, U V. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const RANDOM_CHARACTERS = 7;
const SHAPE = new RegExp(`(?=(${PREFIX}[${ALPHABET}]{${RANDOM_CHARACTERS + 1}}))`, "g");

/** Ten characters: prefix, seven random ones (30^7), and one that tells a mistyped code from a right one. */
export function newOrderCode(): string {
  const body = Array.from({ length: RANDOM_CHARACTERS }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return `${PREFIX}${body.join("")}${checkCharacter(body.join(""))}`;
}

/** Luhn mod N (ISO/IEC 7812-1, Annex B, for an alphabet of 30): any one wrong character is noticed. */
function checkCharacter(body: string): string {
  const size = ALPHABET.length;
  const sum = [...body].reduceRight((total, character, at) => {
    const doubled = ALPHABET.indexOf(character) * ((body.length - at) % 2 === 1 ? 2 : 1);
    return total + Math.floor(doubled / size) + (doubled % size);
  }, 0);
  return ALPHABET.charAt((size - (sum % size)) % size);
}

export const isOrderCode = (text: string): boolean =>
  codesInside(text).length === 1 && text.length === PREFIX.length + RANDOM_CHARACTERS + 1;

/** All well-formed codes of a memo without duplicates: contiguous ones first, then those that were torn apart. */
export function codesIn(memo: string): string[] {
  const upper = nfd(memo).replace(/\p{M}/gu, "").toUpperCase();
  return [...new Set([...codesInside(upper), ...codesInside(upper.replace(/[^A-Z0-9]/g, ""))])];
}

const codesInside = (text: string): string[] =>
  [...text.matchAll(SHAPE)]
    .map(([, code = ""]) => code)
    .filter((code) => checkCharacter(code.slice(PREFIX.length, -1)) === code.at(-1));
