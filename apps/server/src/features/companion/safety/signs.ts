// Finds the signs in a message, and those that the context cancels.
import { foldWord, normalise } from "../text/normalise.ts";
import { ALLUSION } from "./lexicon/allusion.ts";
import { catalogue, type Found, findAll } from "./lexicon/catalogue.ts";
import {
  CALM,
  COMPLETED,
  DENIALS,
  DEPARTURES,
  EARNEST_FIGURES,
  FIGURES,
  LIGHT_WORDS,
  MADE_UP,
  MEANT,
  NO_DENIALS,
  NO_RETRACTION,
  OTHERS,
  PAST,
  PREVENTION,
  RETRACTIONS,
  SLOWLY,
  SPOKEN_TO,
  STILL,
  TOPICS,
  UNDER_WAY,
} from "./lexicon/context.ts";
import { DANGER } from "./lexicon/danger.ts";
import { DISTRESS } from "./lexicon/distress.ts";
import type { Family, Sign } from "./lexicon/family.ts";
import { FEAR } from "./lexicon/fear.ts";
import { LEANING } from "./lexicon/leaning.ts";
import { type Token, type TokeniseOptions, tokenise } from "./lexicon/tokenise.ts";

const FAMILIES = catalogue(
  [...DANGER, ...ALLUSION, ...LEANING, ...FEAR, ...DISTRESS].map(
    (family) => [family, family.phrases, family] as const,
  ),
);

type Cue =
  | "figure"
  | "earnest"
  | "slowly"
  | "topic"
  | "prevention"
  | "calm"
  | "departure"
  | "past"
  | "still"
  | "denial"
  | "no-denial"
  | "retraction"
  | "no-retraction"
  | "other"
  | "completed"
  | "under-way";
/** A partial match of a context must not cancel danger. */
const EXACTLY = { isExact: true };
const CUES = catalogue<Cue>([
  ["figure", FIGURES, { isStrict: true }],
  ["earnest", EARNEST_FIGURES, { isStrict: true }],
  ["slowly", SLOWLY],
  ["topic", TOPICS, EXACTLY],
  ["prevention", PREVENTION, EXACTLY],
  ["calm", CALM, EXACTLY],
  ["departure", DEPARTURES, EXACTLY],
  ["past", PAST, EXACTLY],
  ["still", STILL, EXACTLY],
  ["denial", DENIALS, EXACTLY],
  ["no-denial", NO_DENIALS],
  ["retraction", RETRACTIONS, EXACTLY],
  ["no-retraction", NO_RETRACTION],
  ["other", OTHERS],
  ["completed", COMPLETED, EXACTLY],
  ["under-way", UNDER_WAY, EXACTLY],
]);

export interface Sighting extends Found<Family> {
  /** Person in danger, as far as the sentence says. */
  concerned: "self" | "other";
  /** Weight that the context leaves: the whole, distress, or nothing. */
  holds: "fully" | "faintly" | "not";
}

export interface Reading {
  sightings: readonly Sighting[];
  /** "đùa thôi" behind it. */
  isRetracted: boolean;
  /** Bereavement: a suicide of somebody near the person, in the past. */
  isBereaved: boolean;
  /** Figures that are said in earnest as well: "buồn muốn chết". */
  earnestFigures: number;
}

interface Scene {
  words: readonly Token[];
  /** The sentence of each word. "…" ends none. */
  sentences: readonly number[];
  cues: readonly Found<Cue>[];
}

const folds = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const LIGHT = folds(LIGHT_WORDS);
const ADDRESSED = folds(SPOKEN_TO);
const INVENTED = folds(MADE_UP);
const MEANT_BEHIND = folds(MEANT);
const MEANT_PLAINLY = new Set([...MEANT_BEHIND].map(foldWord));
const SELF = folds("mình tôi em con cháu tao tui tớ ta i me minh toi");
const WILL = folds("muốn định tính sẽ đòi thèm ước mong nên phải muon dinh tinh se");

const numberSentences = (words: readonly Token[]): number[] => {
  let sentence = 0;
  return words.map(({ after }) => {
    const own = sentence;
    if (/[.!?\n]/u.test(after) && !/\.\.|…/u.test(after)) sentence += 1;
    return own;
  });
};

const overlaps = (one: { start: number; end: number }, other: { start: number; end: number }): boolean =>
  one.start < other.end && other.start < one.end;

const filterCues = ({ cues }: Scene, kind: Cue): Found<Cue>[] => cues.filter((cue) => cue.kind === kind);

const isInSentence = (scene: Scene, cue: Found<Cue>, at: number, reach = 0): boolean => {
  const apart = Math.abs((scene.sentences[cue.start] ?? 0) - (scene.sentences[at] ?? 0));
  return apart <= reach;
};

/** The words in front of `at` in its sentence, nearest last. */
const before = ({ words, sentences }: Scene, at: number, most: number): Token[] => {
  const from = Math.max(0, at - most);
  return words.slice(from, at).filter((_, index) => sentences[from + index] === sentences[at]);
};

const isDenied = (scene: Scene, { start, end }: Found<Family>): boolean => {
  const denied = filterCues(scene, "denial").some((cue) => {
    if (cue.end > start || start - cue.end > 6 || cue.start >= start) return false;
    if (scene.words[cue.start]?.clause !== scene.words[start]?.clause) return false;
    if (filterCues(scene, "no-denial").some((other) => overlaps(other, cue))) return false;
    return scene.words.slice(cue.end, start).every(({ marked }) => LIGHT.has(marked));
  });
  const [has, behind] = [scene.words[start - 1]?.folded, scene.words[end]?.folded];
  return denied || (has === "co" && behind === "dau");
};

/** The person says it of themselves and as something to come: no film takes that back. */
const isOwnWill = (scene: Scene, { start, end }: Found<Family>, after: number): boolean => {
  const near = [
    ...before(scene, start, 5).slice(-(start - Math.min(start, after))),
    ...scene.words.slice(start, end),
  ];
  return near.some(({ marked }) => SELF.has(marked)) && near.some(({ marked }) => WILL.has(marked));
};

const isTopic = (scene: Scene, sighting: Found<Family>): boolean => {
  const cues = [...filterCues(scene, "topic"), ...filterCues(scene, "prevention")];
  const near = cues.filter((cue) => isInSentence(scene, cue, sighting.start));
  if (near.length === 0) return false;
  const last = Math.max(0, ...near.filter((cue) => cue.end <= sighting.start).map((cue) => cue.end));
  return !isOwnWill(scene, sighting, last);
};

const findSpeaker = (scene: Scene, { start }: Found<Family>): "self" | "thrown" | "made up" | "unknown" => {
  for (const { marked, clause } of before(scene, start, 6).reverse()) {
    if (clause !== scene.words[start]?.clause) break;
    if (SELF.has(marked)) return "self";
    if (INVENTED.has(marked)) return "made up";
    if (ADDRESSED.has(marked)) return "thrown";
  }
  return "unknown";
};

/** "Đồ vô dụng" is not said of oneself. */
const isThrownAtUs = (scene: Scene, { start, kind }: Found<Family>): boolean => {
  const near = before(scene, start, 6).map(({ marked }) => marked);
  return (
    kind.sign === "low" && !near.some((word) => SELF.has(word)) && near.some((word) => ADDRESSED.has(word))
  );
};

const isPast = (scene: Scene, { start, end }: Found<Family>): boolean => {
  if (filterCues(scene, "still").some((cue) => cue.start >= start || overlaps(cue, { start, end })))
    return false;
  return filterCues(scene, "past").some((cue) => cue.start <= start && isInSentence(scene, cue, start));
};

const isAtRest = (scene: Scene, { start }: Found<Family>): boolean =>
  filterCues(scene, "calm").some((cue) => isInSentence(scene, cue, start));

const isDeparting = (scene: Scene, { start }: Found<Family>): boolean =>
  filterCues(scene, "departure").some((cue) => isInSentence(scene, cue, start, 1));

/**
 * "muốn chết" right behind a word of content ("mừng muốn chết") is a figure of speech, also where no list knows the
 * word; behind "mình", "chỉ", "nói", or at the start, it is meant.
 */
const isBareFigure = ({ words }: Scene, { start, end }: Found<Family>): boolean => {
  const [own, previous] = [words[start], words[start - 1]];
  if (own?.folded !== "muon" || end - start !== 2 || words[end - 1]?.folded !== "chet") return false;
  if (previous === undefined || previous.clause !== own.clause) return false;
  return !(previous.hasMarks ? MEANT_BEHIND.has(previous.marked) : MEANT_PLAINLY.has(previous.folded));
};

/** Said, but not meant: a figure of speech, a film, a view from above, a name called. */
const isExplained = (scene: Scene, sighting: Found<Family>): boolean => {
  const { sign, isTopic: topical, isPlace, isDeparture } = sighting.kind;
  const covers = (cue: Found<Cue>): boolean => overlaps(cue, sighting);
  if ([...filterCues(scene, "figure"), ...filterCues(scene, "earnest")].some(covers)) return true;
  if (sign === "suicide" && filterCues(scene, "slowly").some((cue) => isSlow(scene, cue, sighting)))
    return true;
  if (topical === true && isTopic(scene, sighting)) return true;
  if (isDeparture === true && isDeparting(scene, sighting)) return true;
  return isPlace === true && isAtRest(scene, sighting);
};

const HARM = folds(
  "đánh tát đấm đá đập bóp nhốt đâm chém đạp quật ném bạo hành hit hits beat beats hurt hurts touch touches kick kicks",
);

/** "Chồng mình không đánh mình": the denial comes between the subject and the denied act. */
const isHarmDenied = (scene: Scene, { start, end, kind }: Found<Family>): boolean => {
  if (kind.sign !== "harmed") return false;
  return filterCues(scene, "denial").some((cue) => {
    if (cue.start < start || cue.end > end) return false;
    if (filterCues(scene, "no-denial").some((other) => overlaps(other, cue))) return false;
    const behind = scene.words.slice(cue.end, end);
    const harm = behind.findIndex(({ marked }) => HARM.has(marked));
    return harm >= 0 && behind.slice(0, harm).every(({ marked }) => LIGHT.has(marked));
  });
};

const TAKEN_OWN_LIFE: ReadonlySet<Sign> = new Set(["suicide", "method", "means"]);

/** A reported suicide in the past: no emergency. */
const isBereavement = (scene: Scene, sighting: Found<Family>): boolean => {
  if (!TAKEN_OWN_LIFE.has(sighting.kind.sign) || concernedBy(scene, sighting) !== "other") return false;
  const near = (kind: Cue): boolean =>
    filterCues(scene, kind).some((cue) => isInSentence(scene, cue, sighting.start));
  return (near("completed") || near("past")) && !near("under-way");
};

const holds = (scene: Scene, sighting: Found<Family>): Sighting["holds"] => {
  const { sign, weight } = sighting.kind;
  if (weight === "low" || weight === "fear") return isThrownAtUs(scene, sighting) ? "not" : "fully";
  if (isExplained(scene, sighting) || isHarmDenied(scene, sighting)) return "not";
  if (isBereavement(scene, sighting)) return "faintly";
  if (isBareFigure(scene, sighting)) return "faintly";
  const who = findSpeaker(scene, sighting);
  if (who === "made up" || (who === "thrown" && sign === "intent")) return "not";
  if (sign === "farewell") return "fully";
  // The person who is to be followed died in the past; the wish is present.
  const isOver = sign !== "follow" && isPast(scene, sighting);
  return isDenied(scene, sighting) || isOver ? "faintly" : "fully";
};

/** The nearest subject in front: "bạn mình nhắn là nó muốn chết". A "mình" that belongs to "bạn mình" is none. */
const concernedBy = (scene: Scene, { start, end, kind }: Found<Family>): Sighting["concerned"] => {
  if (kind.sign === "harmed" || kind.sign === "threat") return "self";
  const others = filterCues(scene, "other").filter(
    (cue) => cue.start < end && isInSentence(scene, cue, start),
  );
  const nearest = Math.max(-1, ...others.map((cue) => cue.start));
  if (nearest === -1) return "self";
  const isOwned = (at: number): boolean => others.some((cue) => cue.start <= at && at < cue.end);
  const own = scene.words.findLastIndex(({ marked }, at) => at < end && SELF.has(marked) && !isOwned(at));
  return own > nearest ? "self" : "other";
};

const isSlow = ({ words }: Scene, cue: Found<Cue>, sighting: Found<Family>): boolean =>
  overlaps(cue, sighting) && words.slice(cue.start, cue.start + 2).every(({ hasMarks }) => !hasMarks);

/** "Đùa thôi", said after the first grave word. */
const isTakenBack = (scene: Scene, first: number): boolean =>
  filterCues(scene, "retraction").some(
    (cue) => cue.start >= first && !filterCues(scene, "no-retraction").some((other) => overlaps(other, cue)),
  );

/** Reads one message. Never throws. */
export const read = (message: string): Reading => {
  const text: TokeniseOptions = tokenise(normalise(message));
  const scene: Scene = {
    words: text.words,
    sentences: numberSentences(text.words),
    cues: findAll(CUES, text),
  };
  const sightings = findAll(FAMILIES, text).map((found) => ({
    ...found,
    holds: holds(scene, found),
    concerned: concernedBy(scene, found),
  }));
  const grave = sightings.filter(({ kind, holds: held }) => kind.weight === "danger" && held !== "not");
  const first = Math.min(...grave.map(({ end }) => end));
  return {
    sightings,
    isRetracted: isTakenBack(scene, first),
    isBereaved: sightings.some((sighting) => isBereavement(scene, sighting)),
    earnestFigures: filterCues(scene, "earnest").length,
  };
};
