// The calls of the home page, whose addresses are specified.
import type { Blog, Category, Podcast } from "@bentrong/contract/content";
import type { Api, ApiResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";

const schemas = lazySchemas(() => import("./schemas/home-shelves.ts"));

export interface ShelfQuery {
  /** Absent: all categories. */
  categoryId: number | undefined;
  limit: number;
}

const toFilter = ({ categoryId }: ShelfQuery): string =>
  categoryId === undefined ? "" : `&categoryId=eq.${categoryId}`;

export const listCategories = (api: Api, type: Category["categoryType"]): Promise<ApiResult<Category[]>> =>
  api.get(`/rest/v1/category?select=*&categoryType=eq.${type}`, { schema: schemas("Categories") });

export const listPublicPodcasts = (api: Api, query: ShelfQuery): Promise<ApiResult<Podcast[]>> =>
  api.get(
    `/rest/v1/podcast?select=*&podcastType=eq.PUBLIC${toFilter(query)}&order=createdAt.desc&limit=${query.limit}`,
    { schema: schemas("Podcasts") },
  );

export const listPublicBlogs = (api: Api, query: ShelfQuery): Promise<ApiResult<Blog[]>> =>
  api.get(
    `/rest/v1/blog?select=*,category:categoryId(*)&blogType=eq.PUBLIC${toFilter(query)}&order=createdAt.desc&limit=${query.limit}`,
    { schema: schemas("Blogs") },
  );
