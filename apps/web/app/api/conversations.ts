// Conversations with the companion and their messages.
import { type Api, type ApiResult, mapResult } from "./result.ts";
import { cardIn, type SafetyCard } from "./safety-card.ts";
import { lazySchemas } from "./schema-loader.ts";
import type { MessageRow, SessionRow } from "./schemas/conversations.ts";

export type { MessageRow, SessionRow } from "./schemas/conversations.ts";

const schemas = lazySchemas(() => import("./schemas/conversations.ts"));

/** The tools that hold conversations. */
export type Mode = "map" | "portal";

/** The newest conversations of one mode. */
export interface ListedSessions {
  rows: SessionRow[];
  /** Count of the mode's conversations, including those that are not among `rows`. */
  total: number;
  hasMore: boolean;
}

/** Falls back to the list of all modes, narrowed to this one, when the table does not answer. */
export async function listSessions(api: Api, mode: Mode, limit: number): Promise<ApiResult<ListedSessions>> {
  const answer = await api.get(
    `/rest/v1/session?mode=eq.${mode}&order=createdAt.desc,id.desc&limit=${limit + 1}`,
    { schema: schemas("SessionRows"), headers: { Prefer: "count=exact" } },
  );
  if (answer.ok) {
    // A backend that knows no limit sends them all.
    const hasMore = answer.data.length === limit + 1;
    const rows = hasMore ? answer.data.slice(0, limit) : answer.data;
    return { ...answer, data: { rows, total: answer.total ?? answer.data.length, hasMore } };
  }
  const all = await api.get("/functions/v1/session", { schema: schemas("SessionRows") });
  if (!all.ok) return all;
  const rows = all.data.filter((session) => session.mode === mode);
  return { ...all, data: { rows, total: rows.length, hasMore: false } };
}

/** A single conversation, however old it is; undefined where it is not this person's. */
export const getSession = async (
  api: Api,
  mode: Mode,
  id: string,
): Promise<ApiResult<SessionRow | undefined>> =>
  mapResult(
    await api.get(`/rest/v1/session?id=eq.${encodeURIComponent(id)}&mode=eq.${mode}`, {
      schema: schemas("SessionRows"),
    }),
    (rows) => rows.find((session) => session.id === id),
  );

export const createSession = (api: Api, mode: Mode): Promise<ApiResult<SessionRow>> =>
  api.post("/functions/v1/session", { mode }, { schema: schemas("OneSession") });

/** Newest first, in as many requests as needed: the server limits the rows of one answer. */
export async function listMessages(api: Api, sessionId: string): Promise<ApiResult<MessageRow[]>> {
  const path = `/rest/v1/message?sessionId=eq.${encodeURIComponent(sessionId)}&order=createdAt.desc`;
  const options = { schema: schemas("MessageRows"), headers: { Prefer: "count=exact" } };
  const newest = await api.get(path, options);
  if (!newest.ok) return newest;
  const rows = new Map(newest.data.map((row) => [row.id, row]));
  let { total = 0 } = newest;
  for (let seen = newest.data.length; seen > 0 && seen < total; ) {
    const older = await api.get(`${path}&offset=${seen}`, options);
    if (!older.ok) return older;
    if (older.data.length === 0) break;
    for (const row of older.data) rows.set(row.id, row);
    seen += older.data.length;
    total = older.total ?? total;
  }
  return { ...newest, data: [...rows.values()] };
}

export interface Ended {
  /** Text that could become a note, should the person want one. */
  noteOffer: string | undefined;
  card: SafetyCard | undefined;
}

const toPath = (id: string): string => `/functions/v1/session/${encodeURIComponent(id)}`;

/** A call that went well stays so, whatever of its answer cannot be read. */
async function toEnded(result: ApiResult<unknown>): Promise<ApiResult<Ended>> {
  if (!result.ok) return result;
  const body = result.data;
  return { ...result, data: { noteOffer: await parseNoteOffer(body), card: cardIn(body) } };
}

async function parseNoteOffer(body: unknown): Promise<string | undefined> {
  try {
    const { ClosingAnswer } = await import("./schemas/conversations.ts");
    return ClosingAnswer.parse(body).noteOffer?.content;
  } catch {
    return undefined;
  }
}

export const completeSession = async (api: Api, id: string, summary: string): Promise<ApiResult<Ended>> =>
  toEnded(await api.send("PUT", `${toPath(id)}/complete`, { body: { summary } }));

/** The note of a conversation that has ended, added or changed afterwards. */
export const saveSummary = async (api: Api, id: string, summary: string): Promise<ApiResult<Ended>> =>
  toEnded(await api.send("PUT", `${toPath(id)}/summary`, { body: { summary } }));

export const renameSession = (api: Api, id: string, name: string): Promise<ApiResult<SessionRow>> =>
  api.send("PUT", `${toPath(id)}/name`, { body: { name }, schema: schemas("OneSession") });

/** Deletes the conversation with all of its messages. */
export const deleteSession = (api: Api, id: string): Promise<ApiResult<unknown>> =>
  api.send("DELETE", toPath(id));
