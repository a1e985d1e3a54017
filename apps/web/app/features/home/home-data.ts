import type { Blog, Category, Podcast } from "@bentrong/contract/content";
import { plainText } from "@bentrong/format/plain-text";
import type { Api, ApiResult } from "../../api/result.ts";

const SHOWN = 3;

const schemas = () => import("./home-schemas.ts");
const Blogs = async () => (await schemas()).Blogs;
const Categories = async () => (await schemas()).Categories;
const Podcasts = async () => (await schemas()).Podcasts;

/** Null: the request failed, unlike an empty list. */
export type ShelfRows<T> = T[] | null;

/** The console knows why there are none. */
function rowsOrNull<T>(what: string, answer: ApiResult<T[]>): ShelfRows<T> {
  if (answer.ok) return answer.data;
  console.error(`The home page's ${what} could not be loaded`, answer.error);
  return null;
}

/** A name or a slug holds the words; a slug's hyphens count as spaces. */
const speaksOf = (words: string) => (category: Category) =>
  [category.name, category.slug.replaceAll("-", " ")].some((text) => text.toLowerCase().includes(words));

async function categoryFilter(api: Api, type: "PODCAST" | "BLOG", words: string): Promise<string> {
  const categories = rowsOrNull(
    "categories",
    await api.get(`/rest/v1/category?select=*&categoryType=eq.${type}`, { schema: Categories }),
  );
  const chosen = categories?.find(speaksOf(words));
  return chosen ? `&categoryId=eq.${chosen.id}` : "";
}

/** From the category 'Pausefulness' alone, or from all public podcasts when there is none. */
export async function homePodcasts(api: Api): Promise<ShelfRows<Podcast>> {
  const category = await categoryFilter(api, "PODCAST", "pausefulness");
  const path = `/rest/v1/podcast?select=*&podcastType=eq.PUBLIC${category}&order=createdAt.desc&limit=${SHOWN}`;
  return rowsOrNull("podcasts", await api.get(path, { schema: Podcasts }))?.slice(0, SHOWN) ?? null;
}

/** From the category 'Inner Whispers' alone, or from all public articles when there is none. */
export async function homeBlogs(api: Api): Promise<ShelfRows<Blog>> {
  const category = await categoryFilter(api, "BLOG", "inner whispers");
  const path = `/rest/v1/blog?select=*,category:categoryId(*)&blogType=eq.PUBLIC${category}&order=createdAt.desc&limit=${SHOWN}`;
  const rows = rowsOrNull("articles", await api.get(path, { schema: Blogs }));
  return rows?.slice(0, SHOWN).map(opening) ?? null;
}

// A card shows 120. Two more, so that it still knows that something was cut when the first of them is a space.
const OPENING = 122;

/** Whole articles would travel in the page only to be cut there. */
const opening = (blog: Blog): Blog => ({
  ...blog,
  content: [...plainText(blog.content)].slice(0, OPENING).join(""),
});
