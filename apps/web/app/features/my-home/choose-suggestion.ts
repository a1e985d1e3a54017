// One thing for tonight, and why. A rule, not a model: people can tell why they are offered something.
import type { DayPart } from "../../lib/day-part.ts";
import type { Sound } from "./evening-data.ts";

export interface Article {
  id: number;
  title: string;
  coverImage?: string | null | undefined;
}

/** Times of the last listening and reading here; absent if unknown. */
export interface Traces {
  listenedAt?: number | undefined;
  readAt?: number | undefined;
  /** Articles that were opened, and the sound that waits in its middle: neither is offered as new. */
  readIds: readonly number[];
  leftId?: number | undefined;
}

export interface Moment {
  part: DayPart;
  /** Whole days since 1970, so that tomorrow brings another one. */
  day: number;
}

export type Why = "hour" | "afterListening" | "afterReading";

export type Suggestion =
  | { kind: "sound"; why: Why; sound: Sound }
  | { kind: "article"; why: Why; article: Article }
  | { kind: "breath"; why: Why };

const FOR_SLEEP = "ngu-ngon";

function turn<T>(things: readonly T[], day: number): T | undefined {
  return things[day % Math.max(1, things.length)];
}

function chooseSound(sounds: readonly Sound[], { part, day }: Moment, leftId?: number): Sound | undefined {
  const fresh = sounds.filter(({ id }) => id !== leftId);
  const isLate = part === "night" || part === "evening";
  const quiet = fresh.filter(({ slug }) => (slug === FOR_SLEEP) === isLate);
  return turn(quiet.length > 0 ? quiet : fresh, day);
}

function chooseArticle(articles: readonly Article[], readIds: readonly number[], day: number) {
  return turn(
    articles.filter(({ id }) => !readIds.includes(id)),
    day,
  );
}

type Kind = Suggestion["kind"];

/** After midnight reading is not suggested. Otherwise the kind that was used last gives way to the other. */
function wish({ part }: Moment, { listenedAt = 0, readAt = 0 }: Traces): { kind: Kind; why: Why } {
  if (part === "night") return { kind: "sound", why: "hour" };
  if (readAt > listenedAt) return { kind: "sound", why: "afterReading" };
  if (listenedAt > 0) return { kind: "article", why: "afterListening" };
  const byHour = { morning: "breath", afternoon: "article", evening: "sound" } as const;
  return { kind: byHour[part], why: "hour" };
}

export function chooseSuggestion(
  moment: Moment,
  traces: Traces,
  sounds: readonly Sound[],
  articles: readonly Article[],
): Suggestion {
  const { kind, why } = wish(moment, traces);
  const sound = chooseSound(sounds, moment, traces.leftId);
  const article = chooseArticle(articles, traces.readIds, moment.day);
  if (kind === "sound" && sound) return { kind, why, sound };
  if (kind === "article" && article) return { kind, why, article };
  return { kind: "breath", why: "hour" };
}
