// The band between ordinary and danger: what is asked about, once and gently, before the usual reply.

import type { Sign } from "./lexicon/family.ts";
import type { Reading } from "./signs.ts";

export type Doubt = { about: "self" | "harmed"; signs: readonly Sign[] };

/** Signs of fear ask about harm; leanings that are something by themselves ask about not wanting to live. */
export function findDoubt({ sightings, earnestFigures }: Reading): Doubt | undefined {
  const holding = sightings.filter(({ holds }) => holds === "fully");
  const fear = holding.filter(({ kind }) => kind.weight === "fear").map(({ kind }) => kind.sign);
  if (fear.length > 0) return { about: "harmed", signs: [...new Set(fear)] };
  const leaning = holding
    .filter(({ kind }) => kind.weight === "lean" && kind.isQuiet !== true)
    .map(({ kind }) => kind.sign);
  const figures: Sign[] = earnestFigures > 0 ? ["figure"] : [];
  const signs = [...new Set([...leaning, ...figures])];
  return signs.length > 0 ? { about: "self", signs } : undefined;
}
