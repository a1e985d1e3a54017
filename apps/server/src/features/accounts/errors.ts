import { defineErrors } from "../../platform/problem.ts";

export const errors = defineErrors({
  wrong_password: 403,
});
