// A turn on the wire: as one JSON answer, or as events.
import type { Context } from "hono";
import type { AppEnv } from "../../platform/http/app-env.ts";
import { eventStream, type WireEvent } from "../../platform/http/event-stream.ts";
import { type Language, parseLanguage } from "../../platform/http/language.ts";
import { Problem } from "../../platform/problem.ts";
import { type SafetyLayer, toSafety } from "./safety-layer.ts";
import { placeId, readPlace } from "./streams/place.ts";
import { awaitResult, followTurn, type TurnEvent } from "./turns/follow-turn.ts";
import type { FollowedTurn, TurnResult } from "./turns/live-turn.ts";
import type { Outcome } from "./turns/turn-rows.ts";

/** `response` and `title` at the top, as the screens read them. */
export function outcomeBody(layer: Pick<SafetyLayer, "card">, outcome: Outcome, language: Language) {
  const { response, title, summary, messageId, remaining, level, danger, choices, dialogue } = outcome;
  return {
    response,
    ...(title === undefined ? {} : { title }),
    data: {
      messageId,
      remaining,
      ...(summary === undefined ? {} : { summary }),
      ...(choices === undefined ? {} : { choices }),
      ...(level === "crisis" ? { safety: toSafety(layer, danger, language, dialogue?.crisis?.you) } : {}),
    },
  };
}

/** The card is written in both languages of the site; the words follow the person. */
export const languageIn = (c: Context<AppEnv>): Language => parseLanguage(c.req.header("cookie"));

const wantsEvents = (c: Context<AppEnv>): boolean =>
  /(^|,)\s*text\/event-stream\b/i.test(c.req.header("accept") ?? "");

/** Follows the turn to its end; throws the Problem of one that came to nothing. */
export async function answerTurn(
  c: Context<AppEnv>,
  layer: Pick<SafetyLayer, "card">,
  turn: FollowedTurn,
): Promise<Response> {
  if (wantsEvents(c)) {
    const from = readPlace(c.req.header("last-event-id") ?? c.req.query("lastEventId"));
    const language = languageIn(c);
    return eventStream(followTurn(turn, from), (event) => wireEvent(layer, event, { turn, language }));
  }
  const result = await awaitResult(turn);
  if (result.kind !== "done") throw toProblem(result);
  return c.json({ success: true, ...outcomeBody(layer, result.outcome, languageIn(c)) });
}

function wireEvent(
  layer: Pick<SafetyLayer, "card">,
  event: TurnEvent,
  { turn, language }: { turn: FollowedTurn; language: Language },
): WireEvent | undefined {
  switch (event.kind) {
    case "safety": {
      const { result } = turn.look();
      const { danger, dialogue } = result?.kind === "done" ? result.outcome : {};
      return { event: "safety", data: toSafety(layer, danger, language, dialogue?.crisis?.you) };
    }
    case "restart":
      return { event: "restart", data: {}, id: placeId(event.place) };
    case "token":
      return { event: "token", data: { text: event.text }, id: placeId(event.place) };
    case "end":
      return endEvent(layer, event.result, language);
  }
}

/** A turn that is carried on elsewhere ends the stream without a word: the client asks again and is led there. */
function endEvent(
  layer: Pick<SafetyLayer, "card">,
  result: TurnResult,
  language: Language,
): WireEvent | undefined {
  if (result.kind === "done") return { event: "done", data: outcomeBody(layer, result.outcome, language) };
  if (result.kind === "left") return undefined;
  const { code, message } = result.problem;
  return { event: "error", data: { success: false, error: message, code } };
}

const toProblem = (result: Exclude<TurnResult, { kind: "done" }>): Problem =>
  result.kind === "failed"
    ? result.problem
    : new Problem("unavailable", "Máy chủ đang khởi động lại. Vui lòng thử lại sau giây lát.", {
        retryAfterSeconds: 1,
      });
