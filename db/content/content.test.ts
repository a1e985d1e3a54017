import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { extendMp3 } from "@bentrong/soundscape/extend-mp3";
import { describe, expect, it } from "vitest";
import { type Content, readContent } from "../../apps/server/src/features/content/read-content.ts";
import { markdownToHtml } from "../../apps/server/src/platform/html/safe-html.ts";

const FOLDER = import.meta.dirname;
const content: Content = await readContent(FOLDER);
const episodes = content.podcasts.flatMap((podcast) =>
  podcast.episodes.map((episode) => ({ ...episode, podcast })),
);

/** Blocks of an HTML text, as a reader sees them. */
const paragraphs = (html: string): string[] =>
  html
    .split(/<\/(?:p|li|h2|h3|blockquote)>/)
    .map((block) =>
      block
        .replace(/<[^>]+>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter((block) => block.length > 0);

const words = (html: string): number => paragraphs(html).join(" ").split(" ").length;
const repeated = (texts: string[]): string[] => texts.filter((text, at) => texts.indexOf(text) !== at);

describe("the first content", () => {
  it("is as much as a fresh start promises", () => {
    expect(content.blogs.length).toBeGreaterThanOrEqual(46);
    expect(content.podcasts).toHaveLength(14);
    expect(episodes.length).toBeGreaterThanOrEqual(50);
    expect(content.courses).toHaveLength(14);
    expect(content.plans).toHaveLength(4);
    const blogCategories = content.categories.filter(({ categoryType }) => categoryType === "BLOG");
    expect(blogCategories).toHaveLength(8);
    expect(blogCategories.map(({ name }) => name)).toContain("Inner Whispers");
    expect(
      content.categories.some((one) => one.categoryType === "PODCAST" && one.name === "Pausefulness"),
    ).toBe(true);
  });

  it("has premium pieces of every kind, and a premium piece inside a public podcast", () => {
    expect(content.blogs.some(({ type }) => type === "PRIVATE")).toBe(true);
    expect(content.podcasts.some(({ type }) => type === "PRIVATE")).toBe(true);
    expect(episodes.some(({ type, podcast }) => type === "PRIVATE" && podcast.type === "PUBLIC")).toBe(true);
  });

  it("has articles of 500 to 1,500 syllables, and hardly any that is shorter", () => {
    const lengths = content.blogs.map(({ slug, html }) => ({ slug, length: words(html) }));
    expect(lengths.filter(({ length }) => length < 250 || length > 1500)).toEqual([]);
    expect(lengths.filter(({ length }) => length < 500).length).toBeLessThanOrEqual(2);
  });

  it("never says the same paragraph twice", () => {
    const all = [
      ...content.blogs.flatMap(({ html }) => paragraphs(html)),
      ...content.podcasts.flatMap(({ description }) => description),
      ...episodes.map(({ description }) => description),
      ...content.courses
        .flatMap(({ html, lessons }) => [html, ...lessons.map((lesson) => lesson.html)])
        .flatMap(paragraphs),
    ];
    // Short ones, such as "Không." in a dialogue, may return.
    expect(repeated(all.filter((text) => text.length > 30))).toEqual([]);
    expect(all.length).toBeGreaterThan(800);
  });

  it("gives every piece its own title and address", () => {
    expect(repeated(content.blogs.map(({ title }) => title))).toEqual([]);
    expect(repeated(episodes.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(episodes.map(({ title }) => title))).toEqual([]);
  });

  it("files everything under a category that exists", () => {
    const known = new Set(content.categories.map(({ categoryType, slug }) => `${categoryType} ${slug}`));
    expect(content.blogs.filter(({ category }) => !known.has(`BLOG ${category}`))).toEqual([]);
    expect(content.podcasts.filter(({ category }) => !known.has(`PODCAST ${category}`))).toEqual([]);
  });

  it("plays public episodes in lessons of free courses, and sounds of their own in those that are paid for", () => {
    const open = episodes.filter(({ type, podcast }) => type === "PUBLIC" && podcast.type === "PUBLIC");
    const isOpen = new Set(open.map(({ slug }) => slug));
    const isOwn = new Set(content.lessonSounds.map(({ slug }) => slug));
    const lessons = content.courses.flatMap(({ price, lessons }) =>
      lessons.filter(({ kind }) => kind === "audio").map(({ audio = "" }) => ({ audio, isPaid: price > 0 })),
    );
    expect(lessons.filter(({ audio, isPaid }) => !(isPaid ? isOwn : isOpen).has(audio))).toEqual([]);
    expect([...isOwn].filter((slug) => !lessons.some(({ audio }) => audio === slug))).toEqual([]);
  });

  it("is worth its price: a dear course has eight long lessons, a short one costs little", () => {
    const dear = content.courses.filter(({ price, status }) => price >= 100_000 && status === "OPEN");
    expect(dear.length).toBeGreaterThanOrEqual(3);
    for (const { slug, lessons } of dear) {
      expect(lessons.length, slug).toBeGreaterThanOrEqual(8);
      const short = lessons.filter(({ html, kind }) => kind !== "audio" && words(html) < 900);
      expect(short.map((lesson) => `${slug}/${lesson.slug}`)).toEqual([]);
      expect(lessons.filter(({ kind }) => kind === "exercise").length, slug).toBeGreaterThanOrEqual(2);
    }
  });

  it("draws no two neighbours of a list alike", () => {
    const newestFirst = <T extends { date: string }>(items: T[]): T[] =>
      items.toSorted((a, b) => b.date.localeCompare(a.date));
    const lists = [
      newestFirst(content.blogs).map(({ cover }) => cover.scene.name),
      newestFirst(content.blogs.filter(({ type }) => type === "PUBLIC")).map(({ cover }) => cover.scene.name),
      ...content.podcasts.map((podcast) => podcast.episodes.map(({ cover }) => cover.scene.name)),
    ];
    for (const scenes of lists) {
      expect(scenes.filter((scene, at) => at > 0 && scene === scenes[at - 1])).toEqual([]);
    }
  });

  it("is stored in composed form", async () => {
    const files = (await readdir(FOLDER, { recursive: true })).filter((name) => /\.(md|json)$/.test(name));
    const decomposed = files.filter((name) => {
      const text = readFileSync(path.join(FOLDER, name), "utf8");
      return text !== text.normalize("NFC");
    });
    expect(decomposed).toEqual([]);
    expect(files.length).toBeGreaterThan(100);
  });
});

/** Samples that a player plays of a file, by its header. */
function countSamples(mp3: Uint8Array): number {
  const view = new DataView(mp3.buffer, mp3.byteOffset, mp3.byteLength);
  const cut = view.getUint32(176) & 0xffffff;
  return view.getUint32(44) * 1152 - (cut >> 12) - (cut & 0xfff);
}

describe("the sounds", () => {
  const file = (slug: string) => path.join(FOLDER, "audio", `${slug}.mp3`);

  const wanted = [...episodes, ...content.lessonSounds];

  it("is there for every episode and lesson, and for nothing else", async () => {
    expect(wanted.filter(({ slug }) => !existsSync(file(slug))).map(({ slug }) => slug)).toEqual([]);
    const sounds = (await readdir(path.join(FOLDER, "audio"))).filter((name) => name.endsWith(".mp3"));
    expect(sounds).toHaveLength(wanted.length);
  });

  it("lasts as long as its episode says, also where most of its rounds are put in at the first start", async () => {
    const long = wanted.filter(({ slug }) => content.loops.has(slug));
    expect(long.map(({ seconds }) => seconds / 60).toSorted()).toEqual([25, 30, 45]);
    for (const { slug, seconds } of long) {
      const loop = content.loops.get(slug);
      if (!loop) continue;
      const whole = extendMp3(await readFile(file(slug)), loop, loop.times);
      expect(countSamples(whole), slug).toBe(seconds * 44_100);
      // Constant 64 kbit/s: a file that lacked rounds would be shorter than its header says.
      expect(Math.abs(whole.length - seconds * 8000), slug).toBeLessThan(8000);
    }
  });

  it("stays within 60 MB, and no two are the same", async () => {
    const sizes = await Promise.all(wanted.map(async ({ slug }) => (await stat(file(slug))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * 1000 * 1000);
    const prints = await Promise.all(
      wanted.map(async ({ slug }) =>
        createHash("sha256")
          .update(await readFile(file(slug)))
          .digest("hex"),
      ),
    );
    expect(new Set(prints).size).toBe(wanted.length);
  });
});

describe("what editors write", () => {
  it.each([
    ["<script>alert(1)</script>x", "script"],
    ['<img src="https://a.vn/x.png" onerror="alert(1)">', "onerror"],
    ["[a](javascript:alert(1))", "javascript:"],
    ['<a href="java&#x0A;script:alert(1)">x</a>', "script:"],
    ["<iframe src='https://a.vn'></iframe>", "iframe"],
    ["<svg><animate onbegin=alert(1)></svg>", "onbegin"],
    ['<p style="position:fixed">x</p>', "style"],
  ])("loses what could run: %s", (markdown, forbidden) => {
    expect(markdownToHtml(markdown)).not.toContain(forbidden);
  });
});
