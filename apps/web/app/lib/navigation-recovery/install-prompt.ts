// Install prompt of the browser, sent once soon after a page has loaded. Its own bar is suppressed; ours is shown a
// single time, to a returning visitor.
import { createListeners } from "../listeners.ts";
import { localStore } from "../storage.ts";

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const SHOWN_KEY = "install.shown";
/** A pause after which a visit counts as a new one. */
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
  const kept: unknown = localStore.readJson("visits");
  const [count, at] = Array.isArray(kept) ? kept : [];
  return { count: Number(count) || 0, at: Number(at) || 0 };
}

/** True from the second visit on. Without storage every visit is the first. */
export function countVisit(now = Date.now()): boolean {
  const { count, at } = readVisits();
  const isNew = now - at > AWAY_MS;
  const visits = isNew ? count + 1 : count;
  return localStore.write("visits", [visits, now]) && visits > 1;
}

let isWatching = false;

/** Called once, after hydration. */
export function watchInstallPrompt(): void {
  if (isWatching) return;
  isWatching = true;
  mayBeShown = countVisit() && localStore.read(SHOWN_KEY) === null;
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    prompt = event as InstallPrompt;
    listeners.emit();
  });
  window.addEventListener("appinstalled", endInstallOffer);
}

export const onInstallPromptChange = listeners.add;
export const isInstallable = (): boolean => mayBeShown && prompt !== undefined;

/** From now on it counts as shown, also when it is passed over. */
export function noteInstallOffer(): void {
  localStore.write(SHOWN_KEY, "1");
}

export function endInstallOffer(): void {
  mayBeShown = false;
  listeners.emit();
}

/** The browser's own question follows. */
export async function askToInstall(): Promise<void> {
  endInstallOffer();
  await prompt?.prompt();
}
