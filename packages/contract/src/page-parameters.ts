// Query parameters that pages read. Shared addresses carry more (fbclid, utm_source, …): the server removes all
// others before it renders and caches a page, so that every spelling of an address is one page.

const PARAMETERS: readonly (readonly [path: RegExp, names: readonly string[]])[] = [
  [/^\/blogs\/?$/i, ["category", "page", "q"]],
  [/^\/podcasts\/?$/i, ["q"]],
  [/^\/podcast\/list\/[^/]+\/?$/i, ["page", "per_page", "q"]],
  [/^\/podcast\/detail\/[^/]+\/?$/i, ["episode"]],
  [/^\/all-course\/?$/i, ["page", "q", "sort"]],
];

/** Sorted as in `knownQuery`; a page that is not listed reads none. */
const namesFor = (path: string): readonly string[] =>
  PARAMETERS.find(([pattern]) => pattern.test(path))?.[1] ?? [];

/** The part of a query that the page at `path` reads, with its question mark; empty where it reads nothing of it. */
export function knownQuery(path: string, query: string): string {
  const names = query === "" ? [] : namesFor(path);
  if (names.length === 0) return "";
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value !== null) known.set(name, value);
  }
  return known.size === 0 ? "" : `?${known}`;
}
