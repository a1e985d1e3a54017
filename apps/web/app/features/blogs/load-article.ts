import type { Blog, PremiumPreview } from "@bentrong/contract/content";
import { listPaidPlans } from "../../api/plans.ts";
import type { Plan } from "../../api/schemas/plans.ts";
import type { PageSource } from "../../common/page/page-data.ts";
import { loadPreviews } from "../../common/premium/load-previews.ts";
import { type ReadableBlog, readable } from "./article.tsx";
import { getBlog, getLockedBlog, relatedBlogs } from "./blogs-data.ts";
import { outline } from "./outline.ts";

const RELATED = 8;
const PREVIEWS = 3;

export type LoadedArticle =
  | { kind: "open"; blog: ReadableBlog; related: Blog[]; previews: PremiumPreview[] }
  | { kind: "locked"; preview: PremiumPreview; plans: Plan[] }
  | { kind: "missing" }
  | { kind: "failed"; said: string };

/** An article to read, its lock, or the reason why there is neither. Never rejects. */
export async function loadArticle(source: PageSource, id: string): Promise<LoadedArticle> {
  const { api, membership, clean } = source;
  try {
    const [blog, { premium }] = await Promise.all([getBlog(api, id), membership()]);
    if (!blog) {
      const [preview, plans] = await Promise.all([getLockedBlog(api, id), listPaidPlans(api)]);
      return preview ? { kind: "locked", preview, plans } : { kind: "missing" };
    }
    const { categoryId } = blog;
    const [related, previews] = await Promise.all([
      relatedBlogs(api, { blogId: blog.id, categoryId, premium, limit: RELATED }),
      categoryId === null ? [] : loadPreviews(source, { kinds: ["blog"], categoryId, limit: PREVIEWS }),
    ]);
    return { kind: "open", blog: readable(blog, outline(await clean(blog.content))), related, previews };
  } catch (error) {
    console.error("The article could not be loaded", error);
    return { kind: "failed", said: error instanceof Error ? error.message : "" };
  }
}
