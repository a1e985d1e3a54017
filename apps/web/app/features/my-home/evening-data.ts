// Data of the evening home. A part that fails is logged to the console, and the page is shown without it.
import { listCourseProgress } from "../../api/enrolments.ts";
import { type Api, rowsOrEmpty } from "../../api/result.ts";
import { listLeftSounds, listSounds, type SoundRow } from "../../api/sounds.ts";

/** More than the shelf shows: the suggestion of a night wants a sound for sleeping among them. */
const SOUNDS = 24;
/** The latest episodes may all be finished. */
const LATEST_LEFT = 5;
/** Less is passing by at the beginning, and a rest that nobody misses at the end. */
const MARGIN = 15;

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
  /** Progress: seconds heard. */
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

const toSound = ({ podcast, category, ...row }: SoundRow): Sound => ({
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
export async function loadSounds(api: Api, premium: boolean): Promise<Sound[]> {
  const rows = rowsOrEmpty(await listSounds(api, premium, SOUNDS), "The sounds");
  return rows.map(toSound).filter(({ audio }) => audio);
}

/** The sound that was left last in its middle, on whichever device. */
export async function loadLeftSound(api: Api): Promise<LeftSound | undefined> {
  const rows = rowsOrEmpty(await listLeftSounds(api, LATEST_LEFT), "The place in the sound");
  return rows
    .flatMap(({ seconds, updatedAt, episode }): LeftSound[] =>
      episode?.audio && seconds > MARGIN && seconds < (episode.duration ?? 0) - MARGIN
        ? [{ sound: toSound(episode), seconds, at: Date.parse(updatedAt) }]
        : [],
    )
    .at(0);
}

/** The course to go on with: one that was begun before one that only waits. */
export async function loadOpenLesson(api: Api): Promise<Lesson | undefined> {
  const rows = rowsOrEmpty(await listCourseProgress(api), "The course progress");
  const open = rows.flatMap(({ courseId, title, complete, total }): Lesson[] =>
    courseId != null && complete < total ? [{ courseId, title, complete, total }] : [],
  );
  return open.find(({ complete }) => complete > 0) ?? open[0];
}
