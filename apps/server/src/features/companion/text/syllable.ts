// How a Vietnamese syllable is built: onset, rhyme, tone. Whether letters can be one at all decides most of what a
// detector has to guess about text typed in a hurry.

const ONSETS = "ngh ng nh gh gi kh ch ph qu th tr b c d đ g h k l m n p r s t v x".split(" ");

const RHYMES =
  "a ac ach ai am an ang anh ao ap at au ay ăc ăm ăn ăng ăp ăt âc âm ân âng âp ât âu ây e ec em en eng eo ep et " +
  "ê êch êm ên ênh êp êt êu i ia ich iêc iêm iên iêng iêp iêt iêu im in inh ip it iu o oa oac oach oai oam oan oang " +
  "oanh oao oat oay oăc oăm oăn oăng oăt oc oe oen oeo oet oi om on ong oong op ot ô ôc ôi ôm ôn ông ôp ôt ơ ơi ơm " +
  "ơn ơp ơt u ua uân uâng uât uây uc uê uêch uênh ui um un ung uôc uôi uôm uôn uông uôt up ut uơ uy uya uych uyên " +
  "uyêt uynh uyt uyu ư ưa ưc ưi ưm ưn ưng ươc ươi ươm ươn ương ươp ươt ưt ưu y yêm yên yêng yêt yêu";

const RHYME_SET = new Set(RHYMES.split(" "));
const VOWELS = /[aăâeêioôơuưy]/u;
const QUALITY = /[ăâêôơư]/u;
const TONES = ["", "\u0301", "\u0300", "\u0309", "\u0303", "\u0323"] as const;
const STOPPED = /[ptc]$|ch$/u;

/** `ngang`, sắc, huyền, hỏi, ngã, nặng, as 0 … 5. */
export type Tone = 0 | 1 | 2 | 3 | 4 | 5;

export interface Syllable {
  onset: string;
  /** With the marks that belong to the vowels (ă â ê ô ơ ư), without the tone. */
  rhyme: string;
  tone: Tone;
}

const plain = (letters: string): string =>
  letters
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/gu, "")
    .replaceAll("đ", "d");

const PLAIN_RHYMES = new Set([...RHYME_SET].map(plain));

const findTone = (nfd: string): Tone => {
  const found = TONES.findIndex((mark, index) => index > 0 && nfd.includes(mark));
  return (found === -1 ? 0 : found) as Tone;
};

const split = (letters: string, rhymes: ReadonlySet<string>): [onset: string, rhyme: string] | undefined => {
  if (letters.length > 7) return undefined;
  if (rhymes.has(letters)) return ["", letters];
  for (const onset of ONSETS) {
    if (letters.startsWith(onset) && rhymes.has(letters.slice(onset.length)))
      return [onset, letters.slice(onset.length)];
  }
  return undefined;
};

/** The syllable that lower-case NFC letters spell with all their marks, or nothing: "chêt" lacks its tone. */
export const syllable = (word: string): Syllable | undefined => {
  if (word.length > 8) return undefined;
  const nfd = word.normalize("NFD");
  const tone = findTone(nfd);
  const letters = nfd.replace(/[\u0300\u0301\u0303\u0309\u0323]/gu, "").normalize("NFC");
  const parts = split(letters, RHYME_SET);
  if (parts === undefined) return undefined;
  const [onset, rhyme] = parts;
  if (STOPPED.test(rhyme) && tone !== 1 && tone !== 5) return undefined;
  return { onset, rhyme, tone };
};

/** Returns true if letters without marks can be a syllable: "muon" for muốn, "chet" for chết. */
export const isPlainSyllable = (word: string): boolean => split(word, PLAIN_RHYMES) !== undefined;

/** Index of the letter that carries the tone of a rhyme: "hòa", "thúy" but "hoàn", "khuya", "muốn". */
const toneSeat = (rhyme: string): number => {
  for (let at = rhyme.length - 1; at >= 0; at -= 1) if (QUALITY.test(rhyme.charAt(at))) return at;
  const vowels = [...rhyme].filter((letter) => VOWELS.test(letter)).length;
  const closed = vowels < rhyme.length;
  if (vowels === 1) return 0;
  return vowels === 2 && !closed ? 0 : 1;
};

/** One spelling for one syllable: the tone on the first vowel of an open pair, i for y after a lone consonant. */
export const spell = ({ onset, rhyme, tone }: Syllable): string => {
  const shape = rhyme === "y" && /^[hklmst]$/u.test(onset) ? "i" : rhyme;
  const seat = toneSeat(shape);
  return `${onset}${shape.slice(0, seat + 1)}${TONES[tone]}${shape.slice(seat + 1)}`.normalize("NFC");
};
