import type { Context } from "hono";
import type { z } from "zod";
import { Problem } from "../problem.ts";
import type { AppEnv } from "./app-env.ts";

/**
 * The JSON body as `schema` describes it. Throws Problem("invalid_input"), in the words of the schema's own rules where
 * one of those was broken.
 */
export async function readInput<S extends z.ZodType>(c: Context<AppEnv>, schema: S): Promise<z.output<S>> {
  const body: unknown = await c.req.json().catch(() => undefined);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const message =
    issue?.code === "custom" ? issue.message : "Yêu cầu chưa đúng. Vui lòng tải lại trang rồi thử lại.";
  throw new Problem("invalid_input", message);
}
