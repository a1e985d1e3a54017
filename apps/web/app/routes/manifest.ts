import type { LoaderFunctionArgs } from "react-router";
import { pagesContext } from "../lib/pages-context.ts";

/** Web app manifest, with which a phone puts the site on its home screen; the name is the operator's. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { brand } = context.get(pagesContext);
  const manifest = {
    id: "/",
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    lang: "vi",
    dir: "ltr",
    categories: ["health", "lifestyle"],
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#fbf8f3",
    theme_color: "#7b1e2b",
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      // Drawn with room around the moon: systems cut it into shapes of their own.
      { src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
    shortcuts: [
      { name: "Thở cùng nhau một lát", short_name: "Thở", url: "/essentials?exercise=breathing" },
      { name: "Trò chuyện với Inner Companion", short_name: "Trò chuyện", url: "/companion" },
      { name: "Những gì mở được khi không có mạng", short_name: "Không có mạng", url: "/ngoai-tuyen" },
      { name: "Số gọi khi nguy cấp", short_name: "Số gọi", url: "/an-toan" },
    ].map((shortcut) => ({ ...shortcut, icons: [{ src: "/icon-192.png", sizes: "192x192" }] })),
  };
  return Response.json(manifest, {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=3600" },
  });
}
