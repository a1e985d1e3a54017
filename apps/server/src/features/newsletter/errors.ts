import { defineErrors } from "../../platform/problem.ts";

export const errors = defineErrors({
  campaign_changed: 409,
  campaign_unready: 409,
});
