import type { LoaderFunctionArgs } from "react-router";
import { pagesContext } from "../lib/pages-context.ts";

/** Current release, for documents that were rendered by an earlier one. */
export const loader = ({ context }: LoaderFunctionArgs): Response =>
  new Response(context.get(pagesContext).release, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" },
  });
