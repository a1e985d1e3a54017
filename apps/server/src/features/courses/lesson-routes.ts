// /functions/v1/lesson: one lesson, how far its learner got, and their note.
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../../platform/http/app-env.ts";
import { refusal } from "../../platform/http/errors.ts";
import { noStore } from "../../platform/http/no-store.ts";
import { readId, readInput } from "../../platform/http/read-input.ts";
import { type LessonDeps, toLearner } from "./learner.ts";
import { lessonToLearn, saveProgress } from "./lessons.ts";
import { type Note, removeNote, writeNote } from "./note.ts";

/** Written by hand or by the clock of a player, several an hour for each open tab. */
const WRITES = { limit: 1_200, windowSeconds: 3_600 };
const A_DAY = 86_400;

const NOTHING_SAID = "Chưa có gì để lưu cho bài học này.";
export const Change = z
  .object({ seconds: z.number().int().min(0).max(A_DAY).optional(), complete: z.boolean().optional() })
  .refine(({ seconds, complete }) => seconds !== undefined || complete !== undefined, NOTHING_SAID);
export const Words = z.object({ content: z.string(), revision: z.uuid().nullable() });

export function createLessons(deps: LessonDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(noStore);

  const asked = async (c: Context<AppEnv>) => ({
    learner: toLearner(await deps.authenticate(c)),
    lessonId: readId(c.req.param("id")),
  });

  app.get("/:id{[0-9]+}", async (c) => {
    const { learner, lessonId } = await asked(c);
    return c.json({ success: true, data: await lessonToLearn(deps, learner, lessonId) });
  });

  app.put("/:id{[0-9]+}/progress", async (c) => {
    const { learner, lessonId } = await asked(c);
    const change = await readInput(c, Change);
    await deps.limits.take(`lessons of ${learner.id}`, WRITES);
    return c.json({ success: true, data: await saveProgress(deps, learner, { lessonId, change }) });
  });

  app.put("/:id{[0-9]+}/note", async (c) => {
    const { learner, lessonId } = await asked(c);
    const words = await readInput(c, Words);
    await deps.limits.take(`lesson notes of ${learner.id}`, WRITES);
    const written = await writeNote(deps, learner, { lessonId, ...words });
    return "saved" in written ? c.json({ success: true, data: written.saved }) : changed(c, written.changed);
  });

  app.delete("/:id{[0-9]+}/note", async (c) => {
    const { learner, lessonId } = await asked(c);
    await removeNote(deps, learner, lessonId);
    return c.json({ success: true });
  });
  return app;
}

/** With the current text, so that the refused writer can decide. */
function changed(c: Context<AppEnv>, data: Note | null): Response {
  const message = "Ghi chú này vừa được sửa ở một nơi khác.";
  return refusal(c, "functions", { status: 409, code: "note_changed", message, extra: { data } });
}
