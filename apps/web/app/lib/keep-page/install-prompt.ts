// Browsers that can put a site on the home screen say so once, soon after a page has loaded. Their own bar is kept back;
// ours is shown a single time, to somebody who has come again.
import { createListeners } from "../listeners.ts";

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const VISITS_KEY = "visits";
const SHOWN_KEY = "install.shown";
/** A pause after which somebody comes again rather than goes on. */
const AWAY_MS = 30 * 60_000;

let prompt: InstallPrompt | undefined;
let mayBeShown = false;
const listeners = createListeners();

interface Visits {
  count: number;
  /** Milliseconds: when a page was last opened. */
  at: number;
}

function readVisits(): Visits {
  const kept: unknown = JSON.parse(localStorage.getItem(VISITS_KEY) ?? "null");
  const [count, at] = Array.isArray(kept) ? kept : [];
  return { count: Number(count) || 0, at: Number(at) || 0 };
}

/** True from the second visit on. */
export function countVisit(now = Date.now()): boolean {
  const { count, at } = readVisits();
  const isNew = now - at > AWAY_MS;
  const visits = isNew ? count + 1 : count;
  localStorage.setItem(VISITS_KEY, JSON.stringify([visits, now]));
  return visits > 1;
}

let isWatching = false;

/** Called once, when the page has come to life. */
export function watchInstallPrompt(): void {
  if (isWatching) return;
  isWatching = true;
  try {
    mayBeShown = countVisit() && localStorage.getItem(SHOWN_KEY) === null;
  } catch {
    // Without storage it could not be remembered that it was shown.
    mayBeShown = false;
  }
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    prompt = event as InstallPrompt;
    listeners.tell();
  });
  window.addEventListener("appinstalled", endInstallOffer);
}

export const onInstallPromptChange = listeners.add;
export const isInstallable = (): boolean => mayBeShown && prompt !== undefined;

/** From now on it counts as shown, also when it is passed over. */
export function noteInstallOffer(): void {
  try {
    localStorage.setItem(SHOWN_KEY, "1");
  } catch {
    // The browser lost its storage meanwhile: not worth a word.
  }
}

export function endInstallOffer(): void {
  mayBeShown = false;
  listeners.tell();
}

/** The browser's own question follows. */
export async function askToInstall(): Promise<void> {
  endInstallOffer();
  await prompt?.prompt();
}
