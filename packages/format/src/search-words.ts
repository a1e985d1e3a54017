// Words as a search compares them; the twin of app.marked_words in the database, which says what the runes are for.
const WORD =
  /(?:[a-z0-9\u00df-\u00f6\u00f8-\u02af\u0370-\u052f\u1100-\u11ff\u3041-\u30ff\u3400-\u9fff]|[\u0300-\u036f])+/g;
const RUNES: Readonly<Record<string, string>> = {
  "\u0301": "ᚠ",
  "\u0300": "ᚢ",
  "\u0309": "ᚦ",
  "\u0303": "ᚨ",
  "\u0323": "ᚱ",
  "\u0302": "ᚲ",
  "\u031b": "ᚷ",
  "\u0306": "ᚹ",
  đ: "ᛞ",
};
const MARKS = /[\u0300-\u036fđ]/g;
const MARKS_ALONE = /(^| )[ᚠᚢᚦᚨᚱᚲᚷᚹ]+(?= |$)/g;
const TONE = /([ᚠᚢᚦᚨᚱ])([^ ]+)/g;

/** Lower case, one space between words, each mark a rune behind its letter and the tone at the end of its syllable. */
export const markedWords = (text: string): string =>
  (text.toLowerCase().normalize("NFD").match(WORD) ?? [])
    .join(" ")
    .replace(MARKS, (mark) => RUNES[mark] ?? "")
    .replace(MARKS_ALONE, "$1")
    .replace(TONE, "$2$1")
    .trim();

/** The folded form of marked words. */
export const withoutMarks = (marked: string): string =>
  marked.replaceAll("ᛞ", "d").replace(/[ᚠᚢᚦᚨᚱᚲᚷᚹ]/g, "");
