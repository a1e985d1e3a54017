import { z } from "zod/mini";

const CourseProgress = z.object({
  title: z.string(),
  total: z.number(),
  complete: z.number(),
  courseId: z.optional(z.nullable(z.number())),
});
export type CourseProgress = z.infer<typeof CourseProgress>;
export const Progress = z.object({ data: z.array(CourseProgress) });
