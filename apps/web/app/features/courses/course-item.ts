// A course on a card, and what its numbers mean.
import type { Course } from "@bentrong/contract/course";
import { excerpt } from "@bentrong/format/excerpt";

const SUMMARY = 120;
const COMING_SOON = "COMING_SOON";

/** A list shows the first words of a description; a phone should not be sent twelve whole ones. */
export interface CourseItem extends Omit<Course, "description"> {
  summary: string;
}

export const toCourseItem = ({ description, ...course }: Course): CourseItem => ({
  ...course,
  summary: excerpt(description ?? "", SUMMARY),
});

export const isComing = ({ status }: Pick<Course, "status">): boolean => status === COMING_SOON;

export interface Rating {
  /** 0 to 5; 5 as long as nobody rated. */
  stars: number;
  count: number;
}

export const toRating = ({ rating, ratingCount }: Pick<Course, "rating" | "ratingCount">): Rating => ({
  stars: rating ?? 5,
  count: ratingCount ?? 0,
});
