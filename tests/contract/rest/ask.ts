// One request to one server, reduced to what is compared.

import type { Asked } from "./requests/asked.ts";
import type { FilledTemplate } from "./rest-world.ts";

export interface Answered {
  status: number;
  range: string | null;
  /** Parsed when it is JSON; an error keeps its code alone. */
  body: unknown;
  code: string | undefined;
}

export async function ask(url: string, asked: Asked, people: FilledTemplate): Promise<Answered> {
  const headers = new Headers(asked.headers);
  if (asked.as) headers.set("Authorization", `Bearer ${people[asked.as].token}`);
  const { method = asked.body === undefined ? "GET" : "POST", path, body } = asked;
  const response = await fetch(`${url}/${path.replaceAll("#", "%23")}`, { method, headers, body });
  const parsed = parse(await response.text());
  const code = readCode(parsed);
  return {
    status: response.status,
    range: response.headers.get("content-range"),
    body: code === undefined ? parsed : { code },
    code,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Both servers write errors as {code, message, details, hint}; messages may differ, codes may not. */
function readCode(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("code" in body) || !("message" in body))
    return undefined;
  return typeof body.code === "string" ? body.code : undefined;
}

/** JSON with its keys sorted: their order in an object means nothing. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
