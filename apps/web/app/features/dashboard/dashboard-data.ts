// Data of the dashboard, requested all at once. A part that fails is logged to the console and is undefined: the others
// are shown without it.
import { type CompanionUsage, getCompanionUsage } from "../../api/companion-usage.ts";
import {
  countReflections,
  getStreak,
  listNewestTitles,
  listReflections,
  type ReflectionRow,
  type Titled,
} from "../../api/dashboard.ts";
import { type CourseProgress, listCourseProgress } from "../../api/enrolments.ts";
import type { Api, ApiResult } from "../../api/result.ts";
import { askUser, currentUser } from "../../api/session/account.ts";
import type { PageSource } from "../../common/page/page-data.ts";

const REFLECTIONS = 5;
const SUGGESTED = 2;

/** A conversation with what its person noted at the end. */
export type Reflection = ReflectionRow & { summary: string };

export interface Suggestion extends Titled {
  kind: "blog" | "podcast";
}

export interface Suggestions {
  premium: boolean;
  /** Articles first. */
  items: Suggestion[];
  /** Both lists failed to load. */
  failed: boolean;
}

/** The answer's data, or undefined and a line in the console. */
function known<T>(what: string, answer: ApiResult<T>): T | undefined {
  if (answer.ok) return answer.data;
  console.error(`${what} could not be loaded`, answer.error);
  return undefined;
}

/** The name in the profile; undefined if there is none, it is blank, or it failed to load. */
async function loadName(api: Api): Promise<string | undefined> {
  const user = currentUser() ?? known("The profile", await askUser(api));
  return user?.user_metadata?.fullname?.trim() || undefined;
}

const loadReflectionCount = async (api: Api): Promise<number | undefined> =>
  known("The number of reflections", await countReflections(api));

async function loadReflections(api: Api): Promise<Reflection[] | undefined> {
  const rows = known("The reflections", await listReflections(api, REFLECTIONS));
  return rows
    ?.flatMap(({ summary, ...rest }) => (summary?.trim() ? [{ ...rest, summary: summary.trim() }] : []))
    .slice(0, REFLECTIONS);
}

/** Days in a row. Throws the server's words, or those of the specification. */
export async function fetchStreak(api: Api): Promise<number> {
  const streak = await getStreak(api);
  if (streak.ok) return streak.data;
  // Without an answer the message is the browser's.
  const message = streak.error.status === 0 ? "" : streak.error.message;
  throw new Error(message || "Failed to fetch streak");
}

async function loadStreak(api: Api): Promise<number | undefined> {
  try {
    return await fetchStreak(api);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

const loadCourses = async (api: Api): Promise<CourseProgress[] | undefined> =>
  known("The course progress", await listCourseProgress(api));

/** Members are shown what is theirs alone, others what everybody may read. */
async function loadSuggestions({ api, membership }: PageSource): Promise<Suggestions> {
  const { premium } = await membership();
  const newest = async (kind: Suggestion["kind"]): Promise<Suggestion[] | undefined> => {
    const titles = await listNewestTitles(api, { kind, premium, limit: SUGGESTED });
    const rows = known(`The suggestions (${kind})`, titles);
    return rows?.slice(0, SUGGESTED).map((row) => ({ ...row, kind }));
  };
  const lists = await Promise.all([newest("blog"), newest("podcast")]);
  const items = lists.flatMap((list) => list ?? []);
  return { premium, items, failed: lists.every((list) => list === undefined) };
}

/** Counts of what a person did here; one that failed to load is undefined. */
export interface Counts {
  sessions: number | undefined;
  notes: number | undefined;
  streak: number | undefined;
  courses: number | undefined;
}

interface Dashboard {
  name: Promise<string | undefined>;
  usage: Promise<CompanionUsage | undefined>;
  counts: Promise<Counts>;
  reflections: Promise<Reflection[] | undefined>;
  courses: Promise<CourseProgress[] | undefined>;
  suggestions: Promise<Suggestions>;
}

async function countAll(
  api: Api,
  usage: Promise<CompanionUsage | undefined>,
  courses: Promise<CourseProgress[] | undefined>,
): Promise<Counts> {
  const [used, notes, streak, learned] = await Promise.all([
    usage,
    loadReflectionCount(api),
    loadStreak(api),
    courses,
  ]);
  const sessions = used && used.map.total + used.portal.total + used.imaginary.total;
  return { sessions, notes, streak, courses: learned?.length };
}

/** As pages are given it: a part that is here already is itself. */
export type PartialDashboard = { [K in keyof Dashboard]: Dashboard[K] | Awaited<Dashboard[K]> };

/** No promise of it is ever refused. */
export function loadDashboard(source: PageSource): Dashboard {
  const { api } = source;
  const usage = getCompanionUsage(api);
  const courses = loadCourses(api);
  return {
    name: loadName(api),
    usage,
    counts: countAll(api, usage, courses),
    reflections: loadReflections(api),
    courses,
    suggestions: loadSuggestions(source),
  };
}
