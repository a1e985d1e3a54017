// The state of the catalogue lives in its address, so that reload, back and a shared link bring it back.

import type { CourseSort } from "../../api/courses.ts";
import { readSearchWords } from "../../lib/search-words.ts";

export const SORTS = ["newest", "oldest", "rating", "title"] as const satisfies readonly CourseSort[];

export interface CourseAddress {
  page: number;
  search: string;
  sort: CourseSort;
}

const PATH = "/all-course";
const LAST_PAGE = 100_000;

/** An invalid page or sort order counts as not given. */
export function readCourseAddress(params: URLSearchParams): CourseAddress {
  const page = params.get("page") ?? "";
  const wanted = /^[1-9]\d*$/.test(page) ? Number(page) : 1;
  return {
    page: wanted <= LAST_PAGE ? wanted : 1,
    search: readSearchWords(params),
    sort: SORTS.find((offered) => offered === params.get("sort")) ?? "newest",
  };
}

export function courseAddress({ page = 1, search = "", sort = "newest" }: Partial<CourseAddress>): string {
  const params = new URLSearchParams();
  if (search) params.set("q", search);
  if (sort !== "newest") params.set("sort", sort);
  if (page > 1) params.set("page", String(page));
  const query = params.toString();
  return query ? `${PATH}?${query}` : PATH;
}
