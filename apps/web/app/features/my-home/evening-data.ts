// Data of the evening home. A part that fails is logged to the console, and the page is shown without it.
import type { Api, ApiResult } from "../../api/result.ts";
import type { EpisodeRow } from "./evening-schemas.ts";

const schemas = () => import("./evening-schemas.ts");

/** More than the shelf shows: the suggestion of a night wants a sound for sleeping among them. */
const SOUNDS = 24;
/** The latest may all be heard to the end. */
const LATEST_LEFT = 5;
/** Less is passing by at the beginning, and a rest that nobody misses at the end. */
const MARGIN = 15;

const EPISODE =
  "id,title,duration,audio,coverImage,category(slug),podcast!episode_podcastId_fkey(id,title,coverImage)";

/** A sound as shelves show it and the player takes it. */
export interface Sound {
  id: number;
  title: string;
  podcastTitle: string;
  podcastId: number | null;
  audio: string | null;
  coverImage: string | null;
  /** Seconds. */
  duration: number | null;
  locked: boolean;
  /** Slug of its category. */
  slug: string | undefined;
}

export interface LeftSound {
  sound: Sound;
  /** Heard of it. */
  seconds: number;
  /** Milliseconds since 1970. */
  at: number;
}

export interface Lesson {
  courseId: number;
  title: string;
  complete: number;
  total: number;
}

function rowsOr<T>(none: T, what: string, answer: ApiResult<T>): T {
  if (answer.ok) return answer.data;
  console.error(`${what} could not be loaded`, answer.error);
  return none;
}

const toSound = ({ podcast, category, ...row }: EpisodeRow): Sound => ({
  id: row.id,
  title: row.title,
  podcastTitle: podcast?.title ?? "",
  podcastId: podcast?.id ?? null,
  audio: row.audio ?? null,
  coverImage: row.coverImage ?? podcast?.coverImage ?? null,
  duration: row.duration ?? null,
  locked: !row.audio,
  slug: category?.slug,
});

/** The newest ones that this person may hear. */
export async function listSounds(api: Api, premium: boolean): Promise<Sound[]> {
  const visible = premium ? "" : "&episodeType=eq.PUBLIC";
  const answer = await api.get(
    `/rest/v1/episode?select=${EPISODE}${visible}&order=createdAt.desc,id.desc&limit=${SOUNDS}`,
    { schema: (await schemas()).EpisodeRows },
  );
  return rowsOr<EpisodeRow[]>([], "The sounds", answer)
    .map(toSound)
    .filter(({ audio }) => audio);
}

/** The sound that was left last in its middle, on whichever device. */
export async function getLeftSound(api: Api): Promise<LeftSound | undefined> {
  const answer = await api.get(
    `/rest/v1/listeningPosition?select=seconds,updatedAt,episode(${EPISODE})&order=updatedAt.desc&limit=${LATEST_LEFT}`,
    { schema: (await schemas()).LeftRows },
  );
  return rowsOr([], "The place in the sound", answer)
    .flatMap(({ seconds, updatedAt, episode }): LeftSound[] =>
      episode?.audio && seconds > MARGIN && seconds < (episode.duration ?? 0) - MARGIN
        ? [{ sound: toSound(episode), seconds, at: Date.parse(updatedAt) }]
        : [],
    )
    .at(0);
}

/** The course to go on with: one that was begun before one that only waits. */
export async function getOpenLesson(api: Api): Promise<Lesson | undefined> {
  const answer = await api.get("/functions/v1/course/progress", { schema: (await schemas()).Progress });
  const open = rowsOr({ data: [] }, "The course progress", answer).data.flatMap(
    ({ courseId, title, complete, total }): Lesson[] =>
      courseId != null && complete < total ? [{ courseId, title, complete, total }] : [],
  );
  return open.find(({ complete }) => complete > 0) ?? open[0];
}
