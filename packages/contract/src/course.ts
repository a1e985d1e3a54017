// Courses as the data API and the functions answer them. Screens read these and nothing looser.
import { z } from "zod/mini";

const text = z.nullable(z.string());

export const Course = z.object({
  id: z.number(),
  title: z.string(),
  /** HTML; absent where a list leaves it out. */
  description: z.optional(text),
  coverImage: z.optional(text),
  /** Whole đồng; 0 is free. */
  price: z.number(),
  /** `COMING_SOON`, or any other for what can be begun. */
  status: z.string(),
  /** Without ratings: absent, or the default of 5 with a count of 0. */
  rating: z.nullish(z.number()),
  ratingCount: z.nullish(z.number()),
  createdAt: z.string(),
  /** DRAFT or SCHEDULED reach staff alone; absent where it is not asked for. */
  publication: z.optional(z.string()),
  /** Texts and picture of a shared link; empty fields are taken from the content. */
  seoTitle: z.optional(text),
  seoDescription: z.optional(text),
  updatedAt: z.optional(z.string()),
});
export type Course = z.infer<typeof Course>;

/** A course as the person who asks finds it: GET /functions/v1/course/{id}. */
export const CourseDetail = z.extend(Course, {
  isEnrolled: z.boolean(),
  isOrdered: z.boolean(),
  /** Ordered, without a claim of payment yet. */
  isAwaitingPayment: z.optional(z.boolean()),
  /** Place of teaching, for those enrolled: an address, or a path of this site. */
  lmsUrl: text,
});
export type CourseDetail = z.infer<typeof CourseDetail>;

/** Public facts of a lesson: the resource `courseOutline`. */
export const OutlineLesson = z.object({
  id: z.number(),
  position: z.number(),
  title: z.string(),
  kind: z.string(),
  minutes: z.number(),
});
export type OutlineLesson = z.infer<typeof OutlineLesson>;

export const CourseEnroll = z.object({ courseId: z.number(), course: z.nullable(Course) });

/** Kept by a store that may be another than ours: nothing else of its rows is counted on. */
export const CoursePreorder = z.object({ courseId: z.number() });
