import type { PlayerState } from "./core/player-state.ts";
import { resumePoint } from "./core/resume-point.ts";

const EVERY_SECONDS = 5;

export type ListeningNote = { id: number; keep: number } | { id: number; keep: null };

const step = (seconds: number): number => Math.floor(seconds / EVERY_SECONDS);

/** Moments at which the position is stored: every few seconds, and whenever playback stops or jumps. */
const isWorthNoting = (before: PlayerState, after: PlayerState): boolean =>
  before.currentEpisode?.id !== after.currentEpisode?.id ||
  before.isPlaying !== after.isPlaying ||
  step(before.currentTime) !== step(after.currentTime);

/** Position to store for the episode that was playing; undefined: leave the stored one as it is. */
export function noteAfter(before: PlayerState, after: PlayerState): ListeningNote | undefined {
  const episode = before.currentEpisode;
  if (!episode || !isWorthNoting(before, after)) return undefined;
  const { id } = episode;
  const isSame = after.currentEpisode?.id === id;
  const { currentTime, duration } = isSame ? after : before;
  const keep = resumePoint(currentTime, duration);
  if (keep > 0) return { id, keep };
  // A finished episode stores its end position, by the length that lists know, and starts from the beginning when
  // chosen again.
  const isHeard = duration > 0 && currentTime > duration / 2;
  if (isHeard) return { id, keep: episode.duration || null };
  // Back at the beginning: the position is kept, in case the person only passes by.
  const isTakenBack = isSame && resumePoint(before.currentTime, duration) > 0;
  return isTakenBack ? { id, keep: null } : undefined;
}
