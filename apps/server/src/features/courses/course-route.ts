// /functions/v1/course: lessons of a learner. Orders and enrolment are mounted beside it.
import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../../platform/http/app-env.ts";
import { noStore } from "../../platform/http/no-store.ts";
import { readId, readInput } from "../../platform/http/read-input.ts";
import { writeCertificate } from "./certificate.ts";
import { type LessonDeps, toLearner } from "./learner.ts";
import { courseToLearn, getProgress } from "./lessons.ts";

/** Names that one person tries, far above what anybody prints. */
const CERTIFICATES = { limit: 120, windowSeconds: 3_600 };
export const Wish = z.object({ name: z.string(), published: z.boolean().optional() });

export function createLearning(deps: LessonDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(noStore);

  app.get("/progress", async (c) => {
    const learner = toLearner(await deps.authenticate(c));
    return c.json({ success: true, data: await getProgress(deps, learner) });
  });

  app.get("/:id{[0-9]+}/lessons", async (c) => {
    const learner = toLearner(await deps.authenticate(c));
    const id = readId(c.req.param("id"));
    return c.json({ success: true, data: await courseToLearn(deps, learner, id) });
  });

  app.put("/:id{[0-9]+}/certificate", async (c) => {
    const learner = toLearner(await deps.authenticate(c));
    const courseId = readId(c.req.param("id"));
    const wish = await readInput(c, Wish);
    await deps.limits.take(`certificates of ${learner.id}`, CERTIFICATES);
    return c.json({ success: true, data: await writeCertificate(deps, learner, { courseId, ...wish }) });
  });
  return app;
}
