// Lists that are read page by page.
import type { ApiResult, Listed } from "./result.ts";

export interface Page<T> {
  rows: T[];
  /** Rows on all pages. */
  total: number;
  /** From 1. */
  page: number;
  totalPages: number;
  /** The requested page does not exist; this is the first one. */
  isPastEnd: boolean;
}

/** A page that a screen shows; `rows` is empty where `failed`. */
export type ListedPage<T> = Page<T> & Listed<T>;

export interface PageRequest {
  page: number;
  pageSize: number;
}

const RANGE_NOT_SATISFIABLE = 416;

/** A page past the end is an empty one: the data API answers it with 416, or without rows where it begins at the total. */
export function toPage<T>(result: ApiResult<T[]>, { page, pageSize }: PageRequest): ApiResult<Page<T>> {
  const none = { rows: [], total: 0, page, totalPages: 0, isPastEnd: false };
  if (!result.ok) {
    const isPastEnd = result.error.status === RANGE_NOT_SATISFIABLE;
    return isPastEnd ? { ok: true, data: none, status: RANGE_NOT_SATISFIABLE, total: 0 } : result;
  }
  if (result.data.length === 0) return { ...result, data: none };
  const total = result.total ?? result.data.length;
  return {
    ...result,
    data: { ...none, rows: result.data, total, totalPages: Math.ceil(total / pageSize) },
  };
}

/** A page past the end is replaced by the first one and marked so. */
export async function getPageOrFirst<T>(
  page: number,
  getPage: (page: number) => Promise<ApiResult<Page<T>>>,
): Promise<ApiResult<Page<T>>> {
  const asked = await getPage(page);
  if (!asked.ok || page === 1 || asked.data.rows.length > 0) return asked;
  const first = await getPage(1);
  return first.ok ? { ...first, data: { ...first.data, isPastEnd: true } } : first;
}

/** The reason of a failed page is logged to the console. */
export function toListedPage<T>(result: ApiResult<Page<T>>, what: string): ListedPage<T> {
  if (result.ok) return { ...result.data, failed: false };
  console.error(`${what} could not be loaded`, result.error);
  return { rows: [], total: 0, page: 1, totalPages: 0, isPastEnd: false, failed: true };
}
