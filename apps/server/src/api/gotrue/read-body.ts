import { parseJson } from "@bentrong/format/json";
import type { Context } from "hono";
import type { z } from "zod";
import type { AppEnv } from "../../platform/http/app-env.ts";
import { badJson } from "./auth-error.ts";

/** The body as `schema` describes it. What is no JSON, or has other types, is a 400 bad_json as in GoTrue. */
export async function readBody<S extends z.ZodType>(c: Context<AppEnv>, schema: S): Promise<z.output<S>> {
  const parsed = schema.safeParse(requireJson(await c.req.text()));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw badJson(`Could not read request body: ${issue?.path.join(".") || "it"}: ${issue?.message}`);
}

function requireJson(text: string): unknown {
  const value = parseJson(text);
  if (value === undefined) throw badJson("Could not parse request body as JSON");
  return value;
}
