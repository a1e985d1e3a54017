import type { LoaderFunctionArgs } from "react-router";
import { pagesContext } from "../lib/pages-context.ts";

/** What a phone needs to keep the site on its home screen; the name is the operator's. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { brand } = context.get(pagesContext);
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    lang: "vi",
    start_url: "/",
    display: "standalone",
    background_color: "#fbf8f3",
    theme_color: "#7b1e2b",
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "any maskable" },
    ],
  };
  return Response.json(manifest, {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
