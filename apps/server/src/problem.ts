// The one error our own code throws on purpose. Anything else that reaches an edge is a bug: 500.
// Each surface writes it in the dialect its clients read (see http/errors.ts).

const STATUS = {
  invalid_input: 400,
  not_signed_in: 401,
  no_api_key: 401,
  not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_done: 409,
  too_large: 413,
  too_many_requests: 429,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof STATUS;

/** An expected refusal: `code` is for programs, `message` for the person who reads it. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ProblemCode;
  readonly status: (typeof STATUS)[ProblemCode];

  constructor(code: ProblemCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.status = STATUS[code];
  }
}
