// The part of the player in every page. The engine and its bar are loaded at the first request for sound; until then
// only the playing episode is known.
import type { ComponentType } from "react";
import { createListeners } from "../../lib/listeners.ts";
import { localStore } from "../../lib/storage.ts";
import type { PlaylistItem } from "./core/playlist-item.ts";
import { createAudio } from "./create-audio.ts";
import type { Engine } from "./engine.ts";
import { LAST_KEY } from "./last-played-keys.ts";
import type { NowPlaying } from "./now-playing.ts";

interface Opened {
  engine: Engine;
  restore(): void;
  Dock: ComponentType<{ engine: Engine }>;
}

export interface StoreState {
  readonly nowPlaying: NowPlaying;
  readonly opened: Opened | null;
  /** The player could not be created. */
  readonly isBroken: boolean;
}

export const closedStore: StoreState = {
  nowPlaying: { episodeId: null, podcastId: null, phase: "idle" },
  opened: null,
  isBroken: false,
};

/** False for visitors who have not listened here: they do not load the player. */
const hasLastPlayed = (): boolean => (localStore.read(LAST_KEY) ?? "null") !== "null";

let state = closedStore;
const listeners = createListeners();
let audio: HTMLAudioElement | undefined;
let opening: Promise<Opened> | undefined;
let upgrade = () => {};

export const readStore = (): StoreState => state;

export const onStoreChange = listeners.add;

function set(changes: Partial<StoreState>): void {
  state = { ...state, ...changes };
  listeners.emit();
}

/** Redirect of people without premium; the mounted slot knows the router. */
export function setUpgrade(go: () => void): void {
  upgrade = go;
}

async function open(element: HTMLAudioElement): Promise<Opened> {
  const { openPlayer, PlayerDock, toNowPlaying } = await import("./player-dock.tsx");
  const { engine, restore } = openPlayer(element, () => upgrade());
  engine.subscribe((after) => {
    const nowPlaying = toNowPlaying(after, state.nowPlaying);
    if (nowPlaying !== state.nowPlaying) set({ nowPlaying });
  });
  return { engine, restore, Dock: PlayerDock };
}

async function opened(): Promise<Opened> {
  audio ??= createAudio();
  opening ??= open(audio);
  return opening;
}

async function openedOrBroken(): Promise<Opened | undefined> {
  try {
    const player = await opened();
    if (!state.opened) set({ opened: player });
    return player;
  } catch (error) {
    console.error(error);
    opening = undefined;
    set({ isBroken: true, nowPlaying: closedStore.nowPlaying });
    return undefined;
  }
}

/**
 * Plays an episode of a playlist; the one that plays already is paused, and resumes at the next call. A locked one
 * leads to the upgrade page. Errors are shown by the player's bar. `from`: the second to play from, whatever plays.
 */
export async function playEpisode(
  playlist: readonly PlaylistItem[],
  id: number,
  from?: number,
): Promise<void> {
  const item = playlist.find((entry) => entry.id === id);
  if (item?.locked) return upgrade();
  if (!state.opened && item) {
    set({ isBroken: false, nowPlaying: { episodeId: id, podcastId: item.podcastId, phase: "loading" } });
  }
  const player = await openedOrBroken();
  if (from === undefined) player?.engine.playEpisode(playlist, id);
  else player?.engine.playFrom(playlist, id, from);
}

/** Restores the bar after a reload, paused. Without a network it stays hidden, without an error. */
export async function restorePlayer(): Promise<void> {
  if (state.opened || !hasLastPlayed()) return;
  const player = await opened().catch(() => undefined);
  if (!player) {
    opening = undefined;
    return;
  }
  player.restore();
  if (!state.opened) set({ opened: player });
}

export const putPlayerAway = (): void => set({ isBroken: false });
