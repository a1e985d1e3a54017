// The learner, and the dependencies of this folder. Everything here runs with the learner's claims: what is not theirs is not
// there (db/migrations/0005_courses.sql), so no statement asks who is enrolled.

import type { EncryptedColumns } from "../../platform/crypto/encrypted-columns.ts";
import { type Caller, type Database, LESSON_SERVICE } from "../../platform/database/database.ts";
import type { Limits } from "../../platform/http/limits.ts";
import type { Authenticate, Person } from "../../platform/identity/authenticate.ts";
import { Problem } from "../../platform/problem.ts";
import type { MediaSigner } from "../../platform/storage/signed-address.ts";

export interface LessonDeps {
  database: Pick<Database, "asCaller" | "inTransaction">;
  companion: { sealed: EncryptedColumns };
  authenticate: Authenticate;
  limits: Limits;
  signer: Pick<MediaSigner, "sign">;
}

export interface Learner extends Person {
  /** For statements of the lesson player on the learner's behalf. */
  learning: Caller;
}

export const toLearner = (person: Person): Learner => ({
  ...person,
  learning: { ...LESSON_SERVICE, claims: person.caller.claims },
});

export const noSuchLesson = (): Problem => new Problem("not_found", "Không tìm thấy bài học này.");

/** Why a course cannot be learnt: it is there for everybody to see, or not there at all. */
export async function notLearning(
  { database }: Pick<LessonDeps, "database">,
  { caller }: Learner,
  courseId: number,
): Promise<Problem> {
  const { rows } = await database.asCaller(caller, {
    text: "select from course where id = $1",
    values: [courseId],
  });
  return rows.length > 0
    ? new Problem("not_allowed", "Bạn chưa ghi danh khóa học này.")
    : new Problem("not_found", "Không tìm thấy khóa học này.");
}
