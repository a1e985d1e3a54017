// The state of a list is in its address, so that reload, back and a shared link restore it.

import { readSearchWords } from "../../lib/search-words.ts";

export const PAGE_SIZES = [6, 12, 18, 24] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
const DEFAULT_SIZE: PageSize = 12;

/** The category that is all of them. */
export const ALL = "all";

export interface ListAddress {
  page: number;
  size: PageSize;
  search: string;
}

const LAST_PAGE = 100_000;

/** An invalid page or page size counts as not given. */
export function readListAddress(params: URLSearchParams): ListAddress {
  const page = params.get("page") ?? "";
  const wanted = /^[1-9]\d*$/.test(page) ? Number(page) : 1;
  const size = PAGE_SIZES.find((offered) => String(offered) === params.get("per_page"));
  return {
    page: wanted <= LAST_PAGE ? wanted : 1,
    size: size ?? DEFAULT_SIZE,
    search: readSearchWords(params),
  };
}

/** A plain address while everything is as by default; otherwise page and size are both said. */
export function listAddress(category: string, { page, size, search }: ListAddress): string {
  const params = new URLSearchParams();
  if (search) params.set("q", search);
  if (page !== 1 || size !== DEFAULT_SIZE) {
    params.set("page", String(page));
    params.set("per_page", String(size));
  }
  const query = params.toString();
  const path = `/podcast/list/${encodeURIComponent(category)}`;
  return query ? `${path}?${query}` : path;
}

/** Another size keeps the reader at the first podcast they were looking at. */
export const withSize = (address: ListAddress, size: PageSize): ListAddress => ({
  ...address,
  size,
  page: Math.floor(((address.page - 1) * address.size) / size) + 1,
});

export const podcastsAddress = (search: string): string =>
  search ? `/podcasts?${new URLSearchParams({ q: search })}` : "/podcasts";
