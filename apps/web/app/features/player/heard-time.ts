import type { PlayerState } from "./core/player-state.ts";

const isSounding = ({ isPlaying, isBuffering }: PlayerState): boolean => isPlaying && !isBuffering;

const isSame = (a: PlayerState, b: PlayerState): boolean => a.currentEpisode?.id === b.currentEpisode?.id;

/**
 * Adds up the seconds in which sound really reached somebody: neither longer than the clock ran nor than the sound moved
 * on. So a jump adds nothing, a faster voice no more than the time it took, and a laptop that slept with its lid closed
 * is not a night of listening.
 */
export class HeardTime {
  /** Time at which the position last changed, in milliseconds. */
  #since = 0;

  /** Seconds of playback up to this change of the player's state. `now` in milliseconds. */
  until(now: number, after: PlayerState, before: PlayerState): number {
    const moved = isSame(after, before) ? after.currentTime - before.currentTime : 0;
    const isTurning = !isSame(after, before) || isSounding(after) !== isSounding(before);
    // Volume, buffering and the like tell nothing of time; the clock runs on over them.
    if (moved === 0 && !isTurning) return 0;
    const passed = (now - this.#since) / 1000;
    this.#since = now;
    return isSounding(before) ? Math.max(0, Math.min(passed, moved)) : 0;
  }
}
