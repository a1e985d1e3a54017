// The band between ordinary and danger: what is asked about, once and gently, before the usual reply.

import type { Sign } from "./lexicon/family.ts";
import type { Reading, Sighting } from "./signs.ts";

/** The sign of a doubt that the classifier raises: asked about once a conversation. */
export const CLASSIFIER_SIGN = "classifier";

export type Doubt = {
  about: "self" | "harmed" | "other" | "threat";
  signs: readonly (Sign | typeof CLASSIFIER_SIGN)[];
};

/**
 * A bridge, a balcony, a railing: the person's place. Medicine is not listed: people ask about it for other reasons.
 */
const isPlace = ({ kind, phrase }: Sighting): boolean =>
  kind.weight === "soft" && kind.sign === "place" && !phrase.includes("thuốc");

/** Signs of fear ask about harm; leanings that are something by themselves ask about not wanting to live. */
export function findDoubt({ sightings, earnestFigures }: Reading): Doubt | undefined {
  const holding = sightings.filter(({ holds }) => holds === "fully");
  const fear = holding.filter(({ kind }) => kind.weight === "fear").map(({ kind }) => kind.sign);
  if (fear.length > 0) return { about: "harmed", signs: [...new Set(fear)] };
  // Weak signs count only together with a sign of distress.
  const isLow = holding.some(({ kind }) => kind.weight === "low" || kind.weight === "soft");
  const leaning = holding
    .filter(
      (sighting) =>
        isPlace(sighting) || (sighting.kind.weight === "lean" && (isLow || !sighting.kind.isQuiet)),
    )
    .map(({ kind }) => kind.sign);
  const figures: Sign[] = earnestFigures > 0 ? ["figure"] : [];
  const signs = [...new Set([...leaning, ...figures])];
  return signs.length > 0 ? { about: "self", signs } : undefined;
}
