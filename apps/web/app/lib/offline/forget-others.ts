import { CACHES, KEPT_BY, KEPT_UNTIL } from "./caches.ts";

function isOver(headers: Headers | undefined, person: string | undefined): boolean {
  const owner = headers?.get(KEPT_BY);
  const until = headers?.get(KEPT_UNTIL);
  return Boolean((owner && owner !== person) || (until && Number(until) < Date.now()));
}

/** Removes data of everybody but `person`, and expired data; data without an owner stay. */
export async function forgetOthers(person: string | undefined): Promise<void> {
  for (const name of [CACHES.articles, CACHES.downloads]) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (isOver((await cache.match(request))?.headers, person)) await cache.delete(request);
    }
  }
}

/** Message from a page to the service worker, which outlives it, when a session ends. */
export const FORGET = "forget";
