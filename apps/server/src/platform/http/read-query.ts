import type { Context } from "hono";
import type { z } from "zod";
import { Problem } from "../problem.ts";
import type { AppEnv } from "./app-env.ts";

/** The query as `schema` describes it. Throws Problem("invalid_input"). */
export function readQuery<S extends z.ZodType>(c: Context<AppEnv>, schema: S): z.output<S> {
  const parsed = schema.safeParse(c.req.query());
  if (parsed.success) return parsed.data;
  throw new Problem("invalid_input", "Bộ lọc chưa đúng. Vui lòng tải lại trang rồi thử lại.");
}
