// Content as editors and readers call for it.
import type { Platform } from "./platform.ts";
import type { SignedIn } from "./signed-in.ts";

export type Row = Record<string, unknown> & { id: number; updatedAt: string };

export interface Told<T = unknown> {
  status: number;
  body: T;
  headers: Headers;
}

const told = async <T>(response: Response): Promise<Told<T>> => {
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === "" ? undefined : JSON.parse(text),
  };
};

const ONE = { Prefer: "return=representation", Accept: "application/vnd.pgrst.object+json" };

/** The data API as this person; `path` below /rest/v1. */
export function createEditor({ call }: Pick<SignedIn, "call">) {
  const write = async <T>(method: string, path: string, body?: unknown, headers = {}): Promise<Told<T>> =>
    told(
      await call(`/rest/v1/${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  return {
    get: <T = Row[]>(path: string) => write<T>("GET", path),
    /** Writes one row and is told what became of it. */
    add: (table: string, row: unknown) => write<Row>("POST", table, row, ONE),
    change: (where: string, changes: unknown) => write<Row>("PATCH", where, changes, ONE),
    changeAll: (where: string, changes: unknown) =>
      write<Row[]>("PATCH", where, changes, { Prefer: "return=representation" }),
    remove: <T = Row[]>(where: string) =>
      write<T>("DELETE", where, undefined, { Prefer: "return=representation" }),
    rpc: <T = unknown>(name: string, args: unknown) => write<T>("POST", `rpc/${name}`, args),
    upsert: (table: string, row: unknown) =>
      write<Row>("POST", table, row, { ...ONE, Prefer: `${ONE.Prefer},resolution=merge-duplicates` }),
  };
}

export type Editor = ReturnType<typeof createEditor>;

/** Whoever has no account. */
export const createVisitor = ({ url, tokens }: Platform): Editor =>
  createEditor({
    call: (path, init = {}) =>
      fetch(`${url}${path}`, {
        ...init,
        headers: { apikey: tokens.publicKey, "Content-Type": "application/json", ...init.headers },
      }),
  });
