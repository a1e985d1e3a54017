import { z } from "zod/mini";

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

export const CourseAnswer = z.object({ data: LearntCourse });
export const LessonAnswer = z.object({ data: Lesson });
export const NoteAnswer = z.object({ data: z.nullable(Note) });
export const CertificateAnswer = z.object({ data: Certificate });
