import type { Context } from "hono";
import { z } from "zod";
import { parseJson } from "../json.ts";
import { Problem } from "../problem.ts";
import type { AppEnv } from "./app-env.ts";

/** The JSON body; undefined for one that is none, that is nested too deep or that did not arrive whole. */
export const readJson = async (c: Context<AppEnv>): Promise<unknown> =>
  parseJson(await c.req.text().catch(() => ""));

/**
 * The JSON body as `schema` describes it. Throws Problem("invalid_input"), in the words of the schema's own rules where
 * one of those was broken.
 */
export async function readInput<S extends z.ZodType>(c: Context<AppEnv>, schema: S): Promise<z.output<S>> {
  const parsed = schema.safeParse(await readJson(c));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const message =
    issue?.code === "custom" ? issue.message : "Yêu cầu chưa đúng. Vui lòng tải lại trang rồi thử lại.";
  throw new Problem("invalid_input", message);
}

/** The id that the path names. What is no id names nothing: Problem("not_found") with `missing`. */
export function readUuid(c: Context<AppEnv>, missing: string): string {
  const id = z.uuid().safeParse(c.req.param("id"));
  if (id.success) return id.data;
  throw new Problem("not_found", missing);
}
