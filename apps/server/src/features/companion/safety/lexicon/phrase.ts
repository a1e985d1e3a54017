// The small language in which editors write what to listen for.
//
//   muốn chết              these words, one after the other
//   (muốn|định) chết       one of several; a choice may be several words: (ước gì|giá mà)
//   muốn (được)? chết      may be missing
//   sợ _ muốn chết         any one word
//   ngủ * dậy              up to three words in between, within one clause
//   ước ** ngừng thở       up to seven
//   vĩnh biệt $            the clause ends here; (nữa|$): a word, or the end
//   =tự tử                 only when the marks were typed: without them it may be "từ từ"
//   !truyện                spelt just so: it only sounds like "chuyện"
//   <self>                 a class of words from classes.ts
import { foldWord, spelling } from "../../text/normalise.ts";
import { toSound } from "./sound.ts";

export interface Sound {
  sound: string;
  /** `sound` without marks. */
  plain: string;
  /** The letters themselves, without marks. */
  folded: string;
}

export interface Choice {
  sounds: readonly Sound[];
  endsClause: boolean;
}

/** Choices under the unmarked sound they begin with; under "" what is only an end. */
type Choices = ReadonlyMap<string, readonly Choice[]>;

export type Step =
  | { kind: "words"; choices: Choices; isOptional: boolean }
  | { kind: "gap"; most: number }
  | { kind: "any" };

/** Strictness of comparing a phrase with words. */
export interface MatchStrictness {
  /** Spelt just so. */
  isExact?: boolean;
  /** In a text with marks, a word without any means itself. */
  isStrict?: boolean;
  /** One word of a longer phrase may carry the wrong marks. */
  isForgiving?: boolean;
}

export interface Phrase extends Required<MatchStrictness> {
  source: string;
  steps: readonly Step[];
  /** For every step that may not be missing, the unmarked sounds it can begin with; the choosiest step first. */
  needed: readonly (readonly string[])[];
  needsMarks: boolean;
}

/** Most words that `*` and `**` may skip. */
const NEAR = 3;
const FAR = 7;
const TOKEN = /\([^)]*\)\??|\*+|\$|[^\s()]+/gu;

const sound = (word: string): Sound => {
  const spelt = spelling(word);
  const heard = toSound(spelt);
  return { sound: heard, plain: foldWord(heard), folded: foldWord(spelt) };
};

const choice = (words: string): Choice => {
  const spoken = words.split(/\s+/u).filter((word) => word !== "" && word !== "$");
  return { sounds: spoken.map(sound), endsClause: words.trim().endsWith("$") };
};

const step = (token: string): Step => {
  if (token === "*") return { kind: "gap", most: NEAR };
  if (token === "**") return { kind: "gap", most: FAR };
  if (token === "_") return { kind: "any" };
  const inner = token.replace(/^\(|\)?\??$/gu, "");
  const choices = Map.groupBy(inner.split("|").map(choice), ({ sounds }) => sounds[0]?.plain ?? "");
  return { kind: "words", choices, isOptional: token.endsWith("?") };
};

const neededFor = (steps: readonly Step[]): string[][] =>
  steps
    .filter((one) => one.kind === "words")
    .filter(({ isOptional, choices }) => !isOptional && !choices.has(""))
    .map(({ choices }) => [...choices.keys()])
    .toSorted((one, other) => one.length - other.length);

/** One line of a family → what is compared. `classes` are the words behind `<name>`; an unknown name throws. */
export const parsePhrase = (
  line: string,
  classes: Readonly<Record<string, string>>,
  { isExact = false, isStrict = false, isForgiving = false }: MatchStrictness = {},
): Phrase => {
  const spelledOut = line.replace(/^[=!]/u, "").replace(/<(\w+)>/gu, (_, name: string) => {
    const words = classes[name];
    if (words === undefined) throw new Error(`No class <${name}> for the phrase "${line}"`);
    return words;
  });
  const steps = (spelledOut.match(TOKEN) ?? []).map(step);
  return {
    source: line,
    steps,
    needed: neededFor(steps),
    needsMarks: line.startsWith("="),
    isExact: isExact || line.startsWith("!"),
    isStrict,
    isForgiving,
  };
};

/** The unmarked sounds with which a phrase can begin. */
export const openings = ({ steps }: Phrase): string[] => {
  const found: string[] = [];
  for (const one of steps) {
    if (one.kind !== "words") break;
    found.push(...one.choices.keys());
    if (!one.isOptional) break;
  }
  return found;
};
