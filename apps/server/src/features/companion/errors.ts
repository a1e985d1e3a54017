import { defineErrors } from "../../platform/problem.ts";

export const errors = defineErrors({
  unknown_mode: 400,
  mode_unavailable: 400,
  allowance_used: 403,
  consent_needed: 403,
  session_ended: 409,
  session_active: 409,
  session_full: 409,
  turn_running: 409,
  key_reused: 422,
  stopped: 409,
});
