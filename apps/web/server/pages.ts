// Interface between the server and the pages: the server passes its services to the pages, and gets a handler.
// In production it imports the built file, in development Vite loads this one.

import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { type PagesContext, pagesContext } from "../app/lib/pages-context.ts";

/** `api` answers a data API request in process. Pages call it as a visitor, with the public key. */
type PagesDeps = Omit<PagesContext, "release" | "scriptMark">;

/** `scriptMark`: becomes the nonce of every inline script that is rendered. */
export function createPages(deps: PagesDeps): (request: Request, scriptMark: string) => Promise<Response> {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return (request, scriptMark) => {
    const context = new RouterContextProvider();
    const { api, publicKey, brand, providers, preordersUrl, graceDays, reportError } = deps;
    const release = build.assets.version;
    const page = { release, scriptMark, reportError };
    const facts = { api, publicKey, brand, providers, preordersUrl, graceDays, ...page };
    context.set(pagesContext, facts);
    return handle(request, context);
  };
}
