import type { PageSource } from "../../common/page/page-data.ts";
import { dayPartNow } from "../../lib/day-part.ts";
import { listReadingPlaces } from "../../lib/reading-place.ts";
import { type Article, chooseSuggestion, type Suggestion } from "./choose-suggestion.ts";
import { loadLeftSound, loadOpenLesson, loadSounds, type Sound } from "./evening-data.ts";
import type { Unfinished } from "./go-on.tsx";

/** Six where the window is wide; a row of them on a phone. */
const SHOWN_SOUNDS = 6;
/** An article that was read further than this is not waiting any more. */
const READ = 0.9;
const DAY = 86_400_000;

export interface Evening<T> {
  suggestion: Promise<Suggestion>;
  unfinished: Promise<Unfinished>;
  sounds: Promise<Sound[]>;
  articles: Promise<T[]>;
}

/** No promise of it is ever refused, as long as `articles` is not. */
export function loadEvening<T extends Article>(
  { api, membership, session }: Pick<PageSource, "api" | "membership" | "session">,
  articles: Promise<T[]>,
): Evening<T> {
  const sounds = membership().then(({ premium }) => loadSounds(api, premium));
  const left = loadLeftSound(api);
  const lesson = loadOpenLesson(api);
  const places = session?.userId ? listReadingPlaces(session.userId) : [];

  const suggest = async (): Promise<Suggestion> => {
    const waiting = await left;
    const moment = { part: dayPartNow(), day: Math.floor(Date.now() / DAY) };
    const traces = {
      listenedAt: waiting?.at,
      readAt: places[0]?.at,
      readIds: places.map(({ id }) => id),
      leftId: waiting?.sound.id,
    };
    return chooseSuggestion(moment, traces, await sounds, await articles);
  };
  const collect = async (): Promise<Unfinished> => ({
    sound: await left,
    article: places.find(({ share }) => share < READ),
    lesson: await lesson,
  });
  return {
    suggestion: suggest(),
    unfinished: collect(),
    sounds: sounds.then((all) => all.slice(0, SHOWN_SOUNDS)),
    articles,
  };
}
