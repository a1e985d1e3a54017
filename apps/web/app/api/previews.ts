// The locked items of a list, from the one resource that may show them.
import type { PremiumPreview } from "@bentrong/contract/content";
import { type Api, type ApiResult, mapResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";
import { searchFilter } from "./search-filter.ts";

const schemas = lazySchemas(() => import("./schemas/previews.ts"));

const MOST = 12;
const COLUMNS =
  "kind,id,podcastId,position,title,authorName,coverImage,categoryId,createdAt,duration,excerpt";

export interface PreviewQuery {
  kinds: readonly PremiumPreview["kind"][];
  /** Looked for in titles alone. */
  search?: string;
  categoryId?: number | null | undefined;
  limit?: number;
}

/** Newest first. */
export async function listPreviews(api: Api, query: PreviewQuery): Promise<ApiResult<PremiumPreview[]>> {
  const { kinds, search = "", categoryId, limit = MOST } = query;
  const category = categoryId == null ? "" : `&categoryId=eq.${categoryId}`;
  const found = searchFilter(search, ["title"], "searchTitle");
  const answer = await api.get(
    `/rest/v1/premiumPreview?select=${COLUMNS}&kind=in.(${kinds.join(",")})${category}${found}&order=createdAt.desc,id.desc&limit=${limit}`,
    { schema: schemas("Previews") },
  );
  return mapResult(answer, withoutRepeats);
}

/** An episode has a row for each podcast that holds it. */
const withoutRepeats = (previews: readonly PremiumPreview[]): PremiumPreview[] => [
  ...new Map(previews.map((preview) => [`${preview.kind} ${preview.id}`, preview])).values(),
];
