// The lock screen, the keyboard's media keys, the headphones' button.
import { isActive, type PlayerState } from "./core/player-state.ts";
import type { Engine } from "./engine.ts";

const SKIP_SECONDS = 10;
/** A larger step of the time than playing can explain: the system has to be told where we are now. */
const JUMP_SECONDS = 1.5;

function showEpisode({ mediaSession }: Navigator, { currentEpisode }: PlayerState): void {
  if (!currentEpisode) {
    mediaSession.metadata = null;
    return;
  }
  const { title, podcastTitle, coverImage } = currentEpisode;
  const artwork = coverImage ? [{ src: new URL(coverImage, window.location.href).href }] : [];
  mediaSession.metadata = new MediaMetadata({ title, artist: podcastTitle, album: podcastTitle, artwork });
}

function showPlace(
  { mediaSession }: Navigator,
  { currentEpisode, duration, currentTime }: PlayerState,
): void {
  if (!currentEpisode || duration <= 0) mediaSession.setPositionState();
  else
    mediaSession.setPositionState({ duration, position: Math.min(currentTime, duration), playbackRate: 1 });
}

const hasJumped = (after: PlayerState, before: PlayerState): boolean =>
  after.isPlaying !== before.isPlaying ||
  after.duration !== before.duration ||
  Math.abs(after.currentTime - before.currentTime) > JUMP_SECONDS;

function handlersFor(engine: Engine): [MediaSessionAction, MediaSessionActionHandler][] {
  const skip = (by: number) => engine.ask({ type: "skip", by });
  return [
    ["play", () => engine.ask({ type: "play" })],
    ["pause", () => engine.ask({ type: "pause" })],
    ["stop", () => engine.ask({ type: "stop" })],
    ["previoustrack", () => engine.ask({ type: "previous" })],
    ["nexttrack", () => engine.ask({ type: "next" })],
    ["seekbackward", ({ seekOffset }) => skip(-(seekOffset ?? SKIP_SECONDS))],
    ["seekforward", ({ seekOffset }) => skip(seekOffset ?? SKIP_SECONDS)],
    ["seekto", ({ seekTime }) => engine.ask({ type: "seek", to: seekTime ?? Number.NaN })],
  ];
}

function takeKeys(engine: Engine): void {
  for (const [action, handler] of handlersFor(engine)) {
    try {
      navigator.mediaSession.setActionHandler(action, handler);
    } catch {
      // A browser that does not know an action refuses it; the others are still worth having.
    }
  }
}

export function connectMediaSession(engine: Engine): void {
  if (!("mediaSession" in navigator)) return;
  takeKeys(engine);
  engine.subscribe((after, before) => {
    const begins = isActive(after) && !isActive(before);
    // Something else on the page may have had the keys meanwhile, and shown its own title.
    if (begins) takeKeys(engine);
    if (begins || after.currentEpisode !== before.currentEpisode) showEpisode(navigator, after);
    if (isActive(after)) navigator.mediaSession.playbackState = "playing";
    else navigator.mediaSession.playbackState = after.currentEpisode ? "paused" : "none";
    if (hasJumped(after, before)) showPlace(navigator, after);
  });
}
