// /functions/v1/companion: talking. Calls about orders of plans share the path and are mounted before these.

import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import type { AppEnv } from "../../platform/http/app-env.ts";
import { addressBlock, type ClientAddress } from "../../platform/http/client-address.ts";
import { answerErrors, refusal } from "../../platform/http/errors.ts";
import type { Limits } from "../../platform/http/limits.ts";
import { noStore } from "../../platform/http/no-store.ts";
import { createWorkBudget } from "../../platform/http/work-budget.ts";
import type { Authenticate } from "../../platform/identity/authenticate.ts";
import { Problem } from "../../platform/problem.ts";
import type { Companion } from "./companion.ts";
import { readMode } from "./modes.ts";
import { costOfReading, dangerIn, readBody, readIntro, readQuestion } from "./read-question.ts";
import { type Safety, toSafety } from "./safety-layer.ts";
import { chooseIntro, INTRO_KEY } from "./sessions/intro.ts";
import { answerTurn, languageIn, outcomeBody } from "./turn-answer.ts";
import { toState } from "./turns/conversation-state.ts";
import type { TurnLookup } from "./turns/turn-service.ts";

export interface CompanionDeps {
  companion: Companion;
  authenticate: Authenticate;
  limits: Limits;
  clientAddress: ClientAddress;
}

/** Far above what people type; a program that floods is slowed. */
const LIMIT = { limit: 40, windowSeconds: 60 };
/** Characters a minute that are read for a place whose callers are refused: hundreds of messages, or two long texts. */
const READ_PER_MINUTE = 24_000;
/** Printable ASCII, as the header of the IETF draft carries it. */
const IdempotencyKey = z.string().regex(/^[\x21-\x7e]{1,100}$/);

export function createCompanionFunctions({
  companion,
  authenticate,
  limits,
  clientAddress,
}: CompanionDeps): Hono<AppEnv> {
  const { safety, turns, engine } = companion;
  const app = new Hono<AppEnv>();

  app.use(noStore);

  const budget = createWorkBudget(READ_PER_MINUTE);

  /** A refusal before anybody was counted is read at the cost of its place. */
  const mayRead = (c: Context<AppEnv>): boolean =>
    budget.spend(addressBlock(clientAddress(c)), costOfReading(c.req.header("content-length")));

  app.post("/:mode", async (c) => {
    let isCounted = false;
    try {
      const { id: personId } = await authenticate(c);
      await limits.take(`companion of ${personId}`, LIMIT);
      isCounted = true;
      const mode = readMode(c.req.param("mode"));
      const { userId: _, ...question } = readQuestion(await readBody(c), personId);
      const clientId = parseKey(c.req.header("idempotency-key")) ?? randomUUID();
      return await answerTurn(c, safety, await turns.ask({ ...question, personId, mode, clientId }));
    } catch (error) {
      const inDanger = isCounted || mayRead(c) ? dangerIn(safety, (await readBody(c)).question) : undefined;
      if (!inDanger) throw error;
      return refusedInDanger(c, error, {
        response: inDanger.response,
        safety: toSafety(safety, inDanger.danger, languageIn(c)),
      });
    }
  });

  app.post("/:mode/intro", async (c) => {
    const { id: personId } = await authenticate(c);
    const mode = readMode(c.req.param("mode"));
    const { userId: _, ...wanted } = readIntro(await readBody(c), personId);
    const language = languageIn(c);
    const outcome = await chooseIntro(companion, { ...wanted, personId, mode, language });
    return c.json({ success: true, ...outcomeBody(safety, outcome, language) });
  });

  app.get("/:mode/turn", async (c) => {
    const { id: personId } = await authenticate(c);
    const mode = readMode(c.req.param("mode"));
    const sessionId = readId(c.req.query("sessionId"));
    const { remaining, running, danger, you, choices } = await toState(companion, {
      personId,
      mode,
      sessionId,
    });
    const offered = choices.length > 0 ? { choices } : {};
    const card = danger ? { safety: toSafety(safety, danger, languageIn(c), you) } : {};
    return c.json({
      success: true,
      data: { remaining, running: running ?? null, engine, ...offered, ...card },
    });
  });

  app.get("/:mode/turn/:clientId", async (c) =>
    answerTurn(c, safety, await turns.resume(await parseWanted(c, authenticate))),
  );

  const stop = async (c: Context<AppEnv>): Promise<Response> => {
    await turns.stop(await parseWanted(c, authenticate));
    return c.json({ success: true });
  };
  app.delete("/:mode/turn/:clientId", stop);
  app.post("/:mode/turn/:clientId/stop", stop);
  return app;
}

async function parseWanted(c: Context<AppEnv>, authenticate: Authenticate): Promise<TurnLookup> {
  const { id: personId } = await authenticate(c);
  const mode = readMode(c.req.param("mode"));
  const clientId = parseKey(c.req.param("clientId"));
  if (clientId === undefined) throw badKey();
  const sessionId = c.req.query("sessionId");
  return { personId, mode, clientId, ...(sessionId === undefined ? {} : { sessionId: readId(sessionId) }) };
}

function parseKey(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const key = IdempotencyKey.safeParse(text);
  if (!key.success || key.data === INTRO_KEY) throw badKey();
  return key.data;
}

function readId(text: string | undefined): string {
  const id = z.uuid().safeParse(text);
  if (id.success) return id.data;
  throw new Problem("invalid_input", "Thiếu mã của cuộc trò chuyện. Vui lòng tải lại trang rồi thử lại.");
}

const badKey = (): Problem => new Problem("invalid_input", "Mã của lần gửi này không dùng được.");

/** The refusal as it would be, and with it what someone in danger must see. */
async function refusedInDanger(
  c: Context<AppEnv>,
  error: unknown,
  { response, safety }: { response: string; safety: Safety },
): Promise<Response> {
  const usual = await answerErrors("functions")(error as Error, c);
  const { error: message, code } = Refused.parse(await usual.json());
  const status = usual.status as ContentfulStatusCode;
  return refusal(c, "functions", { status, code, message, extra: { response, data: { safety } } });
}

const Refused = z.object({ error: z.string(), code: z.string() });
