// Three dialects for one Problem, because three client libraries read our bodies. The field names are the clients'
// contract, not ours to tidy.
import type { ErrorHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { Problem } from "../problem.ts";
import type { AppEnv } from "./app-env.ts";

/** Read by postgrest-js. */
export const restBody = (code: string, message: string) => ({ code, message, details: null, hint: null });

/** Read by auth-js (`msg`, `error_code`) and by the sign-up form (`error_description`). */
export const authBody = (status: number, code: string, message: string) => ({
  code: status,
  error_code: code,
  msg: message,
  error: code,
  error_description: message,
});

/** Read by the screens that call /functions/v1. */
export const functionBody = (code: string, message: string) => ({
  success: false as const,
  error: message,
  code,
});

export type Dialect = "rest" | "auth" | "functions";

export function errorBody(dialect: Dialect, status: number, code: string, message: string) {
  if (dialect === "rest") return restBody(code, message);
  if (dialect === "auth") return authBody(status, code, message);
  return functionBody(code, message);
}

const SORRY = "Có lỗi xảy ra. Vui lòng thử lại sau.";

/** What our own code refuses on purpose is told; anything else is a bug: logged with the request, shown as one sentence. */
export function answerErrors(dialect: Dialect): ErrorHandler<AppEnv> {
  return (error, c) => {
    if (error instanceof Problem)
      return c.json(errorBody(dialect, error.status, error.code, error.message), error.status);
    if (error instanceof HTTPException && error.status < 500) {
      return c.json(errorBody(dialect, error.status, "invalid_request", error.message), error.status);
    }
    c.var.log.error({ err: error }, "unexpected error");
    return c.json(errorBody(dialect, 500, "unexpected", SORRY), 500);
  };
}
