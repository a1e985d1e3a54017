// The locked items of a list, from the one resource that may show them.
import type { PremiumPreview } from "@bentrong/contract/content";
import type { Api } from "./result.ts";
import { searchFilter } from "./search-filter.ts";

const Previews = async () => (await import("./schemas/previews.ts")).Previews;

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

/** Newest first. A failed request counts as no locked items: the open list is shown without them. */
export async function listPreviews(api: Api, query: PreviewQuery): Promise<PremiumPreview[]> {
  const { kinds, search = "", categoryId, limit = MOST } = query;
  const category = categoryId == null ? "" : `&categoryId=eq.${categoryId}`;
  const found = searchFilter(search, ["title"], "searchTitle");
  const answer = await api.get(
    `/rest/v1/premiumPreview?select=${COLUMNS}&kind=in.(${kinds.join(",")})${category}${found}&order=createdAt.desc,id.desc&limit=${limit}`,
    { schema: Previews },
  );
  if (answer.ok) return withoutRepeats(answer.data);
  console.error("The previews of Premium could not be loaded", answer.error);
  return [];
}

/** An episode has a row for each podcast that holds it. */
const withoutRepeats = (previews: readonly PremiumPreview[]): PremiumPreview[] => [
  ...new Map(previews.map((preview) => [`${preview.kind} ${preview.id}`, preview])).values(),
];
