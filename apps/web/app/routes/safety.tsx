import { data, type HeadersArgs, type LoaderFunctionArgs, type MetaArgs } from "react-router";
import { apiClient } from "../api/client.ts";
import type { PageSource } from "../common/page/page-data.ts";
import { serverLoader } from "../common/page/server-loader.server.ts";
import { loadLines } from "../features/safety/load-lines.ts";
import { SafetyPage } from "../features/safety/safety-page.tsx";
import { safetyText } from "../features/safety/safety-text.ts";
import { textIn } from "../lib/i18n/text.ts";
import { pageMeta } from "../lib/seo.ts";
import type { Route } from "./+types/safety.ts";

const served = serverLoader(({ api }: PageSource) => ({ known: loadLines(api) }));

/** A page with the built-in numbers in place of the kept ones is for this reader, and not for the next. */
export async function loader(args: LoaderFunctionArgs) {
  const loaded = await served(args);
  return loaded.known.isKept ? loaded : data(loaded, { headers: { "Cache-Control": "no-store" } });
}
export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

/** The page is the same for everybody, so the document's data are reused. */
export const clientLoader = () => ({ known: loadLines(apiClient()) });

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, ({ language }) => {
    const { title, description } = textIn(safetyText, language);
    return { title, description, path: "/an-toan" };
  });

export default function Safety({ loaderData }: Route.ComponentProps) {
  return <SafetyPage known={loaderData.known} />;
}
