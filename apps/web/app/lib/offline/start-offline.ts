// Offline support of a page: registers the service worker, stores opened pages, and removes data of a person who
// signed out.
import { languageFrom } from "../i18n/language.ts";
import { currentSession, onSessionChange } from "../session/session-store.ts";
import { CACHES, CORE_PAGES, isArticle } from "./caches.ts";
import { endPush } from "./end-push.ts";
import { FORGET, forgetOthers } from "./forget-others.ts";
import { keepDocument, listDocuments } from "./keep-document.ts";

export const WORKER = "/sw.js";
const MOST_ARTICLES = 30;
/** A change of a telephone number reaches every device that is used within the day. */
const FRESH_MS = 24 * 3_600_000;
/** Time in milliseconds on an article after which it counts as read, and not only passed through. */
const READING_MS = 2_000;

const whoIsHere = (): string | undefined => currentSession()?.userId;

/** True if this page is controlled by a service worker. */
export const isServedOffline = (): boolean =>
  typeof navigator !== "undefined" && Boolean(navigator.serviceWorker?.controller) && "caches" in window;

function whenIdle(work: () => void): void {
  const later = () => (window.requestIdleCallback ? window.requestIdleCallback(work) : setTimeout(work, 1));
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later, { once: true });
}

/** Failures to store (no network, no space, forbidden storage) are ignored: the entry is simply missing later. */
const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

async function refreshCore(): Promise<void> {
  const language = languageFrom(document.cookie);
  const kept = await listDocuments(CACHES.pages);
  for (const path of CORE_PAGES) {
    const found = kept.find((each) => each.path === path);
    const isFresh = found && found.language === language && Date.now() - found.at < FRESH_MS;
    if (!isFresh) await keepDocument({ cache: CACHES.pages, path });
  }
}

function forget(): void {
  // The worker finishes what a page that is about to be left may not.
  navigator.serviceWorker.controller?.postMessage(FORGET);
  quietly(forgetOthers(whoIsHere()));
}

let isStarted = false;

/** Called once, by what is fetched after the first view. */
export function startOffline(): void {
  if (isStarted || !import.meta.env.PROD || !navigator.serviceWorker || !("caches" in window)) return;
  isStarted = true;
  let person = whoIsHere();
  onSessionChange(() => {
    const before = person;
    person = whoIsHere();
    if (before !== undefined && person !== before) forget();
  });
  whenIdle(() => {
    quietly(navigator.serviceWorker.register(WORKER, { updateViaCache: "none" }));
    // A session that ended elsewhere, or while this module was not there yet.
    quietly(forgetOthers(whoIsHere()));
    if (!whoIsHere()) quietly(navigator.serviceWorker.getRegistration().then(endPush));
    if (isServedOffline()) quietly(refreshCore());
  });
}

/** Returns what ends it: called for every address that is shown. */
export function keepOpened(path: string): () => void {
  const timer = setTimeout(() => {
    if (!isServedOffline() || !isArticle(path) || !navigator.onLine) return;
    quietly(keepDocument({ cache: CACHES.articles, path, owner: whoIsHere(), limit: MOST_ARTICLES }));
  }, READING_MS);
  return () => clearTimeout(timer);
}
