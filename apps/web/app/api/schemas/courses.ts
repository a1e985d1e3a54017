import { Course, CourseDetail, CourseEnroll, CoursePreorder, OutlineLesson } from "@bentrong/contract/course";
import { z } from "zod/mini";

export const Courses = z.array(Course);
export const Enrolments = z.array(CourseEnroll);
export const Outline = z.array(OutlineLesson);
export const Preorders = z.array(CoursePreorder);
export const Detail = z.object({ data: CourseDetail });
/** Address at which a course is taught: a full address, or a path of this site. */
export const Place = z.object({ data: z.string() });
