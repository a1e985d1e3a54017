// The door between the server and the pages: the server gives what the pages may know, and gets a handler.
// In production it imports the built file, in development Vite loads this one.

import * as build from "virtual:react-router/server-build";
import type { Brand } from "@bentrong/contract/brand";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { pagesContext } from "../app/lib/pages-context.ts";

export interface PagesDeps {
  /** Answers a data API request in process. Pages call it as a visitor, with the public key. */
  api(request: Request): Promise<Response>;
  publicKey: string;
  brand: Brand;
  /** That people may sign in through. */
  providers: readonly string[];
  /** Where browsers keep pre-orders; undefined: with our own data API. */
  preordersUrl: string | undefined;
  nonce?: never;
}

export function createPages(deps: PagesDeps): (request: Request) => Promise<Response> {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return (request) => {
    const context = new RouterContextProvider();
    const { api, publicKey, brand, providers, preordersUrl } = deps;
    context.set(pagesContext, { api, publicKey, brand, providers, preordersUrl });
    return handle(request, context);
  };
}
