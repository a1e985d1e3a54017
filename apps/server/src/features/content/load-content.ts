// Puts the first content into the database. Each piece is loaded once and remembered by its slug: what an operator
// changed stays changed, what they removed stays removed, and a piece that a later release brings is added.
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { coverSvg, type Motif } from "@bentrong/covers";
import { extendMp3 } from "@bentrong/soundscape/extend-mp3";
import type { Owner } from "../../platform/database/database.ts";
import type { MediaStore } from "../../platform/storage/media-store.ts";
import { type Content, readContent } from "./read-content.ts";

type Tx = Pick<Owner, "query">;

export interface LoadDeps {
  owner: Owner;
  media: MediaStore;
  /** db/content */
  folder: string;
}

/** Returns how many pieces were added now. */
export async function loadContent({ owner, media, folder }: LoadDeps): Promise<number> {
  const content = await readContent(folder);
  await bringMedia(content, media, path.join(folder, "audio"));
  return owner.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(741830116)");
    const { rows } = await tx.query("select kind || ' ' || slug as piece from ops.loaded_content");
    const loaded = new Set(rows.map((row) => String(row.piece)));
    const before = loaded.size;
    const once = async (kind: string, slug: string, add: () => Promise<unknown>): Promise<void> => {
      if (loaded.has(`${kind} ${slug}`)) return;
      await add();
      loaded.add(`${kind} ${slug}`);
      await tx.query("insert into ops.loaded_content (kind, slug) values ($1, $2)", [kind, slug]);
    };
    for (const category of content.categories) {
      await once("category", `${category.categoryType.toLowerCase()}-${category.slug}`, () =>
        addCategory(tx, category),
      );
    }
    for (const plan of content.plans) await once("plan", String(plan.id), () => addPlan(tx, plan));
    await tx.query(`select setval(pg_get_serial_sequence('plan', 'id'), (select max(id) from plan))`);
    for (const blog of content.blogs) await once("blog", blog.slug, () => addBlog(tx, blog));
    for (const podcast of content.podcasts) {
      await once("podcast", podcast.slug, () => addPodcast(tx, podcast));
      for (const [at, episode] of podcast.episodes.entries()) {
        await once("episode", episode.slug, () => addEpisode(tx, podcast, episode, at + 1));
      }
    }
    const sounds = listSounds(content);
    for (const course of content.courses) {
      await once("course", course.slug, () => addCourse(tx, course, sounds));
    }
    return loaded.size - before;
  });
}

const cover = (kind: string, slug: string): string => `/media/covers/${kind}-${slug}.svg`;
const audioKey = (episode: { slug: string; type: string }): string =>
  `${episode.type === "PRIVATE" ? "premium" : "audio"}/${episode.slug}.mp3`;
const lessonSoundKey = (sound: { slug: string }): string => `premium/${sound.slug}.mp3`;

interface Sound {
  address: string;
  seconds: number;
}

/** Every sound that a lesson may play, by its slug. */
const listSounds = ({ podcasts, lessonSounds }: Content): ReadonlyMap<string, Sound> =>
  new Map([
    ...podcasts.flatMap(({ episodes }) =>
      episodes.map((episode) => [episode.slug, toSound(audioKey(episode), episode)] as const),
    ),
    ...lessonSounds.map((sound) => [sound.slug, toSound(lessonSoundKey(sound), sound)] as const),
  ]);

const toSound = (key: string, { seconds }: { seconds: number }): Sound => ({
  address: `/media/${key}`,
  seconds,
});

/** Content appears in the morning in Vietnam. */
const morning = (day: string): string => `${day}T07:00:00+07:00`;

/** Draws covers and takes over sounds that are not there yet; both are safe to repeat. */
async function bringMedia(content: Content, media: MediaStore, audioFolder: string): Promise<void> {
  const palettes = new Map(content.categories.map(({ slug, palette }) => [slug, palette]));
  const covers: { name: string; palette: string | undefined; motif: Motif }[] = [
    ...content.blogs.map(({ slug, category, cover }) => ({
      name: `blog-${slug}`,
      palette: palettes.get(category),
      motif: cover,
    })),
    ...content.courses.map(({ slug, palette, cover }) => ({ name: `course-${slug}`, palette, motif: cover })),
    ...content.podcasts.flatMap(({ slug, category, cover, episodes }) => [
      { name: `podcast-${slug}`, palette: palettes.get(category), motif: cover },
      ...episodes.map((episode) => ({
        name: `episode-${episode.slug}`,
        palette: palettes.get(category),
        motif: episode.cover,
      })),
    ]),
  ];
  await runConcurrently(covers, async ({ name, palette, motif }) => {
    const key = `covers/${name}.svg`;
    if (await media.find(key)) return;
    await media.write(key, coverSvg({ seed: name, palette: palette ?? "wine", motif }));
  });
  const sounds = [
    ...content.podcasts.flatMap(({ episodes }) =>
      episodes.map((episode) => ({ slug: episode.slug, key: audioKey(episode) })),
    ),
    ...content.lessonSounds.map((sound) => ({ slug: sound.slug, key: lessonSoundKey(sound) })),
  ];
  await runConcurrently(sounds, async ({ slug, key }) => {
    const file = path.join(audioFolder, `${slug}.mp3`);
    const there = await stat(file).catch(() => undefined);
    if (!there || (await media.find(key))) return;
    const loop = content.loops.get(slug);
    if (loop) await media.write(key, extendMp3(await readFile(file), loop, loop.times));
    else await media.copyIn(key, file);
  });
}

/** A store at the other end of a line is asked for hundreds of objects at every start. */
async function runConcurrently<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

const categoryId = `(select id from category where "categoryType" = $1 and slug = $2)`;

const addCategory = (tx: Tx, category: Content["categories"][number]) =>
  tx.query(
    `insert into category (name, slug, description, "categoryType", palette) values ($1, $2, $3, $4, $5)
            on conflict do nothing`,
    [category.name, category.slug, category.description, category.categoryType, category.palette],
  );

const addPlan = (tx: Tx, plan: Content["plans"][number]) =>
  tx.query(
    `insert into plan (id, name, type, price, duration) values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [plan.id, plan.name, plan.type, plan.price, plan.duration],
  );

const addBlog = (tx: Tx, blog: Content["blogs"][number]) =>
  tx.query(
    `insert into blog ("categoryId", slug, title, content, "coverImage", "authorName", "blogType", "createdAt")
     values (${categoryId}, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [
      "BLOG",
      blog.category,
      blog.slug,
      blog.title,
      blog.html,
      cover("blog", blog.slug),
      blog.author,
      blog.type,
      morning(blog.date),
    ],
  );

const addPodcast = (tx: Tx, podcast: Content["podcasts"][number]) =>
  tx.query(
    `insert into podcast ("categoryId", slug, title, description, "coverImage", "authorName", "podcastType", "createdAt")
     values (${categoryId}, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [
      "PODCAST",
      podcast.category,
      podcast.slug,
      podcast.title,
      podcast.description,
      cover("podcast", podcast.slug),
      podcast.author,
      podcast.type,
      morning(podcast.date),
    ],
  );

const addEpisode = (
  tx: Tx,
  podcast: Content["podcasts"][number],
  episode: Content["podcasts"][number]["episodes"][number],
  position: number,
) =>
  tx.query(
    `with made as (
       insert into episode ("categoryId", slug, title, description, audio, "coverImage", duration, position, "episodeType", "podcastId", "createdAt")
       values (${categoryId}, $3, $4, $5, $6, $7, $8, $9, $10, (select id from podcast where slug = $11), $12)
       on conflict do nothing returning id, "podcastId", position)
     insert into "podcastEpisode" ("podcastId", "episodeId", position)
     select "podcastId", id, position from made where "podcastId" is not null`,
    [
      "PODCAST",
      podcast.category,
      episode.slug,
      episode.title,
      episode.description,
      `/media/${audioKey(episode)}`,
      cover("episode", episode.slug),
      episode.seconds,
      position,
      episode.type,
      podcast.slug,
      morning(episode.date),
    ],
  );

async function addCourse(
  tx: Tx,
  course: Content["courses"][number],
  sounds: ReadonlyMap<string, Sound>,
): Promise<void> {
  const { rows } = await tx.query(
    `insert into course (slug, title, description, "coverImage", price, status, top, "createdAt")
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning id`,
    [
      course.slug,
      course.title,
      course.html,
      cover("course", course.slug),
      course.price,
      course.status,
      course.top,
      morning(course.date),
    ],
  );
  if (!rows[0]) return;
  for (const lesson of course.lessons) {
    const sound = lesson.audio === undefined ? undefined : sounds.get(lesson.audio);
    await tx.query(
      `insert into lesson ("courseId", slug, position, title, kind, content, "mediaUrl", "mediaSeconds")
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        rows[0].id,
        lesson.slug,
        lesson.position,
        lesson.title,
        lesson.kind,
        lesson.html,
        sound?.address,
        sound?.seconds,
      ],
    );
  }
}
