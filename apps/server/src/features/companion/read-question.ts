// Parses the body of a question. Danger is checked before anything can fail: somebody in danger is answered in every
// case.
import { wallClock } from "@bentrong/format/wall-clock";
import type { Context } from "hono";
import { z } from "zod";
import type { AppEnv } from "../../platform/http/app-env.ts";
import { readJson } from "../../platform/http/read-input.ts";
import { cleaned, readWritten } from "../../platform/http/written-text.ts";
import { Problem } from "../../platform/problem.ts";
import { NEW_DIALOGUE } from "./dialogue.ts";
import type { Danger, SafetyLayer } from "./safety-layer.ts";

const LONGEST_QUESTION = 4_000;
/** Characters of an overlong text that are checked for danger. */
const LOOKED_AT = 12_000;

/** A short text costs as much as this one: the request itself is work too. */
const LEAST_COST = 200;

export const QuestionBody = z.object({
  sessionId: z.uuid(),
  question: z.string(),
  /** Of the device's clock; without it, the clock in Vietnam. */
  hour: z
    .number()
    .int()
    .min(0)
    .max(23)
    .optional()
    .transform((hour) => hour ?? wallClock(new Date(), "vietnam").hour),
  /** Owner and mode are those of the conversation's row; a body that contradicts them is refused. */
  userId: z.string().optional(),
});
export type QuestionBody = z.infer<typeof QuestionBody>;

/** Someone in danger, whatever becomes of the request. */
export interface InDanger {
  danger: Danger;
  response: string;
}

export async function readBody(c: Context<AppEnv>): Promise<Record<string, unknown>> {
  return z
    .record(z.string(), z.unknown())
    .catch({})
    .parse(await readJson(c));
}

/** The answer to someone in danger even if everything else is refused; undefined for everybody else. */
export function dangerIn(layer: SafetyLayer, text: unknown): InDanger | undefined {
  if (typeof text !== "string") return undefined;
  const looked = cleaned(text.slice(0, LOOKED_AT)).slice(0, LOOKED_AT);
  const { level, danger } = layer.assess(looked, []);
  if (level !== "crisis") return undefined;
  const { text: response } = layer.openCrisis({ text: looked, earlier: [], dialogue: NEW_DIALOGUE });
  return { danger, response };
}

/** Characters that reading a body may take at most, known before it is read; a body of unknown length counts in full. */
export function costOfReading(contentLength: string | undefined): number {
  const bytes = Number(contentLength ?? Number.NaN);
  return Number.isFinite(bytes) ? Math.min(LOOKED_AT, Math.max(LEAST_COST, bytes)) : LOOKED_AT;
}

/** Throws a Problem that says what is wrong with the body. */
export function readQuestion(body: Record<string, unknown>, personId: string): QuestionBody {
  requireOwn(body.userId, personId);
  const parsed = QuestionBody.safeParse(body);
  if (!parsed.success) throw badBody();
  return { ...parsed.data, question: readWritten(parsed.data.question, LONGEST_QUESTION) };
}

export const IntroBody = QuestionBody.omit({ question: true });

export function readIntro(body: Record<string, unknown>, personId: string): Omit<QuestionBody, "question"> {
  requireOwn(body.userId, personId);
  const parsed = IntroBody.safeParse(body);
  if (!parsed.success) throw badBody();
  return parsed.data;
}

function requireOwn(userId: unknown, personId: string): void {
  if (userId === undefined || userId === personId) return;
  throw new Problem("not_allowed", "Bạn chỉ trò chuyện được trong tài khoản của mình.");
}

const badBody = (): Problem =>
  new Problem("invalid_input", "Yêu cầu chưa đủ thông tin. Vui lòng tải lại trang rồi thử lại.");
