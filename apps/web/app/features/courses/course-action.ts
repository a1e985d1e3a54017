// Action of the main button of a course.
import { isComing } from "./course-item.ts";

export interface CourseSituation {
  status: string;
  price: number;
  isEnrolled: boolean;
  /** An order for it is open or being checked. */
  isOrdered: boolean;
  isPreordered: boolean;
}

/**
 * `explore`: go and learn. `enrol`: the same words, but the person is enrolled first. `waiting`: an order was made and
 * somebody has to confirm it. The rest says what it does.
 */
export type CourseAction = "explore" | "enrol" | "buy" | "waiting" | "preorder" | "preordered";

/** A pre-order counts only while the course is still coming; once it is there, it is a course like any other. */
export function courseAction(course: CourseSituation): CourseAction {
  const { status, price, isEnrolled, isOrdered, isPreordered } = course;
  if (isComing({ status })) return isPreordered ? "preordered" : "preorder";
  if (isEnrolled) return "explore";
  if (price === 0) return "enrol";
  return isOrdered ? "waiting" : "buy";
}
