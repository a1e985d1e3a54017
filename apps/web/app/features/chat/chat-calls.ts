// The calls of the companion, except for the one that is answered word by word (turn-answer.ts).
import type { ConsentKind } from "@bentrong/contract/consents";
import { z } from "zod/mini";
import type { Api, ApiError, ApiResult } from "../../api/result.ts";
import {
  type MessageRow,
  MessageRows,
  type Note,
  Notes,
  OneNote,
  OneSession,
  type SessionRow,
  SessionRows,
} from "./chat-rows.ts";
import { type Choice, Choices } from "./choices.ts";
import { cardIn, type SafetyCard } from "./safety-card.ts";
import type { Mode } from "./tools.ts";

/** The hour of this device, for words that fit the time of day. */
export const hourHere = (): number => new Date().getHours();

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
    { schema: SessionRows, headers: { Prefer: "count=exact" } },
  );
  if (answer.ok) {
    // A backend that knows no limit sends them all.
    const hasMore = answer.data.length === limit + 1;
    const rows = hasMore ? answer.data.slice(0, limit) : answer.data;
    return { ...answer, data: { rows, total: answer.total ?? answer.data.length, hasMore } };
  }
  const all = await api.get("/functions/v1/session", { schema: SessionRows });
  if (!all.ok) return all;
  const rows = all.data.filter((session) => session.mode === mode);
  return { ...all, data: { rows, total: rows.length, hasMore: false } };
}

/** A single conversation, however old it is; undefined where it is not this person's or cannot be loaded. */
export async function findSession(api: Api, mode: Mode, id: string): Promise<SessionRow | undefined> {
  const answer = await api.get(`/rest/v1/session?id=eq.${encodeURIComponent(id)}&mode=eq.${mode}`, {
    schema: SessionRows,
  });
  return answer.ok ? answer.data.find((session) => session.id === id) : undefined;
}

export const openSession = (api: Api, mode: Mode): Promise<ApiResult<SessionRow>> =>
  api.post("/functions/v1/session", { mode }, { schema: OneSession });

/** Newest first, in as many requests as needed: the server limits the rows of one answer. */
export async function listMessages(api: Api, sessionId: string): Promise<ApiResult<MessageRow[]>> {
  const path = `/rest/v1/message?sessionId=eq.${encodeURIComponent(sessionId)}&order=createdAt.desc`;
  const options = { schema: MessageRows, headers: { Prefer: "count=exact" } };
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

const Intro = z.object({ response: z.string() });

/** The companion's first message; the call is idempotent. */
export const askIntro = (api: Api, mode: Mode, sessionId: string): Promise<ApiResult<{ response: string }>> =>
  api.post(`/functions/v1/companion/${mode}/intro`, { sessionId, hour: hourHere() }, { schema: Intro });

const State = z.object({
  data: z.object({
    remaining: z.optional(z.number()),
    choices: Choices,
    running: z.optional(z.nullable(z.object({ clientId: z.string(), question: z.string() }))),
  }),
});

export interface Standing {
  remaining: number | undefined;
  /** A question that is being answered, by another tab or before a reload. */
  running: { clientId: string; question: string } | undefined;
  card: SafetyCard | undefined;
  choices: readonly Choice[];
}

const Engine = z.object({ data: z.object({ engine: z.optional(z.string()) }) });

/** True if a language model is set up here; false when that cannot be learnt. */
export async function hasModel(api: Api, mode: Mode, sessionId: string): Promise<boolean> {
  const answer = await api.get(
    `/functions/v1/companion/${mode}/turn?sessionId=${encodeURIComponent(sessionId)}`,
    { schema: Engine },
  );
  return answer.ok && answer.data.data.engine === "model";
}

/** Status of a conversation's turn; unknown fields are left out. */
export async function askStanding(api: Api, mode: Mode, sessionId: string): Promise<Standing> {
  const answer = await api.get(
    `/functions/v1/companion/${mode}/turn?sessionId=${encodeURIComponent(sessionId)}`,
  );
  if (!answer.ok) return { remaining: undefined, running: undefined, card: undefined, choices: [] };
  const state = State.safeParse(answer.data);
  const { remaining, running, choices = [] } = state.success ? state.data.data : {};
  return { remaining, running: running ?? undefined, card: cardIn(answer.data), choices };
}

/** Ends the reply where it is. A failed call changes nothing here: the reply ends by itself too. */
export const stopTurn = (
  api: Api,
  mode: Mode,
  sessionId: string,
  clientId: string,
): Promise<ApiResult<unknown>> =>
  api.post(
    `/functions/v1/companion/${mode}/turn/${clientId}/stop?sessionId=${encodeURIComponent(sessionId)}`,
  );

export interface Ended {
  /** Text that could become a note, should the person want one. */
  noteOffer: string | undefined;
  card: SafetyCard | undefined;
}

const EndAnswer = z.object({ noteOffer: z.optional(z.nullable(z.object({ content: z.string() }))) });

export async function endSession(api: Api, id: string, summary: string): Promise<ApiResult<Ended>> {
  return readEnded(
    await api.send("PUT", `/functions/v1/session/${encodeURIComponent(id)}/complete`, { body: { summary } }),
  );
}

function readEnded(answer: ApiResult<unknown>): ApiResult<Ended> {
  if (!answer.ok) return answer;
  const read = EndAnswer.safeParse(answer.data);
  const noteOffer = read.success ? read.data.noteOffer?.content : undefined;
  return { ...answer, data: { noteOffer, card: cardIn(answer.data) } };
}

/** The note of a conversation that has ended, added or changed afterwards. */
export async function writeSummary(api: Api, id: string, summary: string): Promise<ApiResult<Ended>> {
  return readEnded(
    await api.send("PUT", `/functions/v1/session/${encodeURIComponent(id)}/summary`, { body: { summary } }),
  );
}

export const renameSession = (api: Api, id: string, name: string): Promise<ApiResult<SessionRow>> =>
  api.send("PUT", `/functions/v1/session/${encodeURIComponent(id)}/name`, {
    body: { name },
    schema: OneSession,
  });

/** Deletes the conversation with all of its messages. */
export const removeSession = (api: Api, id: string): Promise<ApiResult<unknown>> =>
  api.send("DELETE", `/functions/v1/session/${encodeURIComponent(id)}`);

const Consents = z.object({
  data: z.object({ current: z.array(z.object({ kind: z.string(), given: z.boolean() })) }),
});

/** Undefined: it went well. */
export async function giveConsent(
  api: Api,
  kind: ConsentKind,
  given: boolean,
): Promise<ApiError | undefined> {
  const answer = await api.post("/functions/v1/account/consents", { kind, given });
  return answer.ok ? undefined : answer.error;
}

/** Throws the call's error. */
export async function isConsentGiven(api: Api, kind: ConsentKind): Promise<boolean> {
  const answer = await api.get("/functions/v1/account/consents", { schema: Consents });
  if (!answer.ok) throw new Error(answer.error.message || answer.error.code);
  return answer.data.data.current.some((one) => one.kind === kind && one.given);
}

/** Throws the call's error. */
export async function listNotes(api: Api): Promise<Note[]> {
  const answer = await api.get("/rest/v1/companionNote?order=createdAt.desc", { schema: Notes });
  if (answer.ok) return answer.data;
  throw new Error(answer.error.message || answer.error.code);
}

export const addNote = (api: Api, note: { content: string; sessionId?: string }): Promise<ApiResult<Note>> =>
  api.post("/functions/v1/note", note, { schema: OneNote });

export const changeNote = (api: Api, id: string, content: string): Promise<ApiResult<Note>> =>
  api.send("PUT", `/functions/v1/note/${encodeURIComponent(id)}`, { body: { content }, schema: OneNote });

export const removeNote = (api: Api, id: string): Promise<ApiResult<unknown>> =>
  api.send("DELETE", `/functions/v1/note/${encodeURIComponent(id)}`);
