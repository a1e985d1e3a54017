import { defaultBrand } from "@bentrong/contract/brand";
import type { MetaDescriptor } from "react-router";
import type { Boot } from "./boot.ts";

export interface PageMeta {
  /** Without the brand; the home page leaves it out. */
  title?: string;
  description: string;
  /** The canonical path, with the query only where it makes another page. */
  path: string;
  image?: string;
  type?: "website" | "article";
  /** Keeps a page out of search engines. */
  hidden?: boolean;
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

function bootOf(matches: Matches): Boot | undefined {
  // The root loader's answer; absent when the root itself failed.
  return matches.find((match) => match?.id === "root")?.loaderData as Boot | undefined;
}

/** Title, description, canonical address and sharing card of a page. */
export function pageMeta(matches: Matches, of: (boot: Boot) => PageMeta): MetaDescriptor[] {
  const boot = bootOf(matches);
  if (!boot) return [{ title: defaultBrand.name }];
  const { title, description, path, image = "/share.png", type = "website", hidden } = of(boot);
  const full = title ? `${title} · ${boot.brand.name}` : `${boot.brand.name} · ${boot.brand.tagline}`;
  const address = new URL(path, boot.origin).href;
  return [
    { title: full },
    { name: "description", content: description },
    ...(hidden
      ? [{ name: "robots", content: "noindex" }]
      : [{ tagName: "link", rel: "canonical", href: address }]),
    { property: "og:title", content: title ?? full },
    { property: "og:description", content: description },
    { property: "og:type", content: type },
    { property: "og:url", content: address },
    { property: "og:site_name", content: boot.brand.name },
    { property: "og:locale", content: boot.language === "en" ? "en_US" : "vi_VN" },
    { property: "og:image", content: new URL(image, boot.origin).href },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** Structured data for search engines: `jsonLd({ "@type": "Article", … })` beside `pageMeta`. */
export const jsonLd = (thing: Record<string, unknown>): MetaDescriptor => ({
  "script:ld+json": { "@context": "https://schema.org", ...thing },
});
