// The one error our own code throws on purpose. Anything else that reaches an edge is a bug: 500.
// Each surface writes it in the dialect its clients read (see platform/http/errors.ts).

const STATUS = {
  invalid_input: 400,
  not_signed_in: 401,
  no_api_key: 401,
  not_allowed: 403,
  wrong_password: 403,
  reauthentication_needed: 403,
  aal2_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_done: 409,
  last_administrator: 409,
  too_large: 413,
  // Those of uploads.
  upload_unfinished: 409,
  uploads_full: 409,
  unusable_file: 422,
  // The companion's.
  unknown_mode: 400,
  mode_unavailable: 400,
  empty_text: 400,
  allowance_used: 403,
  consent_needed: 403,
  session_ended: 409,
  session_full: 409,
  turn_running: 409,
  key_reused: 422,
  stopped: 409,
  // Those of lessons.
  note_changed: 409,
  course_unfinished: 409,
  // Those of orders and payments.
  not_for_sale: 400,
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
  // Those of newsletters.
  campaign_changed: 409,
  campaign_unready: 409,
  too_many_requests: 429,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof STATUS;

export interface ProblemOptions extends ErrorOptions {
  /** When trying again makes sense; told as Retry-After. */
  retryAfterSeconds?: number;
}

/** An expected refusal: `code` is for programs, `message` for the person who reads it. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ProblemCode;
  readonly status: (typeof STATUS)[ProblemCode];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ProblemCode, message: string, options?: ProblemOptions) {
    super(message, options);
    this.code = code;
    this.retryAfterSeconds = options?.retryAfterSeconds;
    this.status = STATUS[code];
  }
}
