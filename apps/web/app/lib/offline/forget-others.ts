import { CACHES, KEPT_BY } from "./caches.ts";

/** Removes what belongs to anybody but `person`; what was kept for nobody in particular stays. */
export async function forgetOthers(person: string | undefined): Promise<void> {
  for (const name of [CACHES.articles, CACHES.downloads]) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const owner = (await cache.match(request))?.headers.get(KEPT_BY);
      if (owner && owner !== person) await cache.delete(request);
    }
  }
}

/** What a page tells the worker, which outlives it, when a session ends. */
export const FORGET = "forget";
