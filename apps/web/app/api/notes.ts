// Notes that the companion may use later.
import type { Api, ApiResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";
import type { Note } from "./schemas/notes.ts";

export type { Note } from "./schemas/notes.ts";

const schemas = lazySchemas(() => import("./schemas/notes.ts"));
const toPath = (id: string): string => `/functions/v1/note/${encodeURIComponent(id)}`;

/** Newest first. */
export const listNotes = (api: Api): Promise<ApiResult<Note[]>> =>
  api.get("/rest/v1/companionNote?order=createdAt.desc", { schema: schemas("Notes") });

export const createNote = (
  api: Api,
  note: { content: string; sessionId?: string },
): Promise<ApiResult<Note>> => api.post("/functions/v1/note", note, { schema: schemas("OneNote") });

export const updateNote = (api: Api, id: string, content: string): Promise<ApiResult<Note>> =>
  api.send("PUT", toPath(id), { body: { content }, schema: schemas("OneNote") });

export const deleteNote = (api: Api, id: string): Promise<ApiResult<unknown>> =>
  api.send("DELETE", toPath(id));
