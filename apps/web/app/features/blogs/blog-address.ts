// The state of the library lives in its address, so that reload, back and a shared link bring it back.
import type { Category } from "@bentrong/contract/content";
import { readSearchWords } from "../../lib/search-words.ts";

export interface BlogAddress {
  page: number;
  /** A category's slug, or its id. */
  category: string | undefined;
  search: string;
}

export function readAddress(params: URLSearchParams): BlogAddress {
  const page = Number(params.get("page"));
  return {
    page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    category: params.get("category") ?? undefined,
    search: readSearchWords(params),
  };
}

export function buildBlogAddress({ page = 1, category, search = "" }: Partial<BlogAddress>): string {
  const params = new URLSearchParams();
  if (category) params.set("category", category);
  if (search) params.set("q", search);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query ? `/blogs?${query}` : "/blogs";
}

export const categoryNamed = (
  categories: readonly Category[],
  name: string | undefined,
): Category | undefined =>
  name === undefined ? undefined : categories.find(({ slug, id }) => slug === name || String(id) === name);

/** The first `most` categories; the chosen one takes the last place when it is not among them. */
export function chooseTabs(
  categories: readonly Category[],
  chosen: Category | undefined,
  most: number,
): Category[] {
  const first = categories.slice(0, most);
  if (!chosen || first.some(({ id }) => id === chosen.id)) return first;
  return [...first.slice(0, most - 1), chosen];
}
