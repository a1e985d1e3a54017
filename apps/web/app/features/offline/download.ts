// A downloaded episode: its sound under its address, with the data of lists in the headers, so that both are stored
// and removed together.
import { CACHES, KEPT_BY, KEPT_UNTIL } from "../../lib/offline/caches.ts";
import { toOwnPath } from "../../lib/own-path.ts";

export interface Downloadable {
  id: number;
  title: string;
  podcastTitle: string;
  podcastId: number | null;
  audio: string | null;
  duration: number | null;
  premium: boolean;
}

export interface Download extends Downloadable {
  audio: string;
  bytes: number;
}

const ABOUT = "X-Kept-Episode";
/** Premium is the person's for as long as they are a member: without a network that is believed for so long. */
const PREMIUM_MS = 30 * 24 * 3_600_000;
/** Bytes that browsers need besides the sound. */
const SPARE_BYTES = 5_000_000;

export class NoRoomError extends Error {}

/** Path of the sound on this site; undefined for another host's, which no page can read. */
export function soundPath(audio: string | null): string | undefined {
  const path = audio === null ? undefined : toOwnPath(audio, window.location.origin);
  return path?.startsWith("/media/") ? new URL(path, window.location.origin).pathname : undefined;
}

async function checkRoom(bytes: number): Promise<void> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  if (quota !== undefined && quota - usage < bytes + SPARE_BYTES) throw new NoRoomError();
}

/** Passes a body on and counts; one that ends early is an error. */
function count(bytes: number, onProgress: (share: number) => void): TransformStream<Uint8Array, Uint8Array> {
  let passed = 0;
  return new TransformStream({
    transform(chunk, controller) {
      passed += chunk.byteLength;
      onProgress(passed / bytes);
      controller.enqueue(chunk);
    },
    flush() {
      if (passed !== bytes) throw new Error(`${passed} of ${bytes} bytes came`);
    },
  });
}

export interface Errand {
  address: string;
  owner: string | undefined;
  signal: AbortSignal;
  onProgress(share: number): void;
}

/** Resolves when all of it lies here. Rejects with a NoRoomError where there is no room, and with others where it did not come. */
export async function downloadSound(item: Downloadable, errand: Errand): Promise<void> {
  const { address, owner, signal, onProgress } = errand;
  const path = soundPath(address);
  if (path === undefined) throw new Error("The sound lies elsewhere");
  const answer = await fetch(address, { signal });
  const bytes = Number(answer.headers.get("Content-Length"));
  const type = answer.headers.get("Content-Type") ?? "";
  // Part of a sound, or a page that says why there is none, must not lie here as the sound.
  if (answer.status !== 200 || !answer.body || !type.startsWith("audio/") || !(bytes > 0)) {
    throw new Error(`The sound answered ${answer.status}`);
  }
  await checkRoom(bytes);
  const { id, title, podcastTitle, podcastId, duration, premium } = item;
  const about = { id, title, podcastTitle, podcastId, duration, premium, audio: path, bytes };
  const headers = new Headers({
    "Content-Type": type,
    "Content-Length": String(bytes),
    [ABOUT]: encodeURIComponent(JSON.stringify(about)),
  });
  if (owner) headers.set(KEPT_BY, owner);
  if (premium) headers.set(KEPT_UNTIL, String(Date.now() + PREMIUM_MS));
  const cache = await caches.open(CACHES.downloads);
  try {
    await cache.put(path, new Response(answer.body.pipeThrough(count(bytes, onProgress)), { headers }));
  } catch (error) {
    if (error instanceof DOMException && error.name === "QuotaExceededError") throw new NoRoomError();
    throw error;
  }
}

/** The latest first. */
export async function listDownloads(): Promise<Download[]> {
  const cache = await caches.open(CACHES.downloads);
  const read = (await cache.keys()).map(async (request) => (await cache.match(request))?.headers.get(ABOUT));
  const found = (await Promise.all(read)).filter((text) => typeof text === "string");
  // Written above, by this release or an earlier one of the same cache.
  return found.map((text) => JSON.parse(decodeURIComponent(text)) as Download).reverse();
}

export const removeDownload = async ({ audio }: Pick<Download, "audio">): Promise<boolean> =>
  (await caches.open(CACHES.downloads)).delete(audio);
