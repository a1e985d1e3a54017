// Courses that a test makes up, and what is taken from the first content; see data-api.ts for how rows reach a page.
import type { APIRequestContext, Page } from "@playwright/test";
import { fetchRows } from "./data-api.ts";

type Given = Record<string, unknown>;

export const aCourse = (id: number, given: Given = {}) => ({
  id,
  title: `Khóa số ${id}`,
  description: `<p>Lời giới thiệu số ${id}.</p>`,
  coverImage: null,
  price: 290_000,
  status: "OPEN",
  rating: 5,
  ratingCount: 0,
  top: null,
  createdAt: "2026-10-01T00:00:00+00:00",
  ...given,
});

export const courses = (count: number, given: Given = {}) =>
  Array.from({ length: count }, (_, place) => aCourse(place + 1, given));

/** A course of the first content. Which one differs from kind to kind, so that specs do not meet. */
export async function courseWhich(
  request: APIRequestContext,
  kind: "free" | "paid" | "coming",
): Promise<number> {
  const filter = {
    free: "price=eq.0&status=eq.OPEN",
    paid: "price=gt.0&status=eq.OPEN",
    coming: "status=eq.COMING_SOON",
  }[kind];
  const [course] = await fetchRows(request, `course?select=id&${filter}&order=id&limit=1`);
  if (!course) throw new Error(`The first content has no ${kind} course`);
  return course.id;
}

/** The course page finds this, whatever the server holds. */
export async function courseIs(page: Page, id: number, given: Given = {}): Promise<void> {
  const course = { ...aCourse(id), isEnrolled: false, isOrdered: false, lmsUrl: null, ...given };
  await page.route(`**/functions/v1/course/${id}`, (route) =>
    route.fulfill({ json: { success: true, data: course } }),
  );
}
