// The shelves of the podcast library. Backends keep them under three names; when none of them answers there are
// three built-in ones, so that the page always has an order.
import { fold } from "@bentrong/format/fold";
import type { Api, ApiError } from "../../api/result.ts";
import type { CategoryRow } from "./podcast-schemas.ts";

const CategoryRows = async () => (await import("./podcast-schemas.ts")).CategoryRows;

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

const ADDRESSES = [
  "/rest/v1/category?categoryType=eq.PODCAST",
  "/rest/v1/podcast_categories",
  "/rest/v1/podcast_category",
];

/** Only "there is no such table" leads to the next address; any other failure ends the search. */
export async function podcastCategories(api: Api): Promise<CategoryList> {
  let failure: ApiError | undefined;
  for (const address of ADDRESSES) {
    const answer = await api.get(address, { schema: CategoryRows });
    if (answer.ok) return { categories: inOrder(answer.data), builtIn: false };
    failure = answer.error;
    if (failure.status !== 404) break;
  }
  console.error("The podcast categories could not be loaded", failure);
  return { categories: BUILT_IN, builtIn: true };
}

/** In the order in which they were made; the specified call asks for none. */
const inOrder = (rows: readonly CategoryRow[]): PodcastCategory[] =>
  rows
    .map((row) => ({ id: row.id, name: row.name, slug: row.slug, description: row.description ?? "" }))
    .sort((a, b) => a.id - b.id);

/** A category as an address may call it: by slug, name or id. */
export const categoryCalled = (
  categories: readonly PodcastCategory[],
  called: string,
): PodcastCategory | undefined =>
  categories.find(({ slug }) => slug === called) ??
  categories.find(({ id }) => id !== undefined && String(id) === called) ??
  categories.find(({ name }) => fold(name) === fold(called));
