// Courses as one person finds them: whether they may learn, and where.

import { z } from "zod";
import {
  type Caller,
  type Database,
  MONEY_SERVICE,
  type Transaction,
} from "../../platform/database/database.ts";
import { lockPurchases } from "../../platform/database/lock-purchases.ts";
import { Problem } from "../../platform/problem.ts";
import { errors } from "./errors.ts";
import { courseFor, notOpen } from "./offers.ts";

type Deps = { database: Pick<Database, "inTransaction"> };

const Enrolment = z.object({ id: z.number(), courseId: z.number(), createdAt: z.date() });
export type Enrolment = z.infer<typeof Enrolment>;

const OWN = `select id, "courseId", "createdAt" from "courseEnroll" where "userId" = $1 and "courseId" = $2`;

/**
 * Free courses only; a paid one is opened by its order. `isNew` false: enrolled before.
 * Throws Problem: not_found, course_not_open, payment_required.
 */
export function enrol(
  { database }: Deps,
  person: string,
  courseId: number,
): Promise<{ enrolment: Enrolment; isNew: boolean }> {
  return database.inTransaction(MONEY_SERVICE, async (tx) => {
    await lockPurchases(tx, person);
    const course = await courseFor(tx, courseId, person);
    const before = await findEnrolment(tx, person, courseId);
    if (before) return { enrolment: before, isNew: false };
    if (course.status === "COMING_SOON") throw notOpen();
    if (course.price > 0) {
      throw new Problem(errors.payment_required, "Khóa học này cần thanh toán trước khi vào học.");
    }
    const { rows } = await tx.query(
      `insert into "courseEnroll" ("userId", "courseId") values ($1, $2) returning id, "courseId", "createdAt"`,
      [person, courseId],
    );
    return { enrolment: Enrolment.parse(rows[0]), isNew: true };
  });
}

async function findEnrolment(
  tx: Transaction,
  person: string,
  courseId: number,
): Promise<Enrolment | undefined> {
  const { rows } = await tx.query(OWN, [person, courseId]);
  return rows[0] && Enrolment.parse(rows[0]);
}

/** Our own lesson player, unless the course lives somewhere else. */
const getLearningPlace = (courseId: number, lmsUrl: unknown): string =>
  typeof lmsUrl === "string" ? lmsUrl : `/course/${courseId}/learn`;

const COURSE = `
  select c.id, c.title, c."seoTitle", c."seoDescription", c."updatedAt", c."coverImage", c.description, c.price, c.status, c.rating::float8 as rating, c."ratingCount",
         c.top, c."createdAt", l."lmsUrl",
         e.id is not null as "isEnrolled",
         exists (select from "order" o where o."courseId" = c.id and o."userId" = $2
                  and o."cancelledAt" is null and o."expiredAt" is null and o."refundedAt" is null
                  and (o.status <> 'PENDING' or o."expiresAt" > clock_timestamp())) as "isOrdered",
         exists (select from "order" o where o."courseId" = c.id and o."userId" = $2 and o.status = 'PENDING'
                  and o."cancelledAt" is null and o."expiredAt" is null and o."expiresAt" > clock_timestamp())
           as "isAwaitingPayment"
    from course c
    left join "courseEnroll" e on e."courseId" = c.id and e."userId" = $2
    left join "courseLink" l on l."courseId" = c.id
   where c.id = $1`;

/** The reader: claims of staff show drafts too. */
interface Looker {
  id: string;
  caller: Caller;
}

/** `person` undefined: a visitor, who has nothing. Throws Problem("not_found"). */
export async function getCourse({ database }: Deps, courseId: number, person: Looker | undefined) {
  const { rows } = await database.inTransaction(
    { ...MONEY_SERVICE, claims: person?.caller.claims ?? "" },
    (tx) => tx.query(COURSE, [courseId, person?.id ?? null]),
  );
  const [course] = rows;
  if (!course) throw new Problem("not_found", "Không tìm thấy khóa học này.");
  return { ...course, lmsUrl: course.isEnrolled ? getLearningPlace(courseId, course.lmsUrl) : null };
}

/** Returns the address at which an enrolled person learns. Throws Problem: not_found, not_allowed. */
export async function learningPlace(deps: Deps, courseId: number, person: Looker): Promise<string> {
  const { lmsUrl } = await getCourse(deps, courseId, person);
  if (lmsUrl === null) throw new Problem("not_allowed", "Bạn chưa ghi danh khóa học này.");
  return lmsUrl;
}
