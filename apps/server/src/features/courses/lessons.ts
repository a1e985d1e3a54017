// Lessons as one learner finds them, and how far they got.
import { z } from "zod";
import { type Learner, type LessonDeps, noSuchLesson, notLearning } from "./learner.ts";
import { type Note, openNote } from "./note.ts";

/** As PostgreSQL writes instants into JSON, and as the driver reads them. */
const instant = z
  .union([z.date(), z.string().transform((text) => new Date(text))])
  .transform((at) => at.toISOString());

const Kind = z.enum(["text", "audio", "video", "exercise"]);
const LessonLine = z.object({
  id: z.number(),
  position: z.number(),
  title: z.string(),
  kind: Kind,
  minutes: z.number(),
  /** Position at which its audio or video was left, in seconds. */
  seconds: z.number(),
  completedAt: instant.nullable(),
  hasNote: z.boolean(),
});

export const Certificate = z.object({
  number: z.string(),
  name: z.string(),
  courseTitle: z.string(),
  lessons: z.number(),
  minutes: z.number(),
  completedAt: instant,
  publishedAt: instant.nullable(),
});
export type Certificate = z.infer<typeof Certificate>;

const LearntCourse = z.object({
  id: z.number(),
  title: z.string(),
  coverImage: z.string().nullable(),
  lessons: z.array(LessonLine),
  certificate: Certificate.nullable(),
});
export type LearntCourse = z.infer<typeof LearntCourse>;

const COURSE = `
  select c.id, c.title, c."coverImage",
         coalesce((
           select jsonb_agg(jsonb_build_object(
                    'id', l.id, 'position', l.position, 'title', l.title, 'kind', l.kind, 'minutes', l.minutes,
                    'seconds', coalesce(p.seconds, 0), 'completedAt', p."completedAt",
                    'hasNote', n."lessonId" is not null) order by l.position, l.id)
             from lesson l
             left join "lessonProgress" p on p."lessonId" = l.id
             left join "lessonNote" n on n."lessonId" = l.id
            where l."courseId" = c.id), '[]') as lessons,
         (select to_jsonb(t) from certificate t where t."courseId" = c.id) as certificate
    from course c where c.id = $1`;

/** The course's lessons in their order, without their texts. Throws Problem: not_found, not_allowed. */
export async function courseToLearn(
  deps: LessonDeps,
  learner: Learner,
  courseId: number,
): Promise<LearntCourse> {
  const { rows } = await deps.database.asCaller(learner.learning, {
    text: COURSE,
    values: [courseId],
    name: "lesson_course",
  });
  if (!rows[0]) throw await notLearning(deps, learner, courseId);
  return LearntCourse.parse(rows[0]);
}

const Lesson = z.object({
  id: z.number(),
  courseId: z.number(),
  position: z.number(),
  title: z.string(),
  kind: Kind,
  minutes: z.number(),
  content: z.string(),
  mediaUrl: z.string().nullable(),
  seconds: z.number(),
  completedAt: instant.nullable(),
});

const LESSON = `
  select l.id, l."courseId", l.position, l.title, l.kind, l.minutes, l.content, l."mediaUrl",
         coalesce(p.seconds, 0) as seconds, p."completedAt",
         n.content as note, n.revision, n."updatedAt"
    from lesson l
    left join "lessonProgress" p on p."lessonId" = l.id
    left join "lessonNote" n on n."lessonId" = l.id
   where l.id = $1`;

/** One lesson whole: its text, an address that plays now, and what the learner wrote. Throws Problem("not_found"). */
export async function lessonToLearn(
  { database, companion, signer }: LessonDeps,
  learner: Learner,
  lessonId: number,
): Promise<z.infer<typeof Lesson> & { note: Note | null }> {
  const { rows } = await database.asCaller(learner.learning, {
    text: LESSON,
    values: [lessonId],
    name: "lesson_whole",
  });
  const [row] = rows;
  if (!row) throw noSuchLesson();
  const { mediaUrl, ...lesson } = Lesson.parse(row);
  const note = { content: row.note, revision: row.revision, updatedAt: row.updatedAt };
  return {
    ...lesson,
    mediaUrl: mediaUrl && signer.sign(mediaUrl, learner),
    note: row.revision === null ? null : openNote(companion.sealed, { lessonId, userId: learner.id }, note),
  };
}

const Progress = z.object({ lessonId: z.number(), seconds: z.number(), completedAt: instant.nullable() });

export interface ProgressChange {
  /** Present position of the audio or video, in seconds. */
  seconds?: number | undefined;
  complete?: boolean | undefined;
}

// Finished once is finished then: pressing again does not move the day.
const PROGRESS = `
  insert into "lessonProgress" as p ("userId", "lessonId", seconds, "completedAt")
  select auth.uid(), l.id, coalesce($2::integer, 0), case when $3::boolean then clock_timestamp() end
    from lesson l where l.id = $1
  on conflict ("userId", "lessonId") do update set
    seconds = coalesce($2, p.seconds),
    "completedAt" = case when $3 is null then p."completedAt" when $3 then coalesce(p."completedAt", clock_timestamp()) end
  returning "lessonId", seconds, "completedAt"`;

/** Throws Problem("not_found"). */
export async function saveProgress(
  { database }: LessonDeps,
  learner: Learner,
  { lessonId, change }: { lessonId: number; change: ProgressChange },
): Promise<z.infer<typeof Progress>> {
  const { rows } = await database.asCaller(learner.learning, {
    text: PROGRESS,
    values: [lessonId, change.seconds ?? null, change.complete ?? null],
    name: "lesson_progress",
  });
  if (!rows[0]) throw noSuchLesson();
  return Progress.parse(rows[0]);
}

const CourseProgress = z.object({
  courseId: z.number(),
  title: z.string(),
  total: z.number(),
  complete: z.number(),
});

// The course that was learnt last comes first.
const ALL = `
  select c.id as "courseId", c.title, count(l.id)::integer as total, count(p."completedAt")::integer as complete
    from "courseEnroll" e
    join course c on c.id = e."courseId"
    left join lesson l on l."courseId" = c.id
    left join "lessonProgress" p on p."lessonId" = l.id
   group by c.id, c.title, e."createdAt"
   order by greatest(max(p."updatedAt"), e."createdAt") desc, c.id`;

/** Every course that this person is enrolled in; `total` is 0 where it has no lessons of ours. */
export async function getProgress(
  { database }: LessonDeps,
  { learning }: Learner,
): Promise<z.infer<typeof CourseProgress>[]> {
  const { rows } = await database.asCaller(learning, { text: ALL, values: [], name: "lesson_courses" });
  return z.array(CourseProgress).parse(rows);
}
