import type { EpisodeItem } from "./episode-item.ts";
import type { PlaybackControls } from "./playback-controls.ts";

/** Less is passing by at the beginning, and a rest that nobody misses at the end. */
const MARGIN = 15;

/** `left`: remaining seconds of a started episode. */
export type Heard = { kind: "begun"; left: number } | { kind: "played" };

/** Progress of this person in an episode; undefined: too little to be marked. */
export function getHeard(
  { places }: PlaybackControls,
  { id, duration }: Pick<EpisodeItem, "id" | "duration">,
): Heard | undefined {
  const place = places?.get(id);
  if (place === undefined || place <= MARGIN || !duration) return undefined;
  return place >= duration - MARGIN ? { kind: "played" } : { kind: "begun", left: duration - place };
}
