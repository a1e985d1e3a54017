// Offers: courses and plans that can be bought, at the current price.

import { z } from "zod";
import type { Transaction } from "../../platform/database/database.ts";
import { Problem } from "../../platform/problem.ts";
import { errors } from "./errors.ts";

/** The item of an order: a course, or time with premium. */
export type OrderItem = { kind: "course"; id: number } | { kind: "plan"; id: number };

export interface Offer {
  wanted: OrderItem;
  title: string;
  /** đồng, more than 0 */
  price: number;
  /** Of a plan: how many days it gives. */
  days: number | null;
}

const PlanRow = z.object({ name: z.string(), price: z.number(), duration: z.number() });
const CourseRow = z.object({
  title: z.string(),
  price: z.number(),
  status: z.enum(["OPEN", "COMING_SOON"]),
  enrolled: z.boolean(),
});

const FREE_PLAN = 1;

/** Throws Problem: not_found, not_for_sale, course_not_open, already_enrolled. */
export const getOffer = (tx: Transaction, wanted: OrderItem, person: string): Promise<Offer> =>
  wanted.kind === "plan" ? planOffer(tx, wanted) : courseOffer(tx, wanted, person);

async function planOffer(tx: Transaction, wanted: OrderItem): Promise<Offer> {
  const { rows } = await tx.query("select name, price, duration from plan where id = $1", [wanted.id]);
  if (!rows[0]) throw new Problem("not_found", "Không tìm thấy gói này.");
  const { name, price, duration } = PlanRow.parse(rows[0]);
  if (wanted.id === FREE_PLAN || price === 0 || duration === 0) {
    throw new Problem("not_for_sale", "Gói này miễn phí, bạn không cần đặt mua.");
  }
  return { wanted, title: name, price, days: duration };
}

async function courseOffer(tx: Transaction, wanted: OrderItem, person: string): Promise<Offer> {
  const { title, price, status, enrolled } = await courseFor(tx, wanted.id, person);
  if (enrolled) throw new Problem(errors.already_enrolled, "Bạn đã có khóa học này rồi.");
  if (status === "COMING_SOON") throw notOpen();
  if (price === 0) throw new Problem("not_for_sale", "Khóa học này miễn phí, bạn vào học ngay được.");
  return { wanted, title, price, days: null };
}

/** Throws Problem: not_found. */
export async function courseFor(tx: Transaction, id: number, person: string) {
  const { rows } = await tx.query(
    `select c.title, c.price, c.status, e.id is not null as enrolled
       from course c left join "courseEnroll" e on e."courseId" = c.id and e."userId" = $2 where c.id = $1`,
    [id, person],
  );
  if (!rows[0]) throw new Problem("not_found", "Không tìm thấy khóa học này.");
  return CourseRow.parse(rows[0]);
}

export const notOpen = (): Problem =>
  new Problem(errors.course_not_open, "Khóa học này sắp ra mắt nên chưa mua được. Bạn có thể đặt trước.");
