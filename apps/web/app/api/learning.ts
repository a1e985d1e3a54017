// Courses and lessons as our server answers them to the learner.

import { type Api, type ApiResult, mapResult } from "./result.ts";
import { lazySchemas } from "./schema-loader.ts";
import type { Certificate, LearntCourse, Lesson, Note } from "./schemas/learning.ts";

export type { Certificate, LearntCourse, Lesson, LessonLine, Note } from "./schemas/learning.ts";

const schemas = lazySchemas(() => import("./schemas/learning.ts"));

const CALLS = "/functions/v1";

const toData = <T>(result: ApiResult<{ data: T }>): ApiResult<T> => mapResult(result, ({ data }) => data);

export const getLearntCourse = async (api: Api, id: number): Promise<ApiResult<LearntCourse>> =>
  toData(await api.get(`${CALLS}/course/${id}/lessons`, { schema: schemas("CourseAnswer") }));

export const getLesson = async (api: Api, id: number): Promise<ApiResult<Lesson>> =>
  toData(await api.get(`${CALLS}/lesson/${id}`, { schema: schemas("LessonAnswer") }));

export interface ProgressChange {
  seconds?: number | undefined;
  complete?: boolean | undefined;
}

/** `keepalive` as in Call: a page that is left still says how far its reader came. */
export const saveProgress = (
  api: Api,
  lessonId: number,
  change: ProgressChange,
  keepalive = false,
): Promise<ApiResult<unknown>> =>
  api.send("PUT", `${CALLS}/lesson/${lessonId}/progress`, { body: change, keepalive });

export interface WrittenNote {
  content: string;
  /** Revision of the text that this edit began with; null when there was none. */
  revision: string | null;
}

/** A note that is sent while its page is being left cannot wait for the schema of the answer. */
export async function prepareSaveNote(): Promise<void> {
  const schema = schemas("NoteAnswer");
  if (typeof schema === "function") await schema().catch(() => undefined);
}

export const saveNote = async (
  api: Api,
  lessonId: number,
  note: WrittenNote,
  keepalive = false,
): Promise<ApiResult<Note | null>> =>
  toData(
    await api.send("PUT", `${CALLS}/lesson/${lessonId}/note`, {
      body: note,
      schema: schemas("NoteAnswer"),
      keepalive,
    }),
  );

/** The newer note on the server, when a note was refused because of it. Undefined: it was refused for another reason. */
export async function parseNewerNote(error: {
  code: string;
  body: unknown;
}): Promise<Note | null | undefined> {
  if (error.code !== "note_changed") return undefined;
  try {
    const { NoteAnswer } = await import("./schemas/learning.ts");
    return NoteAnswer.parse(error.body).data;
  } catch {
    return undefined;
  }
}

export const saveCertificate = async (
  api: Api,
  courseId: number,
  wish: { name: string; published?: boolean },
): Promise<ApiResult<Certificate>> =>
  toData(
    await api.send("PUT", `${CALLS}/course/${courseId}/certificate`, {
      body: wish,
      schema: schemas("CertificateAnswer"),
    }),
  );
