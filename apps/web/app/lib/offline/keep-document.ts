// Keeps a document with the files that it names. Documents are rendered for visitors and never for one person; the kept
// one becomes a member's own view as any other document does.
import { toPath, trimCache } from "./bounded-cache.ts";
import { CACHES, KEPT_BY } from "./caches.ts";

const TITLE = "X-Kept-Title";
const KEPT_AT = "X-Kept-At";
const LANGUAGE = "X-Kept-Language";
const ASSETS = "X-Kept-Assets";

/** Files beyond those of kept documents: the last ones that pages asked for. */
const LOOSE_ASSETS = 150;

const listAssets = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path)),
];

/** A lock or an error replaces the content; see `rendered-view.tsx`. */
const isOnlyForVisitors = (html: string): boolean =>
  /data-rendered-for="visitor" class="[^"]*\bvisitor-only\b/.test(html);

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
const decode = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

const findIn = (html: string, pattern: RegExp): string => decode(pattern.exec(html)?.[1] ?? "");

/** Headers that belonged to the bytes on their way. */
const OF_TRANSPORT = ["Content-Encoding", "Content-Length", "ETag", "Date", "Vary", "Transfer-Encoding"];

export interface Keeping {
  cache: string;
  path: string;
  owner?: string | undefined;
  limit?: number;
}

/** False where there is no such document to keep; what was kept under its address is then removed. Rejects without a network. */
export async function keepDocument({ cache: name, path, owner, limit }: Keeping): Promise<boolean> {
  const answer = await fetch(path, { headers: { Accept: "text/html" } });
  const cache = await caches.open(name);
  if (answer.status >= 500 || answer.status === 429) return false;
  const html = answer.ok && !answer.redirected ? await answer.text() : undefined;
  if (html === undefined || isOnlyForVisitors(html)) {
    await cache.delete(path);
    return false;
  }
  const assets = listAssets(html);
  await keepAssets(assets);
  const headers = new Headers(answer.headers);
  for (const header of OF_TRANSPORT) headers.delete(header);
  headers.set(TITLE, encodeURIComponent(findIn(html, /<title>([^<]*)<\/title>/)));
  headers.set(KEPT_AT, String(Date.now()));
  headers.set(LANGUAGE, findIn(html, /<html[^>]*\slang="(\w+)"/));
  headers.set(ASSETS, assets.join(" "));
  if (owner) headers.set(KEPT_BY, owner);
  // Deleted and put again, so that it is the newest.
  await cache.delete(path);
  await cache.put(path, new Response(html, { headers }));
  if (limit !== undefined) await trimCache(cache, limit);
  return true;
}

/** All or nothing: a document without one of its files would not hydrate. */
export async function keepAssets(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHES.assets);
  const known = new Set((await cache.keys()).map(({ url }) => toPath(url)));
  await cache.addAll(paths.filter((path) => !known.has(path)));
}

export interface KeptDocument {
  path: string;
  title: string;
  at: number;
  language: string;
  owner: string | undefined;
}

const readKept = (path: string, { headers }: Response): KeptDocument => ({
  path,
  title: decodeURIComponent(headers.get(TITLE) ?? ""),
  at: Number(headers.get(KEPT_AT)),
  language: headers.get(LANGUAGE) ?? "",
  owner: headers.get(KEPT_BY) ?? undefined,
});

async function listAnswers(name: string): Promise<(readonly [string, Response])[]> {
  const cache = await caches.open(name);
  const answers = (await cache.keys()).map(async (request) => {
    const answer = await cache.match(request);
    return answer && ([toPath(request.url), answer] as const);
  });
  return (await Promise.all(answers)).filter((found) => found !== undefined);
}

/** The youngest first. */
export const listDocuments = async (name: string): Promise<KeptDocument[]> =>
  (await listAnswers(name)).map(([path, answer]) => readKept(path, answer)).reverse();

/** Removes files that no stored document names and nobody requested lately. */
export async function trimAssets(files: readonly string[] = []): Promise<void> {
  const answers = [...(await listAnswers(CACHES.pages)), ...(await listAnswers(CACHES.articles))];
  const named = answers.flatMap(([, { headers }]) => headers.get(ASSETS)?.split(" ") ?? []);
  await trimCache(await caches.open(CACHES.assets), LOOSE_ASSETS, new Set([...named, ...files]));
}

export async function findDocument(pathname: string): Promise<Response | undefined> {
  for (const name of [CACHES.pages, CACHES.articles]) {
    const found = await (await caches.open(name)).match(pathname);
    if (found) return found;
  }
  return undefined;
}
