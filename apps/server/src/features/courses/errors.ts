import { defineErrors } from "../../platform/problem.ts";

export const errors = defineErrors({
  note_changed: 409,
  course_unfinished: 409,
});
