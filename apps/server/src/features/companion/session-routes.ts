// /functions/v1/session: opening, listing and ending conversations.

import { Hono } from "hono";
import { z } from "zod";
import type { AppEnv } from "../../platform/http/app-env.ts";
import { type Language, parseLanguage } from "../../platform/http/language.ts";
import type { Limits } from "../../platform/http/limits.ts";
import { noStore } from "../../platform/http/no-store.ts";
import { readInput, readUuid } from "../../platform/http/read-input.ts";
import { readQuery } from "../../platform/http/read-query.ts";
import { cleaned } from "../../platform/http/written-text.ts";
import type { Authenticate } from "../../platform/identity/authenticate.ts";
import { Problem } from "../../platform/problem.ts";
import type { Companion } from "./companion.ts";
import { readMode } from "./modes.ts";
import { toSafety } from "./safety-layer.ts";
import {
  type Completed,
  completeSession,
  listSessions,
  openNewSession,
  removeSession,
  renameSession,
  writeSummary,
} from "./sessions/sessions.ts";
import { getUsage } from "./sessions/usage.ts";

export interface SessionFunctionsDeps {
  companion: Companion;
  authenticate: Authenticate;
  limits: Limits;
}

const LIMIT = { limit: 60, windowSeconds: 3_600 };
const NO_SUCH_SESSION = "Không tìm thấy cuộc trò chuyện này.";
export const NewSession = z.object({ mode: z.string(), userId: z.string().optional() });
/** A page without a word about its size holds what most people ever have. */
export const Page = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(200),
  after: z.string().max(300).optional(),
});
/** Changes to what a conversation is called and what is noted of it. */
const TEXT_LIMIT = { limit: 120, windowSeconds: 3_600 };
export const Summary = z.object({ summary: z.string() });
export const Name = z.object({ name: z.string() });

export function createSessionFunctions({
  companion,
  authenticate,
  limits,
}: SessionFunctionsDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(noStore);

  app.post("/", async (c) => {
    const { id } = await authenticate(c);
    const { mode, userId } = await readInput(c, NewSession);
    if (userId !== undefined && userId !== id) {
      throw new Problem("not_allowed", "Bạn chỉ trò chuyện được trong tài khoản của mình.");
    }
    const known = readMode(mode);
    await limits.take(`sessions of ${id}`, LIMIT);
    return c.json({ success: true, data: await openNewSession(companion, id, known) }, 201);
  });

  app.get("/usage", async (c) => {
    const { id } = await authenticate(c);
    return c.json({ success: true, data: await getUsage(companion, id) });
  });

  app.get("/", async (c) => {
    const { id } = await authenticate(c);
    const page = readQuery(c, Page);
    const { sessions, next } = await listSessions(companion, id, page);
    return c.json({ success: true, data: sessions, next });
  });

  app.delete("/:id", async (c) => {
    const { id: person } = await authenticate(c);
    await removeSession(companion, person, readUuid(c, NO_SUCH_SESSION));
    return c.json({ success: true });
  });

  app.put("/:id/complete", async (c) => {
    const { id: person } = await authenticate(c);
    const id = readUuid(c, NO_SUCH_SESSION);
    const { summary } = await readInput(c, Summary);
    const completed = await completeSession(companion, person, { id, summary });
    return c.json(describeNoted(companion, completed, parseLanguage(c.req.header("cookie"))));
  });

  app.put("/:id/summary", async (c) => {
    const { id: person } = await authenticate(c);
    const id = readUuid(c, NO_SUCH_SESSION);
    const { summary } = await readInput(c, Summary);
    await limits.take(`session texts of ${person}`, TEXT_LIMIT);
    const completed = await writeSummary(companion, person, { id, summary });
    return c.json(describeNoted(companion, completed, parseLanguage(c.req.header("cookie"))));
  });

  app.put("/:id/name", async (c) => {
    const { id: person } = await authenticate(c);
    const id = readUuid(c, NO_SUCH_SESSION);
    const { name } = await readInput(c, Name);
    await limits.take(`session texts of ${person}`, TEXT_LIMIT);
    return c.json({ success: true, data: await renameSession(companion, person, { id, name }) });
  });
  return app;
}

/** A closing note is read as carefully as a message. */
function describeNoted({ safety }: Companion, { session, noteOffer }: Completed, language: Language) {
  const { level, danger } = safety.assess(cleaned(session.summary ?? ""), []);
  return {
    success: true,
    data: session,
    ...(noteOffer ? { noteOffer } : {}),
    ...(level === "crisis" ? { safety: toSafety(safety, danger, language) } : {}),
  };
}
