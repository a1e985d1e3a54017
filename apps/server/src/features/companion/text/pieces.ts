// Splits a text into words and the separators between them.

export interface Piece {
  typed: string;
  /** Space and punctuation up to the next piece. */
  after: string;
}

const PIECES = /[\p{L}\p{M}\p{N}@]+|[^\p{L}\p{M}\p{N}@]+/gu;
const WORD = /^[\p{L}\p{M}\p{N}@]/u;

/** Punctuation, line ends and pictures: what ends a clause. */
export const BREAKS = /[.,;:!?…\n\r()"“”«»[\]{}–—|]|\p{Extended_Pictographic}|\s[-~]+\s/u;

export const splitIntoPieces = (text: string): Piece[] => {
  const found: Piece[] = [];
  for (const piece of text.match(PIECES) ?? []) {
    const last = found.at(-1);
    if (WORD.test(piece)) found.push({ typed: piece, after: "" });
    else if (last !== undefined) last.after = piece;
  }
  return found;
};
