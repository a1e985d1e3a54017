// Certificates: made once every lesson of a course is finished (the policies see to it), with what was true then. The
// name stands as its learner writes it, and strangers learn of it only once the learner published it.

import { randomInt } from "node:crypto";
import { LONGEST_CERTIFICATE_NAME } from "@bentrong/contract/learning";
import { z } from "zod";
import { LESSON_SERVICE, type Transaction } from "../../platform/database/database.ts";
import { cleaned, isBlank } from "../../platform/http/written-text.ts";
import { Problem } from "../../platform/problem.ts";
import { errors } from "./errors.ts";
import { type Learner, type LessonDeps, notLearning } from "./learner.ts";
import { Certificate } from "./lessons.ts";

/** Without I, L, O and U, which are read as something else (Crockford's base 32). */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const group = (): string => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join("");
const NUMBER = /^BT(-[0-9A-HJKMNP-TV-Z]{4}){3}$/;
const newNumber = (): string => ["BT", group(), group(), group()].join("-");

/** One line of a name. Throws Problem: empty_text, too_large. */
function readName(text: string): string {
  const name = cleaned(text).replace(/\s+/g, " ");
  if (isBlank(name)) throw new Problem("empty_text", "Bạn viết tên muốn in trên giấy nhé.");
  if ([...name].length <= LONGEST_CERTIFICATE_NAME) return name;
  throw new Problem("too_large", `Tên dài hơn ${LONGEST_CERTIFICATE_NAME} ký tự nên giấy không đủ chỗ.`);
}

const COLUMNS = `number, name, "courseTitle", lessons, minutes, "completedAt", "publishedAt"`;
const publishedAs = (wanted: string, before: string) =>
  `case when ${wanted}::boolean is null then ${before} when ${wanted} then coalesce(${before}, clock_timestamp()) end`;
const CHANGE = `
  update certificate set name = $2, "publishedAt" = ${publishedAs("$3", `"publishedAt"`)}
   where "courseId" = $1 returning ${COLUMNS}`;
const MAKE = `
  insert into certificate ("userId", "courseId", name, "publishedAt", number, "courseTitle", lessons, minutes, "completedAt")
  select auth.uid(), c.id, $2, ${publishedAs("$3", "null::timestamptz")}, $4, c.title, s.lessons, s.minutes, s.finished
    from course c
   cross join lateral (
     select count(*)::integer as lessons, sum(l.minutes)::integer as minutes, max(p."completedAt") as finished,
            count(p."completedAt") = count(*) as complete
       from lesson l left join "lessonProgress" p on p."lessonId" = l.id
      where l."courseId" = c.id) s
   where c.id = $1 and s.lessons > 0 and s.complete
  on conflict ("userId", "courseId") do nothing returning ${COLUMNS}`;

export interface Wish {
  courseId: number;
  name: string;
  /** Undefined: unchanged; initially not public. */
  published?: boolean | undefined;
}

/** Made at the first call, changed at later ones. Throws Problem: not_found, not_allowed, course_unfinished. */
export async function writeCertificate(
  deps: LessonDeps,
  learner: Learner,
  { courseId, name, published }: Wish,
): Promise<Certificate> {
  const values = [courseId, readName(name), published ?? null];
  const made = await deps.database.inTransaction(learner.learning, async (tx) => {
    const change = (): Promise<unknown> => firstRow(tx, CHANGE, values);
    // Pressed twice at once, the second finds what the first made.
    return (await change()) ?? (await firstRow(tx, MAKE, [...values, newNumber()])) ?? (await change());
  });
  if (made) return Certificate.parse(made);
  const isLearning = await deps.database.asCaller(learner.learning, {
    text: "select from course where id = $1",
    values: [courseId],
  });
  if (isLearning.rows.length === 0) throw await notLearning(deps, learner, courseId);
  throw new Problem(errors.course_unfinished, "Bạn học hết các bài rồi quay lại nhận giấy nhé.");
}

const firstRow = async (tx: Transaction, text: string, values: unknown[]): Promise<unknown> =>
  (await tx.query(text, values)).rows[0];

const Published = z.object({
  name: z.string(),
  courseTitle: z.string(),
  completedAt: z.date().transform((at) => at.toISOString()),
});

/** Public part of a certificate. Unpublished and missing ones give the same answer: Problem("not_found"). */
export async function publishedCertificate(
  { database }: Pick<LessonDeps, "database">,
  number: string,
): Promise<z.infer<typeof Published>> {
  const missing = new Problem("not_found", "Không tìm thấy giấy hoàn thành nào mang số này.");
  if (!NUMBER.test(number)) throw missing;
  const { rows } = await database.asCaller(LESSON_SERVICE, {
    text: `select name, "courseTitle", "completedAt" from app.published_certificate($1)`,
    values: [number],
    name: "lesson_published_certificate",
  });
  if (!rows[0]) throw missing;
  return Published.parse(rows[0]);
}
