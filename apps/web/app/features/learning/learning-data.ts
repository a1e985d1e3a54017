// Courses and lessons as our server answers them to the learner.
import { z } from "zod/mini";
import type { Api, ApiResult } from "../../api/result.ts";

const when = z.nullable(z.string());

const LessonLine = z.object({
  id: z.number(),
  position: z.number(),
  title: z.string(),
  kind: z.enum(["text", "audio", "video", "exercise"]),
  minutes: z.number(),
  /** Position at which its sound or picture was left. */
  seconds: z.number(),
  completedAt: when,
  hasNote: z.boolean(),
});
export type LessonLine = z.infer<typeof LessonLine>;

const Certificate = z.object({
  number: z.string(),
  name: z.string(),
  courseTitle: z.string(),
  lessons: z.number(),
  minutes: z.number(),
  completedAt: z.string(),
  publishedAt: when,
});
export type Certificate = z.infer<typeof Certificate>;

const LearntCourse = z.object({
  id: z.number(),
  title: z.string(),
  coverImage: z.nullable(z.string()),
  lessons: z.array(LessonLine),
  certificate: z.nullable(Certificate),
});
export type LearntCourse = z.infer<typeof LearntCourse>;

const Note = z.object({ content: z.string(), revision: z.string(), updatedAt: z.string() });
export type Note = z.infer<typeof Note>;

const Lesson = z.object({
  id: z.number(),
  courseId: z.number(),
  title: z.string(),
  kind: z.enum(["text", "audio", "video", "exercise"]),
  minutes: z.number(),
  content: z.string(),
  mediaUrl: z.nullable(z.string()),
  seconds: z.number(),
  note: z.nullable(Note),
});
export type Lesson = z.infer<typeof Lesson>;

const CourseAnswer = z.object({ data: LearntCourse });
const LessonAnswer = z.object({ data: Lesson });
const NoteAnswer = z.object({ data: z.nullable(Note) });
const ProgressAnswer = z.object({ data: z.object({ completedAt: when }) });
const CertificateAnswer = z.object({ data: Certificate });

const CALLS = "/functions/v1";

function inside<T>(answer: ApiResult<{ data: T }>): ApiResult<T> {
  return answer.ok ? { ...answer, data: answer.data.data } : answer;
}

export const askCourse = async (api: Api, id: number): Promise<ApiResult<LearntCourse>> =>
  inside(await api.get(`${CALLS}/course/${id}/lessons`, { schema: CourseAnswer }));

export const askLesson = async (api: Api, id: number): Promise<ApiResult<Lesson>> =>
  inside(await api.get(`${CALLS}/lesson/${id}`, { schema: LessonAnswer }));

export interface ProgressChange {
  seconds?: number | undefined;
  complete?: boolean | undefined;
}

/** `keepalive` as in Call: a page that is left still says how far its reader came. */
export const sendProgress = async (
  api: Api,
  lessonId: number,
  change: ProgressChange,
  keepalive = false,
): Promise<ApiResult<{ completedAt: string | null }>> =>
  inside(
    await api.send("PUT", `${CALLS}/lesson/${lessonId}/progress`, {
      ...{ body: change, schema: ProgressAnswer, keepalive },
    }),
  );

export interface WrittenNote {
  content: string;
  /** Revision of the text that this edit began with; null when there was none. */
  revision: string | null;
}

export const sendNote = async (
  api: Api,
  lessonId: number,
  note: WrittenNote,
  keepalive = false,
): Promise<ApiResult<Note | null>> =>
  inside(
    await api.send("PUT", `${CALLS}/lesson/${lessonId}/note`, {
      ...{ body: note, schema: NoteAnswer, keepalive },
    }),
  );

/**
 * The newer note on the server, when a note was refused because of it. Undefined: it was refused for another reason.
 */
export function newerNote(error: { code: string; body: unknown }): Note | null | undefined {
  if (error.code !== "note_changed") return undefined;
  const read = NoteAnswer.safeParse(error.body);
  return read.success ? read.data.data : undefined;
}

export const sendCertificate = async (
  api: Api,
  courseId: number,
  wish: { name: string; published?: boolean },
): Promise<ApiResult<Certificate>> =>
  inside(
    await api.send("PUT", `${CALLS}/course/${courseId}/certificate`, {
      body: wish,
      schema: CertificateAnswer,
    }),
  );
