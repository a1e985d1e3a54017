// Finished and running downloads. Outside of the pages, so that a download continues while they change.
import { useEffect, useSyncExternalStore } from "react";
import { apiClient } from "../../api/client.ts";
import { createListeners } from "../../lib/listeners.ts";
import { forgetOthers } from "../../lib/offline/forget-others.ts";
import { currentSession, onSessionChange } from "../../lib/session/session-store.ts";
import {
  type Download,
  type Downloadable,
  downloadSound,
  listDownloads,
  NoRoomError,
  removeDownload,
  soundPath,
} from "./download.ts";

export type Trouble = "noRoom" | "failed";

interface Downloads {
  /** Undefined until the device has been asked. */
  readonly kept: readonly Download[] | undefined;
  /** Shares between 0 and 1, by episode. */
  readonly running: ReadonlyMap<number, number>;
  readonly trouble: { readonly id: number; readonly what: Trouble } | undefined;
}

const NOTHING: Downloads = { kept: undefined, running: new Map(), trouble: undefined };
let state = NOTHING;
const listeners = createListeners();
const stops = new Map<number, AbortController>();

function set(changes: Partial<Downloads>): void {
  state = { ...state, ...changes };
  listeners.emit();
}

const whoIsHere = (): string | undefined => currentSession()?.userId;

async function reread(): Promise<void> {
  set({ kept: await listDownloads().catch(() => []) });
}

/** An episode may have been closed or taken back since, and a membership may be over. */
async function dropClosed(): Promise<void> {
  if (!navigator.onLine || !state.kept?.length) return;
  const { listAudible } = await import("../../api/episode-sound.ts");
  const audible = await listAudible(
    apiClient(),
    state.kept.map(({ id }) => id),
  );
  const closed = audible ? state.kept.filter(({ id }) => !audible.has(id)) : [];
  await Promise.all(closed.map(removeDownload));
  if (closed.length > 0) await reread();
}

let isWatching = false;
function watch(): void {
  if (isWatching) return;
  isWatching = true;
  // A check that fails now is repeated with the next page.
  void reread().then(() => dropClosed().catch(() => undefined));
  onSessionChange(() => {
    for (const stop of stops.values()) stop.abort();
  });
}

function setRunning(id: number, share: number | undefined): void {
  const running = new Map(state.running);
  if (share === undefined) running.delete(id);
  else running.set(id, share);
  set({ running });
}

/** The whole percents alone: a list is not drawn again with every packet. */
const rounded = (share: number): number => Math.floor(share * 100) / 100;

/** The one in a list may have run out since the list was made. */
async function findAddress({ id, premium }: Downloadable, audio: string): Promise<string> {
  if (!premium) return audio;
  const { freshAddress } = await import("../../api/episode-sound.ts");
  return freshAddress(apiClient(), id, audio);
}

export async function startDownload(item: Downloadable): Promise<void> {
  if (!item.audio || stops.has(item.id)) return;
  const stop = new AbortController();
  const owner = whoIsHere();
  stops.set(item.id, stop);
  set({ trouble: undefined });
  setRunning(item.id, 0);
  try {
    const address = await findAddress(item, item.audio);
    await downloadSound(item, {
      address,
      owner,
      signal: stop.signal,
      onProgress: (share) =>
        rounded(share) !== state.running.get(item.id) && setRunning(item.id, rounded(share)),
    });
    // The person who asked for it may have signed out meanwhile.
    if (owner !== whoIsHere()) await forgetOthers(whoIsHere());
    // Requested in a user action: browsers are then more likely to grant persistent storage.
    void navigator.storage?.persist?.().catch(() => false);
  } catch (error) {
    const what = error instanceof NoRoomError ? "noRoom" : "failed";
    if (!stop.signal.aborted) set({ trouble: { id: item.id, what } });
  }
  stops.delete(item.id);
  setRunning(item.id, undefined);
  await reread();
}

export const stopDownload = (id: number): void => stops.get(id)?.abort();

export const dismissTrouble = (): void => set({ trouble: undefined });

export async function dropDownload(download: Download): Promise<void> {
  await removeDownload(download);
  await reread();
}

export const canDownload = (item: Downloadable): boolean =>
  typeof navigator !== "undefined" &&
  Boolean(navigator.serviceWorker) &&
  "caches" in window &&
  soundPath(item.audio) !== undefined;

export function useDownloads(): Downloads {
  useEffect(watch, []);
  return useSyncExternalStore(
    listeners.add,
    () => state,
    () => NOTHING,
  );
}
