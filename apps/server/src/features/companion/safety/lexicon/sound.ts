const NOT_HEARD: [RegExp, string][] = [
  [/^gi(?=[aăâeêioôơuư])/u, "d"],
  [/^r/u, "d"],
  [/^tr/u, "ch"],
  [/^x/u, "s"],
  [/c$/u, "t"],
  [/ng$/u, "n"],
];
const TONE = /[\u0300\u0301\u0309\u0323]/u;

export const withoutTone = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300\u0301\u0303\u0309\u0323]/gu, "")
    .normalize("NFC");

const hear = (word: string): string => {
  const tone = TONE.exec(word.normalize("NFD").replaceAll("\u0303", "\u0309"))?.[0] ?? "";
  let letters = withoutTone(word);
  for (const [spelt, heard] of NOT_HEARD) letters = letters.replace(spelt, heard);
  return tone === ""
    ? letters
    : letters.replace(/[aăâeêioôơuưy]+/u, (vowels) => `${vowels}${tone}`).normalize("NFC");
};

const known = new Map<string, string>();

/**
 * Phonetic form of a word that merges sounds which many speakers do not distinguish: s and x, tr and ch, d, gi and r,
 * final c and t, n and ng, hỏi and ngã. So "tự sác" and "tự tữ" match. Results for common words are cached.
 */
export const toSound = (word: string): string => {
  const heard = known.get(word) ?? hear(word);
  if (known.size > 20_000) known.clear();
  known.set(word, heard);
  return heard;
};
