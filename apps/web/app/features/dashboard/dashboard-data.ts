// Data of the dashboard, requested all at once. A part that fails is logged to the console and is undefined: the others
// are shown without it.
import { z } from "zod/mini";
import { type CompanionUsage, getCompanionUsage } from "../../api/companion-usage.ts";
import type { Api, ApiResult } from "../../api/result.ts";
import { askUser, currentUser } from "../../api/session/account.ts";
import type { PageSource } from "../../common/page/page-data.ts";
import { fetchStreak } from "./streak.ts";

const REFLECTIONS = 5;
const SUGGESTED = 2;

const optionalText = z.optional(z.nullable(z.string()));

const Reflection = z.object({
  id: z.string(),
  mode: z.string(),
  summary: optionalText,
  createdAt: z.string(),
});
/** A conversation with what its person noted at the end. */
export type Reflection = z.infer<typeof Reflection> & { summary: string };

const Progress = z.object({
  title: z.string(),
  total: z.number(),
  complete: z.number(),
  courseId: z.optional(z.nullable(z.number())),
});
export type CourseProgress = z.infer<typeof Progress>;
const CourseAnswer = z.object({ data: z.array(Progress) });

const Titled = z.object({ id: z.number(), title: z.string(), createdAt: z.string() });
export interface Suggestion extends z.infer<typeof Titled> {
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

const Ids = z.array(z.object({ id: z.string() }));

/** Counted by the server: years of notes are not sent to be counted here. */
async function countReflections(api: Api): Promise<number | undefined> {
  const answer = await api.get("/rest/v1/session?select=id&summary=neq.&limit=1", {
    schema: Ids,
    headers: { Prefer: "count=exact" },
  });
  const rows = known("The number of reflections", answer);
  return answer.ok ? (answer.total ?? rows?.length) : undefined;
}

async function loadReflections(api: Api): Promise<Reflection[] | undefined> {
  const path = `/rest/v1/session?select=id,mode,summary,createdAt&summary=neq.&order=createdAt.desc&limit=${REFLECTIONS}`;
  const rows = known("The reflections", await api.get(path, { schema: z.array(Reflection) }));
  return rows
    ?.flatMap(({ summary, ...rest }) => (summary?.trim() ? [{ ...rest, summary: summary.trim() }] : []))
    .slice(0, REFLECTIONS);
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
  known("The course progress", await api.get("/functions/v1/course/progress", { schema: CourseAnswer }))
    ?.data;

/** Members are shown what is theirs alone, others what everybody may read. */
async function loadSuggestions({ api, membership }: PageSource): Promise<Suggestions> {
  const { premium } = await membership();
  const newest = async (kind: Suggestion["kind"]): Promise<Suggestion[] | undefined> => {
    const type = premium ? "PRIVATE" : "PUBLIC";
    const path = `/rest/v1/${kind}?select=id,title,createdAt&${kind}Type=eq.${type}&order=createdAt.desc&limit=${SUGGESTED}`;
    const rows = known(`The suggestions (${kind})`, await api.get(path, { schema: z.array(Titled) }));
    return rows?.slice(0, SUGGESTED).map((row) => ({ ...row, kind }));
  };
  const lists = await Promise.all([newest("blog"), newest("podcast")]);
  const items = lists.flatMap((list) => list ?? []);
  return { premium, items, failed: lists.every((list) => list === undefined) };
}

interface Dashboard {
  name: Promise<string | undefined>;
  usage: Promise<CompanionUsage | undefined>;
  /** Total count of notes. */
  notes: Promise<number | undefined>;
  reflections: Promise<Reflection[] | undefined>;
  streak: Promise<number | undefined>;
  courses: Promise<CourseProgress[] | undefined>;
  suggestions: Promise<Suggestions>;
}

/** As pages are given it: a part that is here already is itself. */
export type Arrivals = { [K in keyof Dashboard]: Dashboard[K] | Awaited<Dashboard[K]> };

/** No promise of it is ever refused. */
export function loadDashboard(source: PageSource): Dashboard {
  const { api } = source;
  return {
    name: loadName(api),
    usage: getCompanionUsage(api),
    notes: countReflections(api),
    reflections: loadReflections(api),
    streak: loadStreak(api),
    courses: loadCourses(api),
    suggestions: loadSuggestions(source),
  };
}
