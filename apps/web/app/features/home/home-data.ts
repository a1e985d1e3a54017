import { Blog, Category, Podcast } from "@bentrong/contract/content";
import { z } from "zod/mini";
import { type Api, rowsOrNone } from "../../lib/api/api.ts";

const SHOWN = 3;

/** A name or a slug holds the words; a slug's hyphens count as spaces. */
const speaksOf = (words: string) => (category: Category) =>
  [category.name, category.slug.replaceAll("-", " ")].some((text) => text.toLowerCase().includes(words));

async function categoryFilter(api: Api, type: "PODCAST" | "BLOG", words: string): Promise<string> {
  const categories = rowsOrNone(
    await api.get(`/rest/v1/category?select=*&categoryType=eq.${type}`, { schema: z.array(Category) }),
  );
  const chosen = categories.find(speaksOf(words));
  return chosen ? `&categoryId=eq.${chosen.id}` : "";
}

/** From the category 'Pausefulness' alone, or from all public podcasts when there is none. */
export async function homePodcasts(api: Api): Promise<Podcast[]> {
  const category = await categoryFilter(api, "PODCAST", "pausefulness");
  const path = `/rest/v1/podcast?select=*&podcastType=eq.PUBLIC${category}&order=createdAt.desc&limit=${SHOWN}`;
  return rowsOrNone(await api.get(path, { schema: z.array(Podcast) })).slice(0, SHOWN);
}

/** From the category 'Inner Whispers' alone, or from all public articles when there is none. */
export async function homeBlogs(api: Api): Promise<Blog[]> {
  const category = await categoryFilter(api, "BLOG", "inner whispers");
  const path = `/rest/v1/blog?select=*,category:categoryId(*)&blogType=eq.PUBLIC${category}&order=createdAt.desc&limit=${SHOWN}`;
  return rowsOrNone(await api.get(path, { schema: z.array(Blog) })).slice(0, SHOWN);
}
