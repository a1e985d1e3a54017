// One request as data, and short ways to write many. `as` is who asks; a body makes it a POST unless a method is given.

export interface Asked {
  path: string;
  method?: string;
  as?: "lan" | "minh" | "administrator";
  headers?: Record<string, string>;
  body?: string;
}

export const get = (...paths: string[]): Asked[] => paths.map((path) => ({ path }));
export const as = (who: Asked["as"], ...paths: string[]): Asked[] => paths.map((path) => ({ path, as: who }));
export const withHeaders = (headers: Record<string, string>, ...paths: string[]): Asked[] =>
  paths.map((path) => ({ path, headers }));
export const json = (
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Asked => ({
  method,
  path,
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json", ...headers },
});

export const COUNT = { Prefer: "count=exact" };
export const OBJECT = { Accept: "application/vnd.pgrst.object+json" };
export const ROWS = { Prefer: "return=representation" };
export const ordered = "order=id";
