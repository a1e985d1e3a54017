import type { EpisodeItem } from "./episode-item.ts";
import type { Listening } from "./listening.ts";

/** Less is passing by at the beginning, and a rest that nobody misses at the end. */
const MARGIN = 15;

/** `left`: seconds that are still to be heard of one that was begun. */
export type Heard = { kind: "begun"; left: number } | { kind: "played" };

/** Progress of this person in an episode; undefined: too little to be marked. */
export function getHeard(
  { places }: Listening,
  { id, duration }: Pick<EpisodeItem, "id" | "duration">,
): Heard | undefined {
  const place = places?.get(id);
  if (place === undefined || place <= MARGIN || !duration) return undefined;
  return place >= duration - MARGIN ? { kind: "played" } : { kind: "begun", left: duration - place };
}
