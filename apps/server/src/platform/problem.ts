// The one error that our code throws on purpose. Any other error that reaches a surface is a bug: 500. Each surface
// writes it in the dialect of its clients (http/errors.ts). Codes of one feature are in that feature's errors.ts.

const STATUS = {
  invalid_input: 400,
  not_signed_in: 401,
  no_api_key: 401,
  not_allowed: 403,
  reauthentication_needed: 403,
  aal2_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  already_done: 409,
  last_administrator: 409,
  too_large: 413,
  empty_text: 400,
  // Of orders, and of administrators who give memberships.
  not_for_sale: 400,
  too_many_requests: 429,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof STATUS;

type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 503;

export interface ErrorDefinition {
  code: string;
  status: ErrorStatus;
}

/** The codes that no single feature owns; docs/api/errors.md lists them all. */
export const sharedErrors: Readonly<Record<string, ErrorStatus>> = STATUS;

/** The codes of one feature, each with its status, for `new Problem(errors.some_code, message)`. */
export function defineErrors<Code extends string>(
  statuses: Readonly<Record<Code, ErrorStatus>>,
): Readonly<Record<Code, ErrorDefinition>> {
  const entries = Object.entries<ErrorStatus>(statuses).map(([code, status]) => [code, { code, status }]);
  return Object.fromEntries(entries) as Record<Code, ErrorDefinition>;
}

export interface ProblemOptions extends ErrorOptions {
  /** When trying again makes sense; told as Retry-After. */
  retryAfterSeconds?: number;
}

/** An expected refusal: `code` is for programs, `message` for the person who reads it. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: string;
  readonly status: ErrorStatus;
  readonly retryAfterSeconds: number | undefined;

  constructor(error: ProblemCode | ErrorDefinition, message: string, options?: ProblemOptions) {
    super(message, options);
    const { code, status } = typeof error === "string" ? { code: error, status: STATUS[error] } : error;
    this.code = code;
    this.status = status;
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }
}
