// The article library.
import type { Blog, Category, PremiumPreview } from "@bentrong/contract/content";
import { type Page, toPage } from "./page.ts";
import { type Api, type ApiResult, emptyResult, mapResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";
import { searchFilter } from "./search-filter.ts";

export const BLOGS_PER_PAGE = 12;
const FEATURED = 4;
const RELATED_DEFAULT = 3;
const WITH_CATEGORY = "select=*,category:categoryId(*)";

const schemas = lazySchemas(() => import("./schemas/blogs.ts"));

/** Visitors and members without premium ask for the public ones; the database would hide the others anyway. */
const visible = (premium: boolean): string => (premium ? "" : "&blogType=eq.PUBLIC");

export interface BlogQuery {
  page?: number;
  search?: string;
  categoryId?: number | undefined;
  premium: boolean;
}

export async function listBlogs(api: Api, query: BlogQuery): Promise<ApiResult<Page<Blog>>> {
  const { page = 1, search = "", categoryId, premium } = query;
  const first = (page - 1) * BLOGS_PER_PAGE;
  const category = categoryId === undefined ? "" : `&categoryId=eq.${categoryId}`;
  const found = searchFilter(search, ["title"]);
  const result = await api.get(
    `/rest/v1/blog?${WITH_CATEGORY}${visible(premium)}${category}${found}&order=createdAt.desc`,
    {
      schema: schemas("Blogs"),
      headers: { Range: `${first}-${first + BLOGS_PER_PAGE - 1}`, Prefer: "count=exact" },
    },
  );
  return toPage(result, { page, pageSize: BLOGS_PER_PAGE });
}

/** One large and three small ones at the head of the page. */
export const listFeaturedBlogs = (api: Api, premium: boolean): Promise<ApiResult<Blog[]>> =>
  api.get(`/rest/v1/blog?${WITH_CATEGORY}${visible(premium)}&order=createdAt.desc&limit=${FEATURED}`, {
    schema: schemas("Blogs"),
  });

export const listBlogCategories = (api: Api): Promise<ApiResult<Category[]>> =>
  api.get("/rest/v1/category?select=*&categoryType=eq.BLOG&order=id.asc", { schema: schemas("Categories") });

/** Undefined: there is none that this reader may see. */
export const getBlog = async (api: Api, id: number): Promise<ApiResult<Blog | undefined>> =>
  mapResult(
    await api.get(`/rest/v1/blog?id=eq.${id}&${WITH_CATEGORY}`, { schema: schemas("Blogs") }),
    ([blog]) => blog,
  );

/** Public part of an article that is for premium members. */
export const getBlogPreview = async (api: Api, id: number): Promise<ApiResult<PremiumPreview | undefined>> =>
  mapResult(
    await api.get(`/rest/v1/premiumPreview?kind=eq.blog&id=eq.${id}`, { schema: schemas("Previews") }),
    ([preview]) => preview,
  );

export interface RelatedQuery {
  blogId: number | undefined;
  categoryId: number | null | undefined;
  premium: boolean;
  limit?: number;
}

export async function listRelatedBlogs(api: Api, query: RelatedQuery): Promise<ApiResult<Blog[]>> {
  const { blogId, categoryId, premium, limit = RELATED_DEFAULT } = query;
  if (!blogId || !categoryId) return emptyResult([]);
  const path = `/rest/v1/blog?categoryId=eq.${categoryId}&id=neq.${blogId}&limit=${limit}&order=createdAt.desc${visible(premium)}`;
  return api.get(path, { schema: schemas("Blogs") });
}
