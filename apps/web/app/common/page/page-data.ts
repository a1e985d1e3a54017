// One `load` per page, run in two places: on the server for visitors (in process, anonymous) and in the
// browser with the specification's calls, as the signed-in person. The browser never asks a server loader.
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, Params } from "react-router";
import { apiClient } from "../../api/client.ts";
import type { Api } from "../../api/result.ts";
import { isHydrated } from "../../lib/hydration.ts";
import type { CleanHtml } from "../../lib/safe-html/clean-html.ts";
import type { Session } from "../../lib/session/session.ts";
import { currentSession } from "../../lib/session/session-store.ts";
import { FREE, type Membership } from "../membership/membership.ts";

export interface PageSource {
  api: Api;
  url: URL;
  params: Params;
  /** null on the server, always. */
  session: Session | null;
  membership(): Promise<Membership>;
  /** The only maker of HTML that may be rendered. */
  clean(html: string): CleanHtml | Promise<CleanHtml>;
}

export type Load<T extends object> = (source: PageSource) => T | Promise<T>;

/** `user`: loaded as the signed-in person. `visitor`: what anybody sees; see `rendered-view.tsx`. */
export interface Rendered {
  renderedFor: "user" | "visitor";
  /** The person's own view failed to load: the document's data stay. */
  ownFailed?: boolean;
}

type Settled<T> = { [K in keyof T]: Awaited<T[K]> };

/** Values may be promises, so that a page in the browser appears before its lists do. */
export async function settle<T extends object>(loaded: T): Promise<Settled<T>> {
  const entries = Object.entries(loaded).map(async ([key, value]) => [key, await value] as const);
  // Same keys, awaited values.
  return Object.fromEntries(await Promise.all(entries)) as Settled<T>;
}

type ServerSource = (args: LoaderFunctionArgs) => PageSource;

export const loaderWith =
  (createSource: ServerSource) =>
  <T extends object>(load: Load<T>) =>
  async (args: LoaderFunctionArgs): Promise<Settled<T> & Rendered> => ({
    ...(await settle(await load(createSource(args)))),
    renderedFor: "visitor",
  });

/** Fetched when an article is opened from another page; the first view of one was cleaned by the server. */
const cleanHere = async (html: string): Promise<CleanHtml> =>
  (await import("../../lib/safe-html/clean-in-browser.ts")).cleanInBrowser(html);

/** Membership of the person; visitors have none, so they do not load its code. A failed request counts as none, too. */
const membershipHere = async (): Promise<Membership> => {
  if (!currentSession()) return FREE;
  const loaded = await import("../membership/browser-membership.ts").catch(() => undefined);
  return loaded ? loaded.browserMembership() : FREE;
};

const browserSource = ({ params, url }: ClientLoaderFunctionArgs): PageSource => ({
  api: apiClient(),
  url,
  params,
  session: currentSession(),
  membership: membershipHere,
  clean: cleanHere,
});

export const visitorSource = (
  args: LoaderFunctionArgs,
  api: Api,
  clean: PageSource["clean"],
): PageSource => ({
  api,
  url: args.url,
  params: args.params,
  session: null,
  membership: () => Promise.resolve(FREE),
  clean,
});

/** True if the data loaded for a person are less than the data that the document shows everybody. */
export type IsWorse<T> = (own: T, served: T) => boolean;

/**
 * For a visitor the first view keeps the document's data: loading them again would also scroll a reader back to the
 * top. For a signed-in person they are loaded again at once, as that person.
 */
export function browserLoader<T extends object>(load: Load<T>, isWorse?: IsWorse<Settled<T>>) {
  const clientLoader = async (args: ClientLoaderFunctionArgs): Promise<(T | Settled<T>) & Rendered> => {
    const isFirstView = !isHydrated();
    const own: T & Rendered = { ...(await load(browserSource(args))), renderedFor: "user" };
    if (!isFirstView || !isWorse) return own;
    // Data that this document was rendered with; the router makes no request for them. The server used the same `load`.
    const served = (await args.serverLoader()) as Settled<T> & Rendered;
    const settled = await settle(own);
    return isWorse(settled, served) ? { ...served, ownFailed: true } : settled;
  };
  // `hydrate` is typed as true in either case, because pages may then be given promises.
  return Object.assign(clientLoader, { hydrate: (currentSession() !== null) as true });
}
