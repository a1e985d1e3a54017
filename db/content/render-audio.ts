/**
 * Renders every sound of episodes and lessons whose recipe, length or generator changed since the last time:
 *
 *   node db/content/render-audio.ts
 *
 * It refuses, naming the episode, whatever is too loud, too quiet, clipped, or a copy of another; and all of them
 * together when they outgrow the budget.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  encodeLoopingMp3,
  encodeMp3,
  GENERATOR_VERSION,
  measureLoudness,
  measureTruePeak,
  ROUNDS,
  recipeSchema,
  renderRecipe,
  STRETCH_ROUNDS,
  type Stereo,
} from "@bentrong/soundscape";
import { z } from "zod";

const PODCASTS = join(import.meta.dirname, "podcasts");
const LESSON_SOUNDS = join(import.meta.dirname, "lesson-sounds.json");
const AUDIO = join(import.meta.dirname, "audio");
const MANIFEST = join(AUDIO, "manifest.json");

const LOUDNESS = { target: -18, tolerance: 1 };
const HIGHEST_PEAK = -1.5;
const BUDGET_BYTES = 60_000_000;
/** Seconds in which a long sound comes and goes. */
const FADES = { in: 6, out: 40 };
/** Seconds of the last round of a long sound, at least. */
const SHORTEST_END = 60;

const episodeSchema = z.looseObject({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  seconds: z.number().min(5).max(3600),
  /** Seconds after which a long sound begins again: 64 are a multiple of what MP3 asks for (1.28). */
  round: z.literal(64).optional(),
  recipe: recipeSchema,
});
const podcastSchema = z.looseObject({ episodes: z.array(episodeSchema) });
const entrySchema = z.object({
  hash: z.string(),
  bytes: z.number(),
  seconds: z.number(),
  lufs: z.number(),
  peak: z.number(),
  /** Stretch of bytes that a first start repeats so many times more, until the sound has its length. */
  loop: z.object({ from: z.int(), to: z.int(), frames: z.int(), times: z.int() }).optional(),
});
const manifestSchema = z.record(z.string(), entrySchema);

type Episode = z.infer<typeof episodeSchema>;
type Entry = z.infer<typeof entrySchema>;

async function main(): Promise<void> {
  const episodes = [...readEpisodes(), ...z.array(episodeSchema).parse(readJson(LESSON_SOUNDS))];
  mkdirSync(AUDIO, { recursive: true });
  const before = existsSync(MANIFEST) ? manifestSchema.parse(readJson(MANIFEST)) : {};
  const after = new Map<string, Entry>();
  const problems = copiesAmong(episodes);
  for (const [index, episode] of episodes.entries()) {
    const known = before[episode.slug];
    const fresh = known?.hash === hashRecipe(episode) && existsSync(getFile(episode.slug));
    const entry = fresh && known ? known : await render(episode, `${index + 1}/${episodes.length}`);
    after.set(episode.slug, entry);
    problems.push(...findFaults(episode.slug, entry));
    // Written each time: an interrupted run keeps what it has done.
    writeManifest(after);
  }
  forget(Object.keys(before).filter((slug) => !after.has(slug)));
  report(after, problems);
}

function readEpisodes(): Episode[] {
  return globSync("*.json", { cwd: PODCASTS })
    .sort()
    .flatMap((name) => {
      const result = podcastSchema.safeParse(readJson(join(PODCASTS, name)));
      if (result.success) return result.data.episodes;
      throw new Error(`podcasts/${name} cannot be rendered:\n${z.prettifyError(result.error)}`);
    });
}

async function render(episode: Episode, place: string): Promise<Entry> {
  const started = performance.now();
  const sound = renderRecipe(episode.recipe, episode.round ?? episode.seconds);
  const { file: mp3, loop } = await encode(sound, episode);
  writeFileSync(getFile(episode.slug), mp3);
  console.info(`${place} ${episode.slug} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return {
    hash: hashRecipe(episode),
    bytes: mp3.length,
    seconds: episode.seconds,
    lufs: rounded(measureLoudness(sound)),
    peak: rounded(measureTruePeak(sound)),
    ...(loop && { loop }),
  };
}

/** Only a few rounds of a long sound are rendered; the others repeat the same bytes. */
async function encode(
  sound: Stereo,
  { recipe, round, seconds }: Episode,
): Promise<{ file: Uint8Array; loop?: Entry["loop"] }> {
  if (round === undefined) return { file: await encodeMp3(sound, recipe.loop) };
  const stretch = STRETCH_ROUNDS * round;
  const times = Math.floor((seconds - ROUNDS * round - SHORTEST_END) / stretch);
  const { file, loop } = await encodeLoopingMp3(sound, seconds - ROUNDS * round - times * stretch, FADES);
  return { file, loop: { ...loop, times } };
}

function findFaults(slug: string, { lufs, peak }: Entry): string[] {
  const faults: string[] = [];
  if (Math.abs(lufs - LOUDNESS.target) > LOUDNESS.tolerance) faults.push(`${slug}: ${lufs} LUFS`);
  if (peak > HIGHEST_PEAK) faults.push(`${slug}: true peak ${peak} dBTP`);
  return faults;
}

function copiesAmong(episodes: Episode[]): string[] {
  const owners = new Map<string, string>();
  const slugs = new Set<string>();
  const copies: string[] = [];
  for (const { slug, recipe } of episodes) {
    const key = JSON.stringify(recipe);
    const owner = owners.get(key);
    if (owner) copies.push(`${slug}: the same recipe as ${owner}`);
    if (slugs.has(slug)) copies.push(`${slug}: two episodes of this name`);
    owners.set(key, slug);
    slugs.add(slug);
  }
  return copies;
}

function report(entries: Map<string, Entry>, problems: string[]): void {
  const rows = [...entries].map(([slug, { lufs, peak, bytes, seconds }]) => ({
    slug,
    seconds,
    lufs,
    peak,
    bytes,
  }));
  for (const row of rows) console.info(formatLine(row));
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
  const seconds = rows.reduce((sum, row) => sum + row.seconds, 0);
  console.info(`${rows.length} sounds, ${seconds} s, ${(bytes / 1e6).toFixed(1)} MB`);
  if (bytes > BUDGET_BYTES) problems.push(`all together: ${bytes} bytes, the budget is ${BUDGET_BYTES}`);
  for (const problem of problems) console.error(`refused: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

function formatLine(row: {
  slug: string;
  seconds: number;
  lufs: number;
  peak: number;
  bytes: number;
}): string {
  const columns = [
    row.slug.padEnd(44),
    `${row.seconds} s`.padStart(7),
    `${row.lufs.toFixed(2)} LUFS`.padStart(13),
    `${row.peak.toFixed(2)} dBTP`.padStart(12),
    `${Math.round(row.bytes / 1000)} kB`.padStart(8),
  ];
  return columns.join("");
}

/** An episode that is gone takes its file with it; files this program did not make are left alone. */
function forget(slugs: string[]): void {
  for (const slug of slugs) rmSync(getFile(slug), { force: true });
}

function writeManifest(entries: Map<string, Entry>): void {
  const sorted = Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(MANIFEST, `${JSON.stringify(sorted, null, 2)}\n`);
}

function hashRecipe({ recipe, seconds, round }: Episode): string {
  // The parsed recipe, not the written one: spacing and stated defaults make no difference to the ear.
  return createHash("sha256")
    .update(JSON.stringify({ recipe, seconds, round, version: GENERATOR_VERSION }))
    .digest("hex");
}

function getFile(slug: string): string {
  return join(AUDIO, `${slug}.mp3`);
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

await main();
