import { readProblem } from "./read-problem.ts";
import type { Api, ApiError, ApiResult, Call, Method, Schema, SchemaSource } from "./result.ts";

export interface ApiDeps {
  /** "" in the browser, an invented origin in process. */
  base: string;
  publicKey: string;
  accessToken(): string | undefined;
  fetch(request: Request): Promise<Response>;
  /** Called when the session's token is refused. Absent where there is no session: on the server. */
  session?: SessionRenewal;
}

export interface SessionRenewal {
  /** Another token to try with, or undefined when there is none. */
  renew(refused: string): Promise<string | undefined>;
  /** The new token was refused as well. */
  refusedAgain(token: string): void;
}

type Token = string | null | undefined;

function headersFor(deps: ApiDeps, given: HeadersInit | undefined, token: Token): Headers {
  const headers = new Headers(given);
  headers.set("apikey", deps.publicKey);
  // Without a session the header is sent empty rather than left out: the backend's clients do the same.
  headers.set("Authorization", token ? `Bearer ${token}` : "");
  return headers;
}

const failure = (error: ApiError): { ok: false; error: ApiError } => ({ ok: false, error });

/** The number after the slash of `Content-Range: 0-11/42`. */
function readTotal(response: Response): number | undefined {
  const total = /\/(\d+)$/.exec(response.headers.get("Content-Range") ?? "")?.[1];
  return total === undefined ? undefined : Number(total);
}

function readRetryAfter(response: Response): Pick<ApiError, "retryAfterSeconds"> {
  const seconds = Number(response.headers.get("Retry-After") ?? Number.NaN);
  return Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {};
}

// Codes with which /auth/v1 answers 403 to a token that is no longer valid.
const TOKEN_CODES = ["bad_jwt", "session_not_found", "user_not_found"];

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!text) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The token was not accepted. A call without our public key is refused with 401 too, with or without a valid token. */
async function isTokenRefused(response: Response): Promise<boolean> {
  const { status } = response;
  if (status !== 401 && status !== 403) return false;
  const { code } = readProblem(status, await readBody(response.clone()));
  return status === 401 ? code !== "no_api_key" : TOKEN_CODES.includes(code);
}

/** Under way beside the request. That it could not be fetched is met where an answer is read. */
function fetched<T>(source: SchemaSource<T> | undefined): Promise<Schema<T> | undefined> {
  const schema = Promise.resolve(typeof source === "function" ? source() : source);
  schema.catch(() => undefined);
  return schema;
}

async function read<T>(response: Response, underWay: Promise<Schema<T> | undefined>): Promise<ApiResult<T>> {
  const body = await readBody(response);
  // 200 to 299, exactly: a redirect or "not modified" that reaches us carries no data.
  if (response.status < 200 || response.status > 299) {
    return failure({ ...readProblem(response.status, body), ...readRetryAfter(response) });
  }
  const answer = { ok: true as const, status: response.status, total: readTotal(response) };
  // Without a schema the caller asked for `unknown`, which is what it gets.
  const schema = await underWay;
  if (!schema) return { ...answer, data: body as T };
  const parsed = schema.safeParse(body);
  if (parsed.success) return { ...answer, data: parsed.data };
  console.error("Unexpected answer", response.url, parsed.error);
  return failure({ status: response.status, code: "unexpected_shape", message: "", body });
}

function buildRequest(method: Method, call: Call<unknown>): RequestInit {
  const headers = new Headers(call.headers);
  const init: RequestInit = { method, headers };
  if (call.body !== undefined) {
    headers.set("Content-Type", "application/json");
    init.body = JSON.stringify(call.body);
  }
  if (call.signal) init.signal = call.signal;
  if (call.keepalive) init.keepalive = true;
  return init;
}

/** No timeout on purpose: a slow answer is still an answer, and the reader may leave whenever they like. */
export function createApi(deps: ApiDeps): Api {
  const ask = (path: string, init: RequestInit, token: Token): Promise<Response> =>
    deps.fetch(
      new Request(`${deps.base}${path}`, { ...init, headers: headersFor(deps, init.headers, token) }),
    );

  /** A refused token of the session is renewed once, and the call repeated once. */
  async function answerTo(path: string, init: RequestInit, own?: string | null): Promise<Response> {
    if (own !== undefined) return ask(path, init, own);
    const token = deps.accessToken();
    const first = await ask(path, init, token);
    if (!token || !deps.session || !(await isTokenRefused(first))) return first;
    const renewed = await deps.session.renew(token);
    if (!renewed) return first;
    const second = await ask(path, init, renewed);
    if (await isTokenRefused(second)) deps.session.refusedAgain(renewed);
    return second;
  }

  async function send<T>(method: Method, path: string, call: Call<T> = {}): Promise<ApiResult<T>> {
    try {
      const schema = fetched(call.schema);
      // A GET can be repeated. A request that changes something is not sent before its response schema is loaded.
      if (method !== "GET") await schema;
      return await read(await answerTo(path, buildRequest(method, call), call.token), schema);
    } catch (error) {
      return failure({
        status: 0,
        code: "network",
        message: error instanceof Error ? error.message : "",
        body: undefined,
      });
    }
  }

  return {
    send,
    fetch: (path, init = {}) => answerTo(path, init),
    get: (path, call) => send("GET", path, call),
    post: (path, body, call) => send("POST", path, { ...call, body }),
  };
}
