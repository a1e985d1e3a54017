// The first content as files that an editor can read and change: db/content. Everything is checked while it is read,
// and a mistake names its file.
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parseMotif } from "@bentrong/covers";
import { z } from "zod";
import { markdownToHtml } from "../../platform/html/safe-html.ts";
import { frontMatter } from "./front-matter.ts";

const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const Visibility = z.enum(["PUBLIC", "PRIVATE"]);
const Day = z.iso.date();
const Text = z
  .string()
  .min(1)
  .transform((text) => text.normalize("NFC"));
const Whole = z.coerce.number().int().min(0);
/** "scene/time": a picture that fits the title, where a seed alone would deal out any. */
const Cover = z.string().transform((text, context) => {
  const motif = parseMotif(text);
  if (motif) return motif;
  context.addIssue(`"${text}" is no scene and hour of the covers`);
  return z.NEVER;
});

const Category = z.object({
  slug: Slug,
  name: Text,
  description: Text,
  categoryType: z.enum(["PODCAST", "BLOG"]),
  palette: Slug,
});
const Plan = z.object({ id: Whole, name: Text, type: z.string(), price: Whole, duration: Whole });
const Episode = z.object({
  slug: Slug,
  title: Text,
  cover: Cover,
  description: Text,
  type: Visibility,
  date: Day,
  seconds: Whole,
});
const Podcast = z.object({
  title: Text,
  cover: Cover,
  description: Text,
  author: Text,
  category: Slug,
  type: Visibility,
  date: Day,
  episodes: z.array(Episode),
});
const Blog = z.object({
  title: Text,
  cover: Cover,
  category: Slug,
  author: Text,
  type: Visibility,
  date: Day,
});
const Course = z.object({
  title: Text,
  cover: Cover,
  price: Whole,
  status: z.enum(["OPEN", "COMING_SOON"]),
  top: Whole,
  palette: Slug,
  date: Day,
});
const Lesson = z.object({
  title: Text,
  kind: z.enum(["text", "audio", "video", "exercise"]),
  /** An episode's or a lesson sound's slug. */
  audio: Slug.optional(),
});
/** Sounds that only lessons play: they are not published as episodes. */
const LessonSound = z.object({ slug: Slug, seconds: Whole });

/** Notes of db/content/render-audio.ts about a sound. */
const RenderedSound = z.object({
  loop: z.object({ from: Whole, to: Whole, frames: Whole, times: Whole }).optional(),
});
type SoundLoop = NonNullable<z.infer<typeof RenderedSound>["loop"]>;

const listLoops = (
  sounds: Readonly<Record<string, z.infer<typeof RenderedSound>>>,
): ReadonlyMap<string, SoundLoop> =>
  new Map(Object.entries(sounds).flatMap(([slug, { loop }]) => (loop ? [[slug, loop] as const] : [])));

export interface Content {
  categories: z.infer<typeof Category>[];
  plans: z.infer<typeof Plan>[];
  blogs: (z.infer<typeof Blog> & { slug: string; html: string })[];
  podcasts: (z.infer<typeof Podcast> & { slug: string })[];
  lessonSounds: z.infer<typeof LessonSound>[];
  /** Sounds that lie in the folder with few of their rounds, by slug. */
  loops: ReadonlyMap<string, SoundLoop>;
  courses: (z.infer<typeof Course> & {
    slug: string;
    html: string;
    lessons: (z.infer<typeof Lesson> & { slug: string; position: number; html: string })[];
  })[];
}

export async function readContent(folder: string): Promise<Content> {
  const json = async <T>(schema: z.ZodType<T>, ...names: string[]): Promise<T> => {
    const file = path.join(folder, ...names);
    return named(file, async () => schema.parse(JSON.parse(await readFile(file, "utf8"))));
  };
  const [blogFiles, podcastFiles, courseFolders] = await Promise.all(
    ["blogs", "podcasts", "courses"].map(async (name) => (await readdir(path.join(folder, name))).sort()),
  );
  return {
    categories: await json(z.array(Category), "categories.json"),
    plans: await json(z.array(Plan), "plans.json"),
    blogs: await Promise.all(
      (blogFiles ?? []).map(async (name) => ({
        slug: Slug.parse(path.basename(name, ".md")),
        ...(await page(Blog, path.join(folder, "blogs", name))),
      })),
    ),
    podcasts: await Promise.all(
      (podcastFiles ?? []).map(async (name) => ({
        slug: Slug.parse(path.basename(name, ".json")),
        ...(await json(Podcast, "podcasts", name)),
      })),
    ),
    lessonSounds: await json(z.array(LessonSound), "lesson-sounds.json"),
    loops: listLoops(await json(z.record(z.string(), RenderedSound), "audio", "manifest.json")),
    courses: await Promise.all(
      (courseFolders ?? []).map((slug) => readCourse(path.join(folder, "courses", slug))),
    ),
  };
}

async function readCourse(folder: string): Promise<Content["courses"][number]> {
  const files = (await readdir(folder)).filter((name) => /^\d{2}-.+\.md$/.test(name)).sort();
  return {
    slug: Slug.parse(path.basename(folder)),
    ...(await page(Course, path.join(folder, "course.md"))),
    lessons: await Promise.all(
      files.map(async (name, at) => ({
        slug: Slug.parse(path.basename(name, ".md").slice(3)),
        position: at + 1,
        ...(await page(Lesson, path.join(folder, name))),
      })),
    ),
  };
}

function page<T extends object>(schema: z.ZodType<T>, file: string): Promise<T & { html: string }> {
  return named(file, async () => {
    const { head, body } = frontMatter(await readFile(file, "utf8"));
    return { ...schema.parse(head), html: markdownToHtml(body) };
  });
}

async function named<T>(file: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new Error(`${file}: ${reason}`, { cause: error });
  }
}
