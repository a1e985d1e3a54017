// Caches of a browser know no limit of their own. Their keys come in the order in which they were put.

/** Keys to remove so that `limit` unpinned keys stay: the oldest first, and no pinned ones. */
export function selectSurplus(
  keys: readonly string[],
  limit: number,
  pinned: ReadonlySet<string> = new Set(),
): string[] {
  const loose = keys.filter((key) => !pinned.has(key));
  return loose.slice(0, Math.max(0, loose.length - limit));
}

export const toPath = (url: string): string => new URL(url).pathname;

export async function trimCache(cache: Cache, limit: number, pinned?: ReadonlySet<string>): Promise<void> {
  const paths = (await cache.keys()).map(({ url }) => toPath(url));
  await Promise.all(selectSurplus(paths, limit, pinned).map((path) => cache.delete(path)));
}
