// The calls of the article library. Lists swallow failures, because a page with one empty corner is better than no
// page; what a screen must know about a failure is a field of the answer.
import type { Blog, Category, PremiumPreview } from "@bentrong/contract/content";
import { type Api, type ApiResult, rowsOrNone } from "../../api/result.ts";
import { searchFilter } from "../../api/search-filter.ts";

export const PAGE_SIZE = 12;
const FEATURED = 4;
const RELATED_DEFAULT = 3;
const WITH_CATEGORY = "select=*,category:categoryId(*)";

const schemas = () => import("./blog-schemas.ts");
const Blogs = async () => (await schemas()).Blogs;
const Categories = async () => (await schemas()).Categories;
const Previews = async () => (await schemas()).Previews;

/** Visitors and members without premium ask for the public ones; the database would hide the others anyway. */
const visible = (premium: boolean): string => (premium ? "" : "&blogType=eq.PUBLIC");

export interface BlogPage {
  data: Blog[];
  total: number;
  page: number;
  totalPages: number;
  /** The list could not be had; `data` is empty for that reason. */
  failed: boolean;
}

export interface BlogQuery {
  page?: number;
  search?: string;
  categoryId?: number | undefined;
  premium: boolean;
}

export async function listBlogs(api: Api, query: BlogQuery): Promise<BlogPage> {
  const { page = 1, search = "", categoryId, premium } = query;
  const first = (page - 1) * PAGE_SIZE;
  const category = categoryId === undefined ? "" : `&categoryId=eq.${categoryId}`;
  const found = searchFilter(search, ["title", "content"]);
  const answer = await api.get(
    `/rest/v1/blog?${WITH_CATEGORY}${visible(premium)}${category}${found}&order=createdAt.desc`,
    { schema: Blogs, headers: { Range: `${first}-${first + PAGE_SIZE - 1}`, Prefer: "count=exact" } },
  );
  if (!answer.ok) return { data: [], total: 0, page, totalPages: 0, failed: isFailure(answer) };
  // An offset that equals the total answers 206 without rows; a page past the end counts as an empty library.
  const total = answer.data.length === 0 ? 0 : (answer.total ?? answer.data.length);
  return { data: answer.data, total, page, totalPages: Math.ceil(total / PAGE_SIZE), failed: false };
}

/** A page past the end (416) is not a failure. */
function isFailure(answer: ApiResult<unknown>): boolean {
  if (answer.ok || answer.error.status === 416) return false;
  console.error("The list of articles could not be loaded", answer.error);
  return true;
}

/** What a list without rows does not show, the console does. */
function logged<T>(what: string, answer: ApiResult<T[]>): T[] {
  if (!answer.ok) console.error(`${what} could not be loaded`, answer.error);
  return rowsOrNone(answer);
}

/** One large and three small ones at the head of the page. */
export const featuredBlogs = async (api: Api, premium: boolean): Promise<Blog[]> =>
  logged(
    "The featured articles",
    await api.get(
      `/rest/v1/blog?${WITH_CATEGORY}${visible(premium)}&order=createdAt.desc&limit=${FEATURED}`,
      {
        schema: Blogs,
      },
    ),
  );

export const blogCategories = async (api: Api): Promise<Category[]> =>
  logged(
    "The categories",
    await api.get("/rest/v1/category?select=*&categoryType=eq.BLOG&order=id.asc", {
      schema: Categories,
    }),
  );

/** Throws what went wrong, in the words of the specification. */
export async function getBlog(api: Api, id: string): Promise<Blog | undefined> {
  if (!id) throw new Error("Blog ID is required");
  // Ids are whole numbers: anything else cannot be one, and asking would only be a type error.
  if (!/^\d{1,9}$/.test(id)) return undefined;
  const answer = await api.get(`/rest/v1/blog?id=eq.${id}&${WITH_CATEGORY}`, { schema: Blogs });
  if (!answer.ok) throw new Error(answer.error.message || "Failed to fetch blog");
  return answer.data[0];
}

/** What may be shown of an article that is for premium members. */
export async function getLockedBlog(api: Api, id: string): Promise<PremiumPreview | undefined> {
  if (!/^\d{1,9}$/.test(id)) return undefined;
  const answer = await api.get(`/rest/v1/premiumPreview?kind=eq.blog&id=eq.${id}`, {
    schema: Previews,
  });
  return rowsOrNone(answer)[0];
}

export interface RelatedQuery {
  blogId: number | undefined;
  categoryId: number | null | undefined;
  premium: boolean;
  limit?: number;
}

export async function relatedBlogs(api: Api, query: RelatedQuery): Promise<Blog[]> {
  const { blogId, categoryId, premium, limit = RELATED_DEFAULT } = query;
  if (!blogId || !categoryId) return [];
  const path = `/rest/v1/blog?categoryId=eq.${categoryId}&id=neq.${blogId}&limit=${limit}&order=createdAt.desc${visible(premium)}`;
  return logged("The related articles", await api.get(path, { schema: Blogs }));
}
