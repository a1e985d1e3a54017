// Cuts a paragraph into what a voice says in one go. Chrome ends an utterance after about 15 seconds, and a voice that was
// paused on Android does not always go on: so every utterance is short, and reading resumes at the beginning of one.

/** Characters of an utterance: less than 15 seconds at the slowest speed. */
export const LONGEST = 160;

const SPOKEN = /[\p{L}\p{N}]/u;
const MARKS = ".!?…";
const CLOSING = "”’\"')]»";
const CLAUSE = ",;:–—";

/** A letter or a digit is in it: a voice says nothing of "· · ·", or spells its dots. */
const isSpoken = (text: string): boolean => SPOKEN.test(text);

/** "v.v. và", "“Sao?” chị hỏi": a small letter goes on with the sentence. */
const isSmall = (letter: string): boolean => letter !== letter.toUpperCase();

/** The end of a sentence whose marks begin at `at`; undefined when it goes on. */
function findEnd(text: string, at: number): number | undefined {
  let end = at + 1;
  while (MARKS.includes(text[end] ?? " ") || CLOSING.includes(text[end] ?? " ")) end += 1;
  if (end >= text.length) return text.length;
  return text[end] === " " && !isSmall(text[end + 1] ?? "") ? end : undefined;
}

function listWholeSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (!MARKS.includes(text[at] ?? "")) continue;
    const end = findEnd(text, at);
    // The marks that were read together end at the next letter: none is looked at twice.
    while (MARKS.includes(text[at + 1] ?? " ") || CLOSING.includes(text[at + 1] ?? " ")) at += 1;
    if (end === undefined) continue;
    sentences.push(text.slice(start, end).trim());
    start = end;
  }
  sentences.push(text.slice(start).trim());
  return sentences;
}

/** Where a long sentence is cut: behind the last clause, else word, that fits, else between two characters. */
function chooseCut(text: string, from: number): number {
  let [clause, word] = [0, 0];
  for (let at = from; at < from + LONGEST; at += 1) {
    if (text[at + 1] !== " ") continue;
    word = at + 1;
    if (CLAUSE.includes(text[at] ?? "")) clause = at + 1;
  }
  if (clause > from + LONGEST / 3) return clause;
  if (word > from) return word;
  const isHalf = /[\udc00-\udfff]/.test(text[from + LONGEST] ?? "");
  return from + LONGEST - (isHalf ? 1 : 0);
}

function listPieces(sentence: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  while (sentence.length - from > LONGEST) {
    const cut = chooseCut(sentence, from);
    pieces.push(sentence.slice(from, cut).trim());
    from = cut;
  }
  pieces.push(sentence.slice(from).trim());
  return pieces;
}

/** White space as a browser shows it. */
const collapse = (text: string): string => text.split(/\s+/u).filter(Boolean).join(" ");

/** Sentences of a paragraph, none longer than `LONGEST`, in time that grows with its length. */
export const splitSentences = (paragraph: string): string[] =>
  listWholeSentences(collapse(paragraph)).flatMap(listPieces).filter(isSpoken);
