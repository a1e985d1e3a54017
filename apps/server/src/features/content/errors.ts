import { defineErrors } from "../../platform/problem.ts";

export const errors = defineErrors({
  upload_unfinished: 409,
  uploads_full: 409,
  unusable_file: 422,
});
