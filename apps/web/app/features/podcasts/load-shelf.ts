// Loader of the page /podcast/list/{category}.
import type { Podcast } from "@bentrong/contract/content";
import { type ListedPage, toListedPage } from "../../api/page.ts";
import { listPodcastPage } from "../../api/podcasts.ts";
import type { PageSource } from "../../common/page/page-data.ts";
import { ALL, type ListAddress } from "./list-address.ts";
import { categoryCalled, loadPodcastCategories, type PodcastCategory } from "./podcast-categories.ts";

export interface Shelf extends ListedPage<Podcast> {
  premium: boolean;
  /** Name of the category in the address. */
  called: string;
  /** Absent for all podcasts, and for an unknown category. */
  category: PodcastCategory | undefined;
  unknown: boolean;
  address: ListAddress;
}

const NOTHING: ListedPage<Podcast> = {
  rows: [],
  failed: false,
  total: 0,
  page: 1,
  totalPages: 0,
  isPastEnd: false,
};

export async function loadShelf(
  { api, membership }: Pick<PageSource, "api" | "membership">,
  called: string,
  address: ListAddress,
): Promise<Shelf> {
  const [{ premium }, listed] = await Promise.all([
    membership(),
    called === ALL ? undefined : loadPodcastCategories(api),
  ]);
  const category = listed && categoryCalled(listed.categories, called);
  const shelf = { premium, called, category, unknown: false, address };
  if (listed && category?.id === undefined) {
    // Without the real list its podcasts, and whether the category exists, are unknown.
    const isBuiltIn = category !== undefined;
    const failed = listed.builtIn && !isBuiltIn;
    return { ...NOTHING, ...shelf, failed, unknown: !listed.builtIn };
  }
  const { page, size: pageSize, search } = address;
  const found = await listPodcastPage(api, { page, pageSize, search, premium, categoryId: category?.id });
  return { ...shelf, ...toListedPage(found, "The list of podcasts") };
}
