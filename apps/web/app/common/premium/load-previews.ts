import type { PremiumPreview } from "@bentrong/contract/content";
import type { PreviewQuery } from "../../api/previews.ts";
import type { PageSource } from "../page/page-data.ts";

/** None for premium members, whose lists hold the items themselves. Never rejects. */
export async function loadPreviews(
  { api, membership }: Pick<PageSource, "api" | "membership">,
  query: PreviewQuery,
): Promise<PremiumPreview[]> {
  try {
    if ((await membership()).premium) return [];
    return await (await import("../../api/previews.ts")).listPreviews(api, query);
  } catch (error) {
    console.error("The previews of Premium could not be loaded", error);
    return [];
  }
}
