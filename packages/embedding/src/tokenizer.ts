// SentencePiece unigram tokenizer of XLM-RoBERTa: the most probable split of the text into pieces (Viterbi).
// Time is at most letters × longest piece.

const BEGIN = 0;
const END = 2;
const UNKNOWN = 3;
/** Pieces 0 to 3 are markers without text. */
const FIRST_PIECE = 4;
/** SentencePiece writes a space as U+2581. */
const SPACE = "\u2581";

export interface Vocabulary {
  pieces: readonly string[];
  /** Log probabilities. */
  scores: Float32Array;
  unknownScore: number;
}

export interface Tokenizer {
  /** Ids of the text between the two markers, `limit` at most. */
  tokenize(text: string, limit: number): number[];
}

/** NFKC as the model was trained with; zero-width characters are removed (the original makes spaces of them), so that they cannot split a word. */
export function normaliseText(text: string): string {
  const plain = text
    .normalize("NFKC")
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, "")
    // Control characters that are no white space.
    .replace(/[^\P{Cc}\s]/gu, "")
    .replace(/[\s\u2581\ufffd]+/g, " ");
  return (plain.startsWith(" ") ? plain : ` ${plain}`).replaceAll(" ", SPACE);
}

export function createTokenizer({ pieces, scores, unknownScore }: Vocabulary): Tokenizer {
  const ids = new Map<string, number>();
  let longest = 1;
  pieces.forEach((piece, id) => {
    if (id < FIRST_PIECE || piece === "") return;
    ids.set(piece, id);
    longest = Math.max(longest, piece.length);
  });

  /** The best split, from the last piece to the first. */
  const split = (text: string): number[] => {
    const best = new Float64Array(text.length + 1).fill(Number.NEGATIVE_INFINITY);
    const lastPiece = new Int32Array(text.length + 1);
    const from = new Int32Array(text.length + 1);
    const offer = (end: number, score: number, piece: number, start: number) => {
      if (score <= (best[end] as number)) return;
      best[end] = score;
      lastPiece[end] = piece;
      from[end] = start;
    };
    const extend = (start: number, score: number) => {
      const stop = Math.min(text.length, start + longest);
      for (let end = start + 1; end <= stop; end++) {
        const id = ids.get(text.slice(start, end));
        if (id !== undefined) offer(end, score + (scores[id] as number), id, start);
      }
      const width = (text.codePointAt(start) as number) > 0xffff ? 2 : 1;
      offer(start + width, score + unknownScore, UNKNOWN, start);
    };
    best[0] = 0;
    for (let start = 0; start < text.length; start++) {
      // A surrogate pair is never split.
      if (best[start] !== Number.NEGATIVE_INFINITY) extend(start, best[start] as number);
    }
    const found: number[] = [];
    for (let end = text.length; end > 0; end = from[end] as number) found.push(lastPiece[end] as number);
    return found;
  };

  return {
    tokenize(text, limit) {
      // A piece has at least one letter: what lies behind could not be kept anyway.
      const bounded = text.slice(0, limit * longest);
      return [
        BEGIN,
        ...split(normaliseText(bounded))
          .reverse()
          .slice(0, limit - 2),
        END,
      ];
    },
  };
}
