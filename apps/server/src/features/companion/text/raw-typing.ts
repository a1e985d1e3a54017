// Words whose marks were typed but never applied: Telex ("muoons cheets") and VNI ("muo61n che61t").
import { type Syllable, spell, syllable, type Tone } from "./syllable.ts";

const TELEX_TONES: Record<string, Tone> = { z: 0, s: 1, f: 2, r: 3, x: 4, j: 5 };
const VNI_TONES: Record<string, Tone> = { "0": 0, "1": 1, "2": 2, "3": 3, "4": 4, "5": 5 };

/** English words and names that also parse as Telex and are frequent in chats. */
export const ENGLISH: ReadonlySet<string> = new Set(
  (
    "as is us his has was yes this thus gas bus plus of if off for or her our your are air hair fair far car bar star " +
    "war sex six mix fix max tax box fox job last best text next just must test post list lost most fast past rest " +
    "first boss miss pass less loss kiss mess class ass oh my free see seen feel need keep week sleep deep meet " +
    "been too good food mood room cool book look took soon school ok app add odd kid new now how low show know view " +
    "few law saw raw draw follow stress focus virus care share there here where more sure live love hurt heart dark " +
    "work word born sorry story end and friend her hers it its dies cause bored tired scared worse worst sos ps pr hr dad did ex pros vlog harm self burn form turn warm farm term dorm norm girl worlds hurts kills fuck shit mg ml am jump hits slaps kicks beats chokes me my life"
  ).split(" "),
);

const withoutTone = (letters: string, tones: Record<string, Tone>): [letters: string, tone: Tone] => {
  let tone: Tone = 0;
  let kept = "";
  let sawVowel = false;
  for (const letter of letters) {
    const named = sawVowel ? tones[letter] : undefined;
    if (named === undefined) kept += letter;
    else tone = named;
    sawVowel ||= /[aeiouyw]/u.test(letter);
  }
  return [kept, tone];
};

const built = (letters: string, tone: Tone): Syllable | undefined => {
  const stopped = /(?:[ptc]|ch)$/u.test(letters);
  if (stopped && tone !== 1 && tone !== 5) return undefined;
  const found = syllable(
    stopped ? letters.replace(/[aăâeêioôơuưy](?=[^aăâeêioôơuưy]*$)/u, "$&\u0301").normalize("NFC") : letters,
  );
  return found === undefined ? undefined : { ...found, tone };
};

const telexLetters = (letters: string): string =>
  letters
    .replace(/dd/u, "đ")
    .replace(/^d(.+)d$/u, "đ$1")
    .replace(/u(?:w?ow?)(?=[a-z]*w)w?/u, "ươ")
    .replace(/uwow?|uow/u, "ươ")
    .replace(/uaw$/u, "ưa")
    .replace(/aa/u, "â")
    .replace(/ee/u, "ê")
    .replace(/oo/u, "ô")
    .replace(/aw/u, "ă")
    .replace(/ow/u, "ơ")
    .replace(/uw|(?<=^[b-df-hj-np-tvxzđ]{1,3})w/u, "ư")
    .replace(/ươ([a-z]*)w/u, "ươ$1")
    .replace(
      /([aou])([a-z]{1,2})w$/u,
      (_, vowel: string, coda: string) => `${{ a: "ă", o: "ơ", u: "ư" }[vowel] ?? vowel}${coda}`,
    )
    .replace(
      /([aeo])([a-z]{1,2})\1$/u,
      (_, vowel: string, coda: string) => `${{ a: "â", e: "ê", o: "ô" }[vowel] ?? vowel}${coda}`,
    );

const vniLetters = (letters: string): string =>
  letters
    .replace(/d9|d(?=.*9)/u, "đ")
    .replaceAll("9", "")
    .replace(/u7?o(?=.*7)/u, "ươ")
    .replace(/(ươ[a-z]*)7/u, "$1")
    .replace(
      /([aeo])([a-z]*)6/u,
      (_, vowel: string, rest: string) => `${{ a: "â", e: "ê", o: "ô" }[vowel] ?? vowel}${rest}`,
    )
    .replace(/([ou])([a-z]*)7/u, (_, vowel: string, rest: string) => `${vowel === "o" ? "ơ" : "ư"}${rest}`)
    .replace(/a([a-z]*)8/u, "ă$1");

const spelled = (found: Syllable | undefined): string | undefined =>
  found === undefined ? undefined : spell(found);

/** "cheets" → "chết"; nothing when the letters are no Telex. Some are English words as well: see ENGLISH. */
export const fromTelex = (word: string): string | undefined => {
  if (word.length > 10 || !/^[a-z]+$/u.test(word)) return undefined;
  const [letters, tone] = withoutTone(word, TELEX_TONES);
  if (letters === word && !/dd|aa|ee|oo|w/u.test(word)) return undefined;
  return spelled(built(telexLetters(letters), tone));
};

/** "che61t" → "chết"; nothing when the digits are no VNI. */
export const fromVni = (word: string): string | undefined => {
  if (word.length > 10 || !/^[a-z]+[0-9]/u.test(word)) return undefined;
  const [letters, tone] = withoutTone(word, VNI_TONES);
  const decoded = vniLetters(letters);
  return /[0-9]/u.test(decoded) ? undefined : spelled(built(decoded, tone));
};
