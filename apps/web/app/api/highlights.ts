// Passages that somebody marked in articles. Row-level security shows one's own alone, of articles that one may read.
import { type Page, toPage } from "./page.ts";
import { type Api, type ApiResult, mapResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";
import type { Highlight } from "./schemas/highlights.ts";

export type { Highlight } from "./schemas/highlights.ts";

export const HIGHLIGHTS_PER_PAGE = 20;
/** Marks that are drawn in one article. */
const MOST_DRAWN = 500;
const EXPORTED_AT_ONCE = 1_000;
const SELECT = "select=id,blogId,title,quote,prefix,suffix,start,note,createdAt";

const schemas = lazySchemas(() => import("./schemas/highlights.ts"));

export const listArticleHighlights = (api: Api, blogId: number): Promise<ApiResult<Highlight[]>> =>
  api.get(`/rest/v1/highlight?blogId=eq.${blogId}&${SELECT}&order=start,createdAt&limit=${MOST_DRAWN}`, {
    schema: schemas("Highlights"),
  });

export async function listHighlights(api: Api, page: number): Promise<ApiResult<Page<Highlight>>> {
  const first = (page - 1) * HIGHLIGHTS_PER_PAGE;
  const result = await api.get(`/rest/v1/highlight?${SELECT}&order=createdAt.desc,id`, {
    schema: schemas("Highlights"),
    headers: { Range: `${first}-${first + HIGHLIGHTS_PER_PAGE - 1}`, Prefer: "count=exact" },
  });
  return toPage(result, { page, pageSize: HIGHLIGHTS_PER_PAGE });
}

/** All of them, article by article in the order of the text. */
export async function listAllHighlights(api: Api): Promise<ApiResult<Highlight[]>> {
  const all: Highlight[] = [];
  for (;;) {
    const answer = await api.get(
      `/rest/v1/highlight?${SELECT}&order=blogId,start,id&limit=${EXPORTED_AT_ONCE}&offset=${all.length}`,
      { schema: schemas("Highlights") },
    );
    if (!answer.ok) return answer;
    all.push(...answer.data);
    if (answer.data.length < EXPORTED_AT_ONCE) return { ...answer, data: all };
  }
}

/** Which of these articles this person can open now. */
export const listOpenBlogs = async (api: Api, ids: readonly number[]): Promise<ApiResult<number[]>> =>
  mapResult(
    await api.get(`/rest/v1/blog?select=id&id=in.(${ids.join(",")})`, { schema: schemas("BlogIds") }),
    (rows) => rows.map(({ id }) => id),
  );

export type NewHighlight = Pick<Highlight, "blogId" | "quote" | "prefix" | "suffix" | "start" | "note">;

export const addHighlight = async (api: Api, highlight: NewHighlight): Promise<ApiResult<Highlight>> =>
  mapResult(
    await api.post("/functions/v1/highlight", highlight, { schema: schemas("AddedHighlight") }),
    ({ data }) => data,
  );

export const changeHighlightNote = (api: Api, id: string, note: string): Promise<ApiResult<unknown>> =>
  api.send("PUT", `/functions/v1/highlight/${id}`, { body: { note } });

export const removeHighlight = (api: Api, id: string): Promise<ApiResult<unknown>> =>
  api.send("DELETE", `/functions/v1/highlight/${id}`);
