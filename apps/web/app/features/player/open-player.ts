import { apiClient } from "../../api/client.ts";
import { freshAddress, runsOut } from "../../api/episode-sound.ts";
import { currentSession } from "../../lib/session/session-store.ts";
import { getLocalStorage } from "../../lib/storage.ts";
import { AudioElement, type Renew } from "./audio-element.ts";
import { connectAccount } from "./connect-account.ts";
import { connectOtherSounds } from "./connect-other-sounds.ts";
import { connectTabs } from "./connect-tabs.ts";
import { SCREEN_REPEAT_ORDER } from "./core/repeat-mode.ts";
import { Engine } from "./engine.ts";
import { connectKeyboard } from "./keyboard.ts";
import { LastPlayed } from "./last-played.ts";
import { connectMediaSession } from "./media-session.ts";
import { PlayerMemory } from "./player-memory.ts";
import { connectSleepClock } from "./sleep-clock.ts";
import { SoftAudio } from "./soft-audio.ts";

const isMissing = async (url: string): Promise<boolean> => {
  const isOurs = new URL(url, window.location.href).origin === window.location.origin;
  return isOurs && [404, 410].includes((await fetch(url, { method: "HEAD" })).status);
};

export interface OpenedPlayer {
  engine: Engine;
  /** Shows the last episode. */
  restore(): void;
}

/** Puts the player together with the real browser. Called once, when there is something to hear. */
export function openPlayer(element: HTMLAudioElement, onUpgrade: () => void): OpenedPlayer {
  const renew: Renew = (url) => {
    const episode = engine.getState().currentEpisode;
    return episode && runsOut(url) ? freshAddress(apiClient(), episode.id, url) : undefined;
  };
  const engine: Engine = new Engine({
    openAudio: (onReport) =>
      new SoftAudio({
        openAudio: (softTell) => new AudioElement(element, softTell, renew, isMissing),
        onReport,
        isHidden: () => document.hidden,
      }),
    memory: new PlayerMemory(getLocalStorage()),
    rules: { random: Math.random, repeatOrder: SCREEN_REPEAT_ORDER },
    onUpgrade,
  });
  connectSleepClock(engine);
  connectMediaSession(engine);
  connectKeyboard(engine);
  connectAccount(engine);
  connectTabs(engine);
  connectOtherSounds(engine);
  const last = new LastPlayed(engine, getLocalStorage(), () => currentSession()?.userId);
  last.restoreModes();
  last.follow();
  return { engine, restore: () => last.restoreEpisode() };
}
