import type { LoaderFunctionArgs } from "react-router";
import { createApi } from "../../api/create-api.ts";
import { pagesContext } from "../../lib/pages-context.ts";
import { cleanOnServer } from "../../lib/safe-html/clean-on-server.server.ts";
import { loaderWith, visitorSource } from "./page-data.ts";

/** `export const loader = serverLoader(load)`: the visitor's view, loaded in process with the public key. */
export const serverLoader = loaderWith((args: LoaderFunctionArgs) => {
  const { api, publicKey } = args.context.get(pagesContext);
  const client = createApi({
    base: "http://internal",
    publicKey,
    accessToken: () => undefined,
    fetch: api,
  });
  return visitorSource(args, client, cleanOnServer);
});
