// PostgreSQL's refusals as the data API's. Codes and texts stay PostgreSQL's; the status is PostgREST's for the code.
import { answerTooLarge, notSingular, RestError, tooManyAffected } from "../rest-error.ts";

interface PostgresError {
  code: string;
  message: string;
  detail?: string;
  hint?: string;
}

const SQLSTATE = /^[0-9A-Z]{5}$/;

function isPostgresError(error: unknown): error is PostgresError {
  return (
    error instanceof Error &&
    "severity" in error &&
    "code" in error &&
    typeof error.code === "string" &&
    SQLSTATE.test(error.code)
  );
}

/** Anything that is no refusal of PostgreSQL and no lost connection is a bug and is passed on. */
export function toRestError(error: unknown, anonymous: boolean): unknown {
  if (error instanceof RestError) return error;
  if (!isPostgresError(error)) return isLostConnection(error) ? unavailable() : error;
  if (error.code === "RS116") return notSingular(Number(error.message));
  if (error.code === "RS413") return answerTooLarge(Number(error.message));
  if (error.code === "RS124") return tooManyAffected(Number(error.message));
  const status = toStatus(error, anonymous);
  return new RestError({
    status,
    code: error.code,
    message: error.message,
    details: error.detail,
    hint: error.hint,
    headers: status === 401 ? { "WWW-Authenticate": "Bearer" } : {},
  });
}

const unavailable = (): RestError =>
  new RestError({ status: 503, code: "PGRST001", message: "Database client error. Please try again." });

const LOST = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT"]);

function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && LOST.has(error.code)) return true;
  return /^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message);
}

/** By the whole code, by its class, and 400 for everything that is the caller's doing. */
const BY_CODE: Readonly<Record<string, number>> = {
  "23503": 409,
  "23505": 409,
  "25006": 405,
  // The statement took too long or nested too deep: what was asked is too much, and asking again will not help.
  "57014": 400,
  "54001": 400,
  "57P01": 503,
  "57P02": 503,
  "57P03": 503,
  "53400": 500,
  "42883": 404,
  "42P01": 404,
  "42P17": 500,
  P0001: 400,
};

const BY_CLASS: Readonly<Record<string, number>> = {
  "08": 503,
  "09": 500,
  "0L": 403,
  "0P": 403,
  "25": 500,
  "28": 403,
  "2D": 500,
  "38": 500,
  "39": 500,
  "3B": 500,
  "40": 500,
  "53": 503,
  "54": 500,
  "55": 500,
  "57": 500,
  "58": 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

function toStatus({ code, message }: PostgresError, anonymous: boolean): number {
  if (code === "42501") return anonymous ? 401 : 403;
  if (code === "21000") return message.endsWith("requires a WHERE clause") ? 400 : 500;
  if (code === "22023") return /^role .* does not exist$/.test(message) ? 401 : 400;
  const raised = /^PT([2-5][0-9]{2})$/.exec(code)?.[1];
  if (raised) return Number(raised);
  return BY_CODE[code] ?? BY_CLASS[code.slice(0, 2)] ?? 400;
}
