// Saved items. Row-level security shows and removes only one's own rows, so no call names the person.
import { type Page, toPage } from "./page.ts";
import { type Api, type ApiResult, acceptConflict, mapResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";
import type { SavedItem } from "./schemas/saved-items.ts";

export type { SavedItem } from "./schemas/saved-items.ts";

export const SAVED_PER_PAGE = 20;
export type SavedKind = "blog" | "podcast" | "course";
export interface SavedRef {
  kind: SavedKind;
  id: number;
}

const schemas = lazySchemas(() => import("./schemas/saved-items.ts"));
const COLUMNS = { blog: "blogId", podcast: "podcastId", course: "courseId" } as const;
const SHOWN = "(id,title,coverImage)";

/** The thing that a row names: exactly one of its columns is set. */
export function getSavedRef(row: Pick<SavedItem, "blogId" | "podcastId" | "courseId">): SavedRef {
  if (row.blogId !== null) return { kind: "blog", id: row.blogId };
  if (row.podcastId !== null) return { kind: "podcast", id: row.podcastId };
  return { kind: "course", id: row.courseId ?? 0 };
}

export const listSavedRefs = async (api: Api): Promise<ApiResult<SavedRef[]>> =>
  mapResult(
    await api.get("/rest/v1/savedItem?select=blogId,podcastId,courseId", { schema: schemas("SavedIds") }),
    (rows) => rows.map(getSavedRef),
  );

export async function listSavedItems(api: Api, page: number): Promise<ApiResult<Page<SavedItem>>> {
  const first = (page - 1) * SAVED_PER_PAGE;
  const result = await api.get(
    `/rest/v1/savedItem?select=id,createdAt,blogId,podcastId,courseId,blog${SHOWN},podcast${SHOWN},course${SHOWN}&order=createdAt.desc,id.desc`,
    {
      schema: schemas("SavedItems"),
      headers: { Range: `${first}-${first + SAVED_PER_PAGE - 1}`, Prefer: "count=exact" },
    },
  );
  return toPage(result, { page, pageSize: SAVED_PER_PAGE });
}

/** Another tab may have saved it first: that is a success. A page that is left at once has still saved. */
export async function setSaved(
  api: Api,
  { kind, id }: SavedRef,
  isSaved: boolean,
): Promise<ApiResult<unknown>> {
  if (!isSaved)
    return api.send("DELETE", `/rest/v1/savedItem?${COLUMNS[kind]}=eq.${id}`, { keepalive: true });
  return acceptConflict(await api.post("/rest/v1/savedItem", { [COLUMNS[kind]]: id }, { keepalive: true }));
}
