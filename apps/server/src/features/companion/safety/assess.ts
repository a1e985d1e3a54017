import { type Doubt, findDoubt } from "./doubt.ts";
import type { Sign } from "./lexicon/family.ts";
import { type Reading, read, type Sighting } from "./signs.ts";

export type Level = "ok" | "distress" | "crisis";

export interface Assessment {
  level: Level;
  /** Grounds of the level; for counting, never shown. */
  signs: string[];
  /** Doubt to ask about, when it is not danger already. */
  doubt?: Doubt;
  /** Bereavement: a suicide of somebody near the person, in the past. */
  isBereaved: boolean;
}

/** Signs that stay grave even when the person says that it was a joke. */
const NOT_TAKEN_BACK: ReadonlySet<Sign> = new Set(["means", "method", "farewell", "harmed", "place"]);

interface Weighed {
  /** True if somebody other than the writer is in danger. */
  isOther: boolean;
  dangers: Set<Sign>;
  leaning: Set<Sign>;
  /** Those among the leaning that are nothing alone. */
  quiet: Set<Sign>;
  soft: Set<Sign>;
  low: Set<Sign>;
  /** The person may be a victim of violence. */
  fear: Set<Sign>;
  isBereaved: boolean;
}

type Pile = "dangers" | "leaning" | "quiet" | "soft" | "low" | "fear";

/** Pile that counts a sign; a denied, past or retracted one still says that somebody is not well. */
const choosePile = ({ kind, holds }: Sighting, isRetracted: boolean): Pile | undefined => {
  if (holds === "not") return undefined;
  if (kind.weight === "soft" || kind.weight === "fear") return kind.weight;
  if (holds === "faintly" || kind.weight === "low") return "low";
  if (kind.weight === "lean") return kind.isQuiet === true ? "quiet" : "leaning";
  return isRetracted && !NOT_TAKEN_BACK.has(kind.sign) ? "low" : "dangers";
};

const weigh = ({ sightings, isRetracted, isBereaved, earnestFigures }: Reading): Weighed => {
  const grave = sightings.filter(({ kind, holds }) => kind.weight === "danger" && holds === "fully");
  const isOther = grave.length > 0 && grave.every(({ concerned }) => concerned === "other");
  const weighed: Weighed = {
    isOther,
    dangers: new Set(),
    leaning: new Set(),
    quiet: new Set(),
    soft: new Set(),
    low: new Set(),
    fear: new Set(),
    isBereaved,
  };
  for (const sighting of sightings) {
    const pile = choosePile(sighting, isRetracted);
    if (pile !== undefined) weighed[pile].add(sighting.kind.sign);
  }
  if (earnestFigures > 0) weighed.leaning.add("figure");
  return weighed;
};

/** Longer than most messages: what is longer is read in passages, so that the work grows with the length alone. */
const PASSAGE = 1_200;
const LONGEST = 24_000;

const passages = (text: string): string[] => {
  if (text.length <= PASSAGE) return [text];
  const found: string[] = [];
  for (let from = 0; from < Math.min(text.length, LONGEST); from += PASSAGE - 100)
    found.push(text.slice(from, from + PASSAGE));
  return found;
};

const readAll = (text: string): Reading => {
  const readings = passages(text).map(read);
  return {
    sightings: readings.flatMap(({ sightings }) => sightings),
    isRetracted: readings.some(({ isRetracted }) => isRetracted),
    isBereaved: readings.some(({ isBereaved }) => isBereaved),
    earnestFigures: readings.reduce((sum, { earnestFigures }) => sum + earnestFigures, 0),
  };
};

const chooseLevel = ({ dangers, leaning, quiet, soft, low }: Weighed): Level => {
  const wantsToFollow = (leaning.has("follow") || quiet.has("follow")) && low.has("grief");
  const leanings = new Set([...leaning, ...quiet]);
  const leans = leanings.size * 2 + [...soft].filter((sign) => !leanings.has(sign)).length;
  if (dangers.size > 0 || leans >= 3 || wantsToFollow) return "crisis";
  return leaning.size + low.size > 0 ? "distress" : "ok";
};

/** So many of a person's own messages are read again with a new one: of a long talk the newest. */
export const READ_AGAIN = 12;

/** Messages so short that a sentence may have been sent in two. */
const isScrap = (text: string): boolean => text.length <= 40;

const isGraveTogether = (previous: string | undefined, text: string): boolean =>
  previous !== undefined &&
  isScrap(previous) &&
  isScrap(text) &&
  chooseLevel(weigh(readAll(`${previous} ${text}`))) === "crisis";

const listLeanings = ({ leaning, quiet }: Weighed): Sign[] => [...leaning, ...quiet];

/** After danger a leaning is danger again; without any it is distress at least. */
const afterDanger = (now: Weighed): Level => {
  const isAgain = listLeanings(now).length + now.soft.size > 0;
  return isAgain ? "crisis" : raised(chooseLevel(now));
};

const withEarlier = (now: Weighed, text: string, earlier: readonly string[]): Level => {
  const level = chooseLevel(now);
  if (level === "crisis") return level;
  const before = earlier.map((message) => weigh(readAll(message)));
  if (before.some((weighed) => chooseLevel(weighed) === "crisis")) return afterDanger(now);
  if (isGraveTogether(earlier.at(-1), text)) return "crisis";
  const leaning = new Set([...before.flatMap(listLeanings), ...listLeanings(now)]);
  return listLeanings(now).length > 0 && leaning.size >= 2 ? "crisis" : level;
};

const raised = (level: Level): Level => (level === "ok" ? "distress" : level);

/**
 * How a message stands. `earlier` are the person's own messages of the same talk, oldest first: they raise a level or
 * keep it, and never lower it. Deterministic; never throws.
 */
export const assess = (text: string, earlier: readonly string[] = []): Assessment => {
  const reading = readAll(text);
  const now = weigh(reading);
  const level = earlier.length === 0 ? chooseLevel(now) : withEarlier(now, text, earlier.slice(-READ_AGAIN));
  const concerned = now.isOther ? ["other"] : [];
  const doubt = level === "crisis" ? undefined : findDoubt(reading);
  return {
    level,
    ...(doubt ? { doubt } : {}),
    isBereaved: now.isBereaved,
    signs: [
      ...new Set([...concerned, ...now.dangers, ...now.leaning, ...now.quiet, ...now.soft, ...now.low]),
    ],
  };
};
