import { defaultBrand } from "@bentrong/contract/brand";
import type { MetaDescriptor } from "react-router";
import type { PublicConfig } from "./public-config.ts";

export interface PageMeta {
  /** Without the brand; the home page leaves it out. */
  title?: string;
  description: string;
  /** The canonical path, with the query only where it makes another page. */
  path: string;
  image?: string;
  type?: "website" | "article";
  /** Dates of an article, as search engines and cards name them. */
  publishedAt?: string;
  modifiedAt?: string | undefined;
  /** Keeps a page out of search engines. */
  hidden?: boolean;
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

function findPublicConfig(matches: Matches): PublicConfig | undefined {
  // The root loader's answer; absent when the root itself failed.
  return matches.find((match) => match?.id === "root")?.loaderData as PublicConfig | undefined;
}

/** Title, description, canonical address and sharing card of a page. */
export function pageMeta(matches: Matches, of: (boot: PublicConfig) => PageMeta): MetaDescriptor[] {
  const boot = findPublicConfig(matches);
  if (!boot) return [{ title: defaultBrand.name }];
  const { title, description, path, image = "/share.png", type = "website", hidden, ...times } = of(boot);
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
    ...articleTimes(times),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

const articleTimes = ({ publishedAt, modifiedAt }: Pick<PageMeta, "publishedAt" | "modifiedAt">) => [
  ...(publishedAt ? [{ property: "article:published_time", content: publishedAt }] : []),
  ...(modifiedAt ? [{ property: "article:modified_time", content: modifiedAt }] : []),
];

interface Shared {
  id: number | string;
  /** Time of the last change: programs that cache pictures request the new one. */
  updatedAt?: string | undefined;
}

/** The picture that the server draws for links to a row, 1200×630. */
export const sharePicture = (kind: "blog" | "podcast" | "course", { id, updatedAt }: Shared): string =>
  `/share/${kind}/${id}.jpg${updatedAt ? `?v=${Date.parse(updatedAt)}` : ""}`;

/** Structured data of a text or an episode, with its publisher and access. */
export function workData(
  matches: Matches,
  {
    path,
    image,
    isFree,
    ...thing
  }: Record<string, unknown> & { path: string; image: string; isFree: boolean },
): MetaDescriptor[] {
  const boot = findPublicConfig(matches);
  if (!boot) return [];
  const absolute = (address: string): string => new URL(address, boot.origin).href;
  return [
    jsonLd({
      ...thing,
      url: absolute(path),
      image: [absolute(image)],
      inLanguage: "vi",
      isAccessibleForFree: isFree,
      publisher: {
        "@type": "Organization",
        name: boot.brand.name,
        logo: { "@type": "ImageObject", url: absolute("/icon-512.png") },
      },
    }),
  ];
}

/** Structured data for search engines: `jsonLd({ "@type": "Article", … })` beside `pageMeta`. */
export const jsonLd = (thing: Record<string, unknown>): MetaDescriptor => ({
  "script:ld+json": { "@context": "https://schema.org", ...thing },
});
