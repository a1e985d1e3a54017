// /functions/v1/certificate: verifies a certificate, for anybody who was shown one.
import { Hono } from "hono";
import type { AppEnv } from "../../platform/http/app-env.ts";
import { noStore } from "../../platform/http/no-store.ts";
import { publishedCertificate } from "./certificate.ts";
import type { LessonDeps } from "./learner.ts";

export function createCertificates(deps: Pick<LessonDeps, "database">): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(noStore);
  // Without a count of tries: a number is one of 2^60.
  app.get("/:number", async (c) =>
    c.json({ success: true, data: await publishedCertificate(deps, c.req.param("number")) }),
  );
  return app;
}
