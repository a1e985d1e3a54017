// Categories of the podcast library. Without an answer of the backend there are three built-in ones, so that the page
// always has an order.
import { fold } from "@bentrong/format/fold";
import { listPodcastCategories } from "../../api/podcasts.ts";
import type { Api } from "../../api/result.ts";

export interface PodcastCategory {
  /** A built-in category has none, so no podcast can belong to it. */
  id: number | undefined;
  name: string;
  slug: string;
  description: string;
}

export interface CategoryList {
  categories: readonly PodcastCategory[];
  /** No list could be had: these are the built-in ones. */
  builtIn: boolean;
}

export const BUILT_IN: readonly PodcastCategory[] = [
  { id: undefined, name: "Trending Podcasts", slug: "trending", description: "" },
  { id: undefined, name: "Relax Podcasts", slug: "relax", description: "" },
  { id: undefined, name: "Education Podcasts", slug: "education", description: "" },
];

export async function loadPodcastCategories(api: Api): Promise<CategoryList> {
  const result = await listPodcastCategories(api);
  if (!result.ok) {
    console.error("The podcast categories could not be loaded", result.error);
    return { categories: BUILT_IN, builtIn: true };
  }
  const categories = result.data.map(({ id, name, slug, description }) => ({
    id,
    name,
    slug,
    description: description ?? "",
  }));
  return { categories, builtIn: false };
}

/** A category as an address may call it: by slug, name or id. */
export const categoryCalled = (
  categories: readonly PodcastCategory[],
  called: string,
): PodcastCategory | undefined =>
  categories.find(({ slug }) => slug === called) ??
  categories.find(({ id }) => id !== undefined && String(id) === called) ??
  categories.find(({ name }) => fold(name) === fold(called));
