// /functions/v1/course: enrolment and access of the caller to a course. Its orders are mounted beside it.

import { Hono } from "hono";
import type { AppEnv } from "../../platform/http/app-env.ts";
import { refusal } from "../../platform/http/errors.ts";
import { noStore } from "../../platform/http/no-store.ts";
import { readId } from "../../platform/http/read-input.ts";
import type { Authenticate } from "../../platform/identity/authenticate.ts";
import { Problem } from "../../platform/problem.ts";
import { enrol, getCourse, learningPlace } from "./enrolment.ts";
import type { Money } from "./money.ts";

export interface CourseDeps {
  money: Money;
  authenticate: Authenticate;
  publicUrl?: string | undefined;
}

export function createCourseFunctions({ money, authenticate, publicUrl }: CourseDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(noStore);

  app.get("/:id{[0-9]+}", async (c) => {
    const id = readId(c.req.param("id"));
    // Visitors look at courses too; a session that ended makes one of them.
    const person = await authenticate(c).catch((error: unknown) => {
      if (error instanceof Problem && error.code === "not_signed_in") return undefined;
      throw error;
    });
    return c.json({ success: true, data: await getCourse(money, id, person) });
  });

  app.get("/:id{[0-9]+}/lms", async (c) => {
    const person = await authenticate(c);
    const place = await learningPlace(money, readId(c.req.param("id")), person);
    // Absolute, also for the own player: other programs open it as it is.
    return c.json({ success: true, data: new URL(place, publicUrl ?? c.req.url).href });
  });

  app.post("/:id{[0-9]+}/enroll", async (c) => {
    const person = await authenticate(c);
    const { enrolment, isNew } = await enrol(money, person.id, readId(c.req.param("id")));
    if (isNew) return c.json({ success: true, data: enrolment });
    const message = "Bạn đã có khóa học này rồi.";
    return refusal(c, "functions", {
      status: 409,
      code: "already_enrolled",
      message,
      extra: { data: enrolment },
    });
  });
  return app;
}
