// Three dialects for one Problem, because three client libraries read our bodies. The field names are the clients'
// contract, not ours to tidy.
import type { Context, ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { Problem } from "../problem.ts";
import type { AppEnv } from "./app-env.ts";

/** Read by postgrest-js. */
const restBody = (code: string, message: string) => ({ code, message, details: null, hint: null });

/** Read by auth-js (`msg`, `error_code`) and by the sign-up form (`error_description`). */
const authBody = (status: number, code: string, message: string) => ({
  code: status,
  error_code: code,
  msg: message,
  error: code,
  error_description: message,
});

/** Read by the screens that call /functions/v1. */
const functionBody = (code: string, message: string) => ({
  success: false as const,
  error: message,
  code,
});

export type Dialect = "rest" | "auth" | "functions";

const BODIES = {
  rest: (_status: number, code: string, message: string) => restBody(code, message),
  auth: authBody,
  functions: (_status: number, code: string, message: string) => functionBody(code, message),
};

export interface Refusal {
  status: ContentfulStatusCode;
  code: string;
  message: string;
  /** Fields beside the usual ones. */
  extra?: Record<string, unknown>;
}

/** The answer to a request that is refused, in the words of its surface. */
export function refusal(c: Context<AppEnv>, dialect: Dialect, { status, code, message, extra }: Refusal) {
  if (dialect !== "auth") return c.json({ ...BODIES[dialect](status, code, message), ...extra }, status);
  c.header("X-Sb-Error-Code", code);
  if (!knowsVersion(c.req.header(API_VERSION_HEADER))) {
    return c.json({ ...authBody(status, code, message), ...extra }, status);
  }
  // Said back, it tells auth-js that `code` is now a word and not the status.
  c.header(API_VERSION_HEADER, API_VERSION);
  return c.json({ code, message, ...extra }, status);
}

const API_VERSION_HEADER = "X-Supabase-Api-Version";
/** The version from which on bodies of errors are `{code, message}`. */
const API_VERSION = "2024-01-01";

const knowsVersion = (sent: string | undefined): boolean =>
  sent !== undefined && /^\d{4}-\d\d-\d\d$/.test(sent) && sent >= API_VERSION;

const SORRY = "Có lỗi xảy ra. Vui lòng thử lại sau.";
/** GoTrue's own codes for those of a Problem. */
const AUTH_CODES: Readonly<Record<string, string>> = { too_many_requests: "over_request_rate_limit" };

/**
 * Values that PostgreSQL cannot store although they parse as text or a date: NUL, a year before the first. A client
 * that sends one made it deliberately.
 */
const UNUSABLE_VALUES = new Set(["22021", "22P05", "22008"]);
const isUnusableValue = (error: Error): boolean =>
  "severity" in error && "code" in error && UNUSABLE_VALUES.has(String(error.code));

const UNUSABLE = new Problem("invalid_input", "Dữ liệu gửi lên chưa đúng. Vui lòng kiểm tra lại.");

/** A Problem is answered in its own words; any other error is a bug: logged with the request, shown as one sentence. */
export function answerErrors(dialect: Dialect): ErrorHandler<AppEnv> {
  return (thrown, c) => {
    const error = isUnusableValue(thrown) ? UNUSABLE : thrown;
    if (error instanceof Problem) {
      const { status, message, retryAfterSeconds } = error;
      if (retryAfterSeconds !== undefined) c.header("Retry-After", String(retryAfterSeconds));
      const code = (dialect === "auth" ? AUTH_CODES[error.code] : undefined) ?? error.code;
      return refusal(c, dialect, { status, code, message });
    }
    if (error instanceof HTTPException && error.status < 500) {
      return refusal(c, dialect, {
        status: error.status as ContentfulStatusCode,
        code: "invalid_request",
        message: error.message,
      });
    }
    c.var.log.error({ err: error }, "unexpected error");
    return refusal(c, dialect, { status: 500, code: "unexpected", message: SORRY });
  };
}
