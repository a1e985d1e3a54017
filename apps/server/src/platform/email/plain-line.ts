/**
 * One line without control characters and without marks that reverse the direction of reading: neither can a word from
 * outside begin a header of its own, nor make the rest of an e-mail read backwards.
 */
export const plainLine = (text: string): string =>
  text
    .replace(/\p{Cf}+/gu, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
