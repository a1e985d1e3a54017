import { getPhase, type Phase, type PlayerState } from "./core/player-state.ts";

/** State of playback that lists show beside an episode. `loading`: asked for, not sounding yet. */
export interface NowPlaying {
  readonly episodeId: number | null;
  readonly podcastId: number | null;
  readonly phase: Phase | "loading";
}

/** The same object while nothing changed for a list, so that lists are not drawn again with every second. */
export function toNowPlaying(state: PlayerState, before: NowPlaying): NowPlaying {
  const phase = state.attempt ? "loading" : getPhase(state);
  const episodeId = state.currentEpisode?.id ?? null;
  if (before.phase === phase && before.episodeId === episodeId) return before;
  return { episodeId, podcastId: state.currentEpisode?.podcastId ?? null, phase };
}
