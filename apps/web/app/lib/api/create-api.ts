import type { Api, ApiError, ApiResult, Call, Method } from "./api.ts";
import { readProblem } from "./read-problem.ts";

export interface ApiDeps {
  /** "" in the browser, an invented origin in process. */
  base: string;
  publicKey: string;
  accessToken(): string | undefined;
  fetch(request: Request): Promise<Response>;
  /** What happens when the session's token is refused. Absent where there is no session: on the server. */
  session?: SessionRenewal;
}

export interface SessionRenewal {
  /** Another token to try with, or undefined when there is none. */
  renew(refused: string): Promise<string | undefined>;
  /** The new token was refused as well. */
  refusedAgain(token: string): void;
}

function headersFor(deps: ApiDeps, call: Call<unknown>, token: string | null | undefined): Headers {
  const headers = new Headers(call.headers);
  headers.set("apikey", deps.publicKey);
  // Without a session the header is sent empty rather than left out: the backend's clients do the same.
  headers.set("Authorization", token ? `Bearer ${token}` : "");
  if (call.body !== undefined) headers.set("Content-Type", "application/json");
  return headers;
}

const failure = (error: ApiError): { ok: false; error: ApiError } => ({ ok: false, error });

/** The number after the slash of `Content-Range: 0-11/42`. */
function totalOf(response: Response): number | undefined {
  const total = /\/(\d+)$/.exec(response.headers.get("Content-Range") ?? "")?.[1];
  return total === undefined ? undefined : Number(total);
}

function waitOf(response: Response): Pick<ApiError, "retryAfterSeconds"> {
  const seconds = Number(response.headers.get("Retry-After") ?? Number.NaN);
  return Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {};
}

// What /auth/v1 answers with 403 to a token that is no longer worth anything.
const TOKEN_CODES = ["bad_jwt", "session_not_found", "user_not_found"];

/** The token was not accepted. A call without our public key is refused with 401 too, whoever makes it. */
const isTokenRefused = <T>(result: ApiResult<T>): boolean => {
  if (result.ok) return false;
  const { status, code } = result.error;
  return (status === 401 && code !== "no_api_key") || (status === 403 && TOKEN_CODES.includes(code));
};

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

async function read<T>(response: Response, call: Call<T>): Promise<ApiResult<T>> {
  const body = await bodyOf(response);
  // 200 to 299, exactly: a redirect or "not modified" that reaches us carries no data.
  if (response.status < 200 || response.status > 299) {
    return failure({ ...readProblem(response.status, body), ...waitOf(response) });
  }
  const answer = { ok: true as const, status: response.status, total: totalOf(response) };
  // Without a schema the caller asked for `unknown`, which is what it gets.
  if (!call.schema) return { ...answer, data: body as T };
  const parsed = call.schema.safeParse(body);
  if (parsed.success) return { ...answer, data: parsed.data };
  console.error("Unexpected answer", response.url, parsed.error);
  return failure({ status: response.status, code: "unexpected_shape", message: "", body });
}

/** No timeout on purpose: a slow answer is still an answer, and the reader may leave whenever they like. */
export function createApi(deps: ApiDeps): Api {
  async function attempt<T>(
    method: Method,
    path: string,
    call: Call<T>,
    token: string | null | undefined,
  ): Promise<ApiResult<T>> {
    const init: RequestInit = { method, headers: headersFor(deps, call, token) };
    if (call.body !== undefined) init.body = JSON.stringify(call.body);
    if (call.signal) init.signal = call.signal;
    if (call.keepalive) init.keepalive = true;
    try {
      return await read(await deps.fetch(new Request(`${deps.base}${path}`, init)), call);
    } catch (error) {
      return failure({
        status: 0,
        code: "network",
        message: error instanceof Error ? error.message : "",
        body: undefined,
      });
    }
  }

  /** A refused token of the session is renewed once, and the call repeated once. */
  async function send<T>(method: Method, path: string, call: Call<T> = {}): Promise<ApiResult<T>> {
    const isOfSession = call.token === undefined;
    const token = isOfSession ? deps.accessToken() : call.token;
    const first = await attempt(method, path, call, token);
    if (!isOfSession || !token || !deps.session || !isTokenRefused(first)) return first;
    const renewed = await deps.session.renew(token);
    if (!renewed) return first;
    const second = await attempt(method, path, call, renewed);
    if (isTokenRefused(second)) deps.session.refusedAgain(renewed);
    return second;
  }

  return {
    send,
    get: (path, call) => send("GET", path, call),
    post: (path, body, call) => send("POST", path, { ...call, body }),
  };
}
