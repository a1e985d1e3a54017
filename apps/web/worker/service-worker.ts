// Served as /sw.js. A new one waits until the last page of the old one is closed: it never replaces files of an open
// page. It stores files, documents rendered for everybody and downloads; answers of the APIs are never stored.
import { answerRange } from "../app/lib/offline/answer-range.ts";
import { trimCache } from "../app/lib/offline/bounded-cache.ts";
import { CACHES, CORE_PAGES, isKnownCache, isOurCache, OFFLINE_PAGE } from "../app/lib/offline/caches.ts";
import { endPush } from "../app/lib/offline/end-push.ts";
import { FORGET, forgetOthers } from "../app/lib/offline/forget-others.ts";
import { findDocument, keepAssets, keepDocument, trimAssets } from "../app/lib/offline/keep-document.ts";
import { openNotice, showNotice } from "./show-notice.ts";
import { type ExtendableEvent, type FetchEvent, scope } from "./worker-scope.ts";

/** Scripts that kept pages fetch late; the build writes them here. */
declare const LATE_FILES: readonly string[];

/** Everything that is not a page of ours. */
const NOT_PAGES = /^\/(rest|auth|functions|media|assets|back-office|feed)(\/|$)|\.[a-z0-9]+$/i;
const SOUNDS = /^\/media\/(audio|sound|premium)\//;
const PICTURES = /^\/media\/(?!audio\/|sound\/|premium\/)/;
const MOST_PICTURES = 60;
/** Milliseconds that a stored page waits for a newer one. */
const PATIENCE_MS = 3_000;
/** Files requested between two checks of their number. */
const TRIM_EVERY = 50;

async function install(): Promise<void> {
  for (const path of CORE_PAGES) {
    if (!(await keepDocument({ cache: CACHES.pages, path }))) throw new Error(`${path} could not be kept`);
  }
  await keepAssets(LATE_FILES);
}

async function activate(): Promise<void> {
  const left = (await caches.keys()).filter((name) => isOurCache(name) && !isKnownCache(name));
  await Promise.all(left.map((name) => caches.delete(name)));
  // With navigation preload, where it exists, a page does not wait for this worker to start.
  await scope.registration.navigationPreload?.enable();
  await trimAssets(LATE_FILES);
  await scope.clients.claim();
}

async function fetchPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

async function openPage(event: FetchEvent, { pathname, search }: URL): Promise<Response> {
  const kept = await findDocument(pathname).catch(() => undefined);
  const fresh = fetchPage(event).catch(() => undefined);
  if (kept) {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
    const answer = await Promise.race([fresh, late]);
    return answer && answer.status < 500 ? answer : kept;
  }
  const answer = await fresh;
  if (answer) return answer;
  if (pathname === OFFLINE_PAGE) return Response.error();
  // By its own address: the router takes over a document only where it was written for.
  return Response.redirect(`${OFFLINE_PAGE}?from=${encodeURIComponent(pathname + search)}`);
}

/** Stores complete answers of this origin; a full disk does not fail the request. */
function store(event: ExtendableEvent, name: string, request: Request, answer: Response): void {
  if (answer.status !== 200 || answer.type !== "basic") return;
  const copy = answer.clone();
  const put = async () => {
    const cache = await caches.open(name);
    await cache.put(request, copy);
    return cache;
  };
  const trim = name === CACHES.pictures ? (cache: Cache) => trimCache(cache, MOST_PICTURES) : trimSometimes;
  event.waitUntil(
    put()
      .then(trim)
      .catch(() => undefined),
  );
}

let cameBy = 0;
async function trimSometimes(): Promise<void> {
  cameBy += 1;
  if (cameBy % TRIM_EVERY === 0) await trimAssets(LATE_FILES);
}

const findIn = async (name: string, path: string): Promise<Response | undefined> =>
  (await caches.open(name).catch(() => undefined))?.match(path);

async function openAsset(event: FetchEvent, { pathname }: URL): Promise<Response> {
  const kept = await findIn(CACHES.assets, pathname);
  if (kept) return kept;
  const answer = await fetch(event.request);
  store(event, CACHES.assets, event.request, answer);
  return answer;
}

async function openPicture(event: FetchEvent, { pathname }: URL): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    store(event, CACHES.pictures, event.request, answer);
    return answer;
  } catch (error) {
    const kept = await findIn(CACHES.pictures, pathname);
    if (kept) return kept;
    throw error;
  }
}

/** Statuses of a sound that is closed to the person or gone: then it may not be played from the device either. */
const CLOSED = [403, 404, 410];

/** A signed address names its reader, whom the server checks; without a network it cannot. */
async function findClosed(url: URL): Promise<Response | undefined> {
  if (!url.searchParams.has("signature")) return undefined;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(url, { method: "HEAD", signal }).catch(() => undefined);
  return answer && CLOSED.includes(answer.status) ? answer : undefined;
}

/** Addresses of premium sound carry a signature that runs out; the file is the same. */
async function openSound({ request }: FetchEvent, url: URL): Promise<Response> {
  const kept = await findIn(CACHES.downloads, url.pathname);
  if (!kept) return fetch(request);
  const closed = await findClosed(url);
  if (!closed) return answerRange(request.headers.get("Range"), kept);
  // An expired address is renewed by the player; the server then decides again.
  return closed;
}

function getOpener(request: Request, url: URL): typeof openPage | undefined {
  if (request.mode === "navigate") return NOT_PAGES.test(url.pathname) ? undefined : openPage;
  if (url.pathname.startsWith("/assets/")) return openAsset;
  if (SOUNDS.test(url.pathname)) return openSound;
  return request.destination === "image" && PICTURES.test(url.pathname) ? openPicture : undefined;
}

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("message", (event) => {
  if (event.data !== FORGET) return;
  event.waitUntil(Promise.all([forgetOthers(undefined), endPush(scope.registration)]));
});
scope.addEventListener("push", (event) => event.waitUntil(showNotice(event.data)));
scope.addEventListener("notificationclick", (event) => event.waitUntil(openNotice(event.notification)));
scope.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== scope.location.origin) return;
  const open = getOpener(event.request, url);
  if (open) event.respondWith(open(event, url));
});
