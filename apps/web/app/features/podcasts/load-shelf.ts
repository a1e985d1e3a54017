// What the page /podcast/list/{category} shows.
import type { PageSource } from "../../common/page/page-data.ts";
import { ALL, type ListAddress } from "./list-address.ts";
import { categoryCalled, type PodcastCategory, podcastCategories } from "./podcast-categories.ts";
import { type PodcastPage, pageOfPodcasts } from "./podcasts-data.ts";

export interface Shelf extends PodcastPage {
  premium: boolean;
  /** How the address calls the category. */
  called: string;
  /** Absent for all podcasts, and for a category that nobody knows. */
  category: PodcastCategory | undefined;
  unknown: boolean;
  address: ListAddress;
}

const NOTHING: PodcastPage = {
  rows: [],
  failed: false,
  total: 0,
  page: 1,
  totalPages: 0,
  pastTheEnd: false,
};

export async function loadShelf(
  { api, membership }: Pick<PageSource, "api" | "membership">,
  called: string,
  address: ListAddress,
): Promise<Shelf> {
  const [{ premium }, listed] = await Promise.all([
    membership(),
    called === ALL ? undefined : podcastCategories(api),
  ]);
  const category = listed && categoryCalled(listed.categories, called);
  const shelf = { premium, called, category, unknown: false, address };
  if (listed && category?.id === undefined) {
    // Without the real list nobody can say which podcasts stand here, or whether the category exists.
    const isBuiltIn = category !== undefined;
    const failed = listed.builtIn && !isBuiltIn;
    return { ...NOTHING, ...shelf, failed, unknown: !listed.builtIn };
  }
  const { page, size, search } = address;
  return {
    ...shelf,
    ...(await pageOfPodcasts(api, { page, size, search, premium, categoryId: category?.id })),
  };
}
