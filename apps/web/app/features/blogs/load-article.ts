import type { Blog, PremiumPreview } from "@bentrong/contract/content";
import { getBlog, getBlogPreview, listRelatedBlogs } from "../../api/blogs.ts";
import type { Plan } from "../../api/plans.ts";
import { type Api, rowsOrEmpty } from "../../api/result.ts";
import type { PageSource } from "../../common/page/page-data.ts";
import { loadPaidPlans } from "../../common/plans/load-paid-plans.ts";
import { loadPreviews } from "../../common/premium/load-previews.ts";
import { parseId } from "../../lib/parse-id.ts";
import { type ReadableBlog, readable } from "./article.tsx";
import { outline } from "./outline.ts";

const RELATED = 8;
const PREVIEWS = 3;

export type LoadedArticle =
  | { kind: "open"; blog: ReadableBlog; related: Blog[]; previews: PremiumPreview[] }
  | { kind: "locked"; preview: PremiumPreview; plans: Plan[] }
  | { kind: "missing" }
  | { kind: "failed"; message: string };

/** An article to read, its lock, or the reason why there is neither. Never rejects. */
export async function loadArticle(source: PageSource, called: string): Promise<LoadedArticle> {
  const { api, membership, clean } = source;
  if (!called) return fail("Blog ID is required");
  const id = parseId(called);
  if (id === undefined) return { kind: "missing" };
  try {
    const [found, { premium }] = await Promise.all([getBlog(api, id), membership()]);
    if (!found.ok) return fail(found.error.message || "Failed to fetch blog");
    const blog = found.data;
    if (!blog) return await loadLocked(api, id);
    const { categoryId } = blog;
    const [related, previews] = await Promise.all([
      listRelatedBlogs(api, { blogId: blog.id, categoryId, premium, limit: RELATED }),
      categoryId === null ? [] : loadPreviews(source, { kinds: ["blog"], categoryId, limit: PREVIEWS }),
    ]);
    return {
      kind: "open",
      blog: readable(blog, outline(await clean(blog.content))),
      related: rowsOrEmpty(related, "The related articles"),
      previews,
    };
  } catch (error) {
    return fail(error instanceof Error ? error.message : "");
  }
}

function fail(message: string): LoadedArticle {
  console.error("The article could not be loaded", message);
  return { kind: "failed", message };
}

async function loadLocked(api: Api, id: number): Promise<LoadedArticle> {
  const [preview, plans] = await Promise.all([getBlogPreview(api, id), loadPaidPlans(api)]);
  return preview.ok && preview.data ? { kind: "locked", preview: preview.data, plans } : { kind: "missing" };
}
