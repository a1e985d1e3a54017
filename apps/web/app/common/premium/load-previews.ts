import type { PremiumPreview } from "@bentrong/contract/content";
import type { PreviewQuery } from "../../api/previews.ts";
import { rowsOrEmpty } from "../../api/result.ts";
import type { PageSource } from "../page/page-data.ts";

/** None for premium members, whose lists hold the items themselves. A list without its locks is still a list: never rejects. */
export async function loadPreviews(
  { api, membership }: Pick<PageSource, "api" | "membership">,
  query: PreviewQuery,
): Promise<PremiumPreview[]> {
  try {
    if ((await membership()).premium) return [];
    const { listPreviews } = await import("../../api/previews.ts");
    return rowsOrEmpty(await listPreviews(api, query), "The previews of Premium");
  } catch (error) {
    console.error("The previews of Premium could not be loaded", error);
    return [];
  }
}
