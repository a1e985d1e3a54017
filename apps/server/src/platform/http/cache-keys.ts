// Which answers are the same for every visitor, and what they depend on.
import type { IncomingMessage } from "node:http";
import { knownQuery } from "@bentrong/contract/page-parameters";
import { parseLanguage } from "./language.ts";

const DATA_API = "/rest/v1/";
/** Functions that answer public content, and say which. */
const SEARCHES = /^\/functions\/v1\/search(\/close)?\?/;
/** Not rows but functions and protected texts. */
const NOT_ROWS = /^\/rest\/v1\/(rpc\/|public\b|user-content\b|mod-content\b|admin-content\b)/;
/** Everything that is not a page: APIs, media, built files, the server's own endpoints. */
const NOT_PAGES = /^\/(rest|auth|functions|media|assets|fonts|healthz|readyz|metrics)(\/|$)|\.[a-z0-9]+$/i;

/** Documents for programs: the same in every language, and nothing in their query is read. */
const DOCUMENTS = /^\/(sitemap\.xml|robots\.txt|feed|feed\/podcast\/[0-9]{1,9})$/;

/** Pages that e-mails lead to: their addresses carry what opens something, and each is asked for once. */
const FROM_LETTERS = /^\/(verify|change-password|newsletter)(\/|$)/i;

const isOfApi = (url: string): boolean => url.startsWith(DATA_API) || SEARCHES.test(url);

export function createGetCacheKey(publicKey: string) {
  // How a surface will read any other value is not guessed here.
  const isFromVisitor = (authorization = ""): boolean =>
    authorization === "" || authorization === `Bearer ${publicKey}`;
  return (request: IncomingMessage): string | undefined => {
    const { method, url = "/", headers } = request;
    if (method !== "GET" && method !== "HEAD") return undefined;
    if (!isFromVisitor(headers.authorization) || !isPlain(url)) return undefined;
    if (!isOfApi(url)) return pageKey(url, headers);
    // PostgREST answers HEAD without a range, so a HEAD is not the GET without its body there.
    if (method === "HEAD" || headers.apikey !== publicKey || NOT_ROWS.test(url)) return undefined;
    return dataKey(url, headers);
  };
}

/** The host is part of canonical addresses: a host header of one visitor must not reach another. */
function pageKey(url: string, headers: IncomingMessage["headers"]): string | undefined {
  const path = getPath(url);
  if (DOCUMENTS.test(path)) return `document ${headers.host} ${path}`;
  if (!isKeptPage(path)) return undefined;
  return `page ${parseLanguage(headers.cookie)} ${headers.host} ${path}${keptQuery(path, url.slice(path.length))}`;
}

/** Returns true if the page is the same for every visitor. */
const isKeptPage = (path: string): boolean => !NOT_PAGES.test(path) && !FROM_LETTERS.test(path);

/** Most programs ask for anything or for JSON, which is answered alike. */
const acceptedKind = (accept = "*/*"): string =>
  accept === "*/*" || accept === "application/json" ? "json" : accept;

const dataKey = (url: string, headers: IncomingMessage["headers"]): string =>
  `data ${url}\n${acceptedKind(headers.accept)}\n${headers.range ?? ""}\n${headers["range-unit"] ?? ""}\n${headers.prefer ?? ""}\n${headers["accept-profile"] ?? ""}`;

/** Without a host, escapes, backslashes and segments such as "..", which are taken out before an address is matched. */
const isPlain = (url: string): boolean => url.startsWith("/") && !/%|\\|\/\./.test(getPath(url));

/** Returns true if the response at `path` is rendered, or generated from rows, for readers of pages and feeds. */
export const isMadePage = (path: string): boolean => !NOT_PAGES.test(path) || DOCUMENTS.test(path);

/** The part of the query that a page at `path` is rendered with; `query` begins with a question mark or is empty. */
export const keptQuery = (path: string, query: string): string =>
  isKeptPage(path) ? knownQuery(path, query) : query;

function getPath(url: string): string {
  const query = url.indexOf("?");
  return query < 0 ? url : url.slice(0, query);
}
