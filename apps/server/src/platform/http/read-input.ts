import { parseJson } from "@bentrong/format/json";
import type { Context } from "hono";
import { z } from "zod";
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

/** The UUID of the path. An invalid one is a 404 with the message `missing`. */
export function readUuid(c: Context<AppEnv>, missing: string): string {
  const id = z.uuid().safeParse(c.req.param("id"));
  if (id.success) return id.data;
  throw new Problem("not_found", missing);
}

/** The largest value of a column of type integer. */
const MAX_ID = 2_147_483_647;

/** A numeric id of an address. One that no row can have is a 404. */
export function readId(text: string | undefined): number {
  const id = /^\d{1,10}$/.test(text ?? "") ? Number(text) : 0;
  if (id >= 1 && id <= MAX_ID) return id;
  throw new Problem("not_found", "Không tìm thấy mục này.");
}
