import { browserApi } from "../../lib/api/browser-api.ts";
import { AudioElement, type Renew } from "./audio-element.ts";
import { connectAccount } from "./connect-account.ts";
import { SCREEN_REPEAT_ORDER } from "./core/repeat-mode.ts";
import { Engine } from "./engine.ts";
import { freshAddress, runsOut } from "./fresh-address.ts";
import { connectKeyboard } from "./keyboard.ts";
import { connectMediaSession } from "./media-session.ts";
import { browserStorage, PlayerMemory } from "./player-memory.ts";
import { connectSleepClock } from "./sleep-clock.ts";

/** Puts the player together with the real browser. Called once, when somebody first wants to hear something. */
export function openPlayer(element: HTMLAudioElement, onUpgrade: () => void): Engine {
  const renew: Renew = (url) => {
    const episode = engine.getState().currentEpisode;
    return episode && runsOut(url) ? freshAddress(browserApi(), episode.id, url) : undefined;
  };
  const engine: Engine = new Engine({
    openAudio: (tell) => new AudioElement(element, tell, renew),
    memory: new PlayerMemory(browserStorage()),
    rules: { random: Math.random, repeatOrder: SCREEN_REPEAT_ORDER },
    onUpgrade,
  });
  connectSleepClock(engine);
  connectMediaSession(engine);
  connectKeyboard(engine);
  connectAccount(engine);
  return engine;
}
