import { defineErrors } from "../../platform/problem.ts";

export const errors = defineErrors({
  bad_signature: 401,
  course_not_open: 403,
  payment_required: 403,
  already_enrolled: 409,
  order_open: 409,
  order_closed: 409,
  transfer_settled: 409,
  nothing_missing: 409,
  order_unpaid: 409,
  refund_exceeds: 409,
});
