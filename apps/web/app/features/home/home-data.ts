import type { Blog, Category, Podcast } from "@bentrong/contract/content";
import { plainText } from "@bentrong/format/plain-text";
import { listCategories, listPublicBlogs, listPublicPodcasts } from "../../api/home-shelves.ts";
import type { Api, ApiResult } from "../../api/result.ts";

const SHOWN = 3;

/** Null: the request failed, unlike an empty list. */
export type ShelfRows<T> = T[] | null;

/** The console knows why there are none. */
function rowsOrNull<T>(what: string, answer: ApiResult<T[]>): ShelfRows<T> {
  if (answer.ok) return answer.data;
  console.error(`The home page's ${what} could not be loaded`, answer.error);
  return null;
}

/** A name or a slug holds the words; a slug's hyphens count as spaces. */
const mentions = (words: string) => (category: Category) =>
  [category.name, category.slug.replaceAll("-", " ")].some((text) => text.toLowerCase().includes(words));

async function findCategory(api: Api, type: "PODCAST" | "BLOG", words: string): Promise<number | undefined> {
  const categories = rowsOrNull("categories", await listCategories(api, type));
  return categories?.find(mentions(words))?.id;
}

/** From the category 'Pausefulness' alone, or from all public podcasts when there is none. */
export async function homePodcasts(api: Api): Promise<ShelfRows<Podcast>> {
  const categoryId = await findCategory(api, "PODCAST", "pausefulness");
  const rows = rowsOrNull("podcasts", await listPublicPodcasts(api, { categoryId, limit: SHOWN }));
  return rows?.slice(0, SHOWN) ?? null;
}

/** Articles of the category 'Inner Whispers', or all public ones when there is none. */
export async function homeBlogs(api: Api): Promise<ShelfRows<Blog>> {
  const categoryId = await findCategory(api, "BLOG", "inner whispers");
  const rows = rowsOrNull("articles", await listPublicBlogs(api, { categoryId, limit: SHOWN }));
  return rows?.slice(0, SHOWN).map(opening) ?? null;
}

// A card shows 120. Two more, so that it still knows that something was cut when the first of them is a space.
const OPENING = 122;

/** Whole articles would travel in the page only to be cut there. */
const opening = (blog: Blog): Blog => ({
  ...blog,
  content: [...plainText(blog.content)].slice(0, OPENING).join(""),
});
