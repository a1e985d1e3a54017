import { assess } from "../../../apps/server/src/features/companion/safety/assess.ts";
import type { Sentence, SetName } from "./sentences.ts";

type Level = Sentence["level"];

export interface Judged extends Sentence {
  found: Level;
}

/** Results of one set. */
export interface Figures {
  name: SetName;
  sentences: number;
  /** Sentences of somebody in danger, and how many of them were raised to crisis. */
  crisis: { total: number; caught: number };
  /** Ordinary sentences, how many were raised to crisis, and how many were taken for distress. */
  ok: { total: number; alarmed: number; noticed: number };
  /** Sentences of somebody who is not well, and what became of them. */
  distress: { total: number; noticed: number; alarmed: number };
}

export const judge = (sentences: readonly Sentence[]): Judged[] =>
  sentences.map((sentence) => ({ ...sentence, found: assess(sentence.text).level }));

const count = (judged: readonly Judged[], level: Level, found?: Level): number =>
  judged.filter((one) => one.level === level && (found === undefined || one.found === found)).length;

export const countFigures = (name: SetName, judged: readonly Judged[]): Figures => ({
  name,
  sentences: judged.length,
  crisis: { total: count(judged, "crisis"), caught: count(judged, "crisis", "crisis") },
  ok: {
    total: count(judged, "ok"),
    alarmed: count(judged, "ok", "crisis"),
    noticed: count(judged, "ok", "distress"),
  },
  distress: {
    total: count(judged, "distress"),
    noticed: count(judged, "distress", "distress"),
    alarmed: count(judged, "distress", "crisis"),
  },
});
