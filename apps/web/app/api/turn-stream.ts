// A question and what comes back: a stream of events, or one JSON answer from a server that does not stream.

import type { Mode } from "./conversations.ts";
import { type StreamEvent, streamEvents } from "./event-stream.ts";
import { readProblem } from "./read-problem.ts";
import type { ApiError } from "./result.ts";
import { cardIn, dangerCard, type SafetyCard } from "./safety-card.ts";
import { Outcome, Refused, Token } from "./schemas/turns.ts";
import { streamCall } from "./stream-call.ts";
import { getLocalHour } from "./turns.ts";

export type { Outcome } from "./schemas/turns.ts";

export interface Question {
  mode: Mode;
  sessionId: string;
  clientId: string;
  question: string;
}

export type TurnEvent =
  /** The server took the question: from here on a silence is a lost connection. */
  | { kind: "taken" }
  | { kind: "safety"; card: SafetyCard }
  | { kind: "restart"; id: string | undefined }
  | { kind: "token"; text: string; id: string | undefined }
  | { kind: "done"; outcome: Outcome }
  | TurnFailure;

export interface TurnFailure {
  kind: "failed";
  error: ApiError;
  card: SafetyCard | undefined;
  /** Text for somebody in danger, sent despite the failure. */
  response: string | undefined;
  /** The server took the question and gave it up; asking again is a new try. */
  isFinal: boolean;
}

/** Ends without `done` or `failed` when the connection was lost on the way: ask again, from the last event's id. */
export async function* streamTurn(
  { mode, sessionId, clientId, question }: Question,
  { after, signal }: { after: string | undefined; signal: AbortSignal },
): AsyncGenerator<TurnEvent, void> {
  const answer = await streamCall({
    method: "POST",
    path: `/functions/v1/companion/${mode}`,
    body: { sessionId, question, hour: getLocalHour() },
    headers: {
      Accept: "text/event-stream, application/json",
      "Idempotency-Key": clientId,
      ...(after !== undefined && { "Last-Event-ID": after }),
    },
    signal,
  }).catch((error: unknown) => toConnectionFailure(error));
  if (!(answer instanceof Response)) {
    yield answer;
    return;
  }
  if (answer.ok && answer.body && isStream(answer)) {
    yield { kind: "taken" };
    yield* readEvents(answer.body);
  } else {
    yield* readJsonAnswer(answer);
  }
}

const isStream = (answer: Response): boolean =>
  (answer.headers.get("Content-Type") ?? "").startsWith("text/event-stream");

const toConnectionFailure = (error: unknown): TurnEvent => ({
  kind: "failed",
  error: { status: 0, code: "network", message: String(error), body: undefined },
  card: undefined,
  response: undefined,
  isFinal: false,
});

async function* readJsonAnswer(answer: Response): AsyncGenerator<TurnEvent, void> {
  const body: unknown = await answer.json().catch(() => undefined);
  const card = cardIn(body);
  if (card) yield { kind: "safety", card };
  const outcome = answer.ok ? Outcome.safeParse(body) : undefined;
  if (outcome?.success) yield { kind: "done", outcome: outcome.data };
  else yield toTurnFailure(answer.ok ? 502 : answer.status, body);
}

function toTurnFailure(status: number, body: unknown, isFinal = false): TurnFailure {
  const told = Refused.safeParse(body);
  const response = told.success ? told.data.response : undefined;
  return { kind: "failed", error: readProblem(status, body), card: cardIn(body), response, isFinal };
}

async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<TurnEvent, void> {
  for await (const event of streamEvents(body)) {
    const known = parseEvent(event);
    if (known) yield known;
  }
}

function parseEvent({ event, data, id }: StreamEvent): TurnEvent | undefined {
  const value = parseJson(data);
  switch (event) {
    case "safety":
      return { kind: "safety", card: dangerCard(value) };
    case "restart":
      return { kind: "restart", id };
    case "token": {
      const token = Token.safeParse(value);
      return token.success ? { kind: "token", text: token.data.text, id } : undefined;
    }
    case "done": {
      const outcome = Outcome.safeParse(value);
      return outcome.success ? { kind: "done", outcome: outcome.data } : toTurnFailure(502, value, true);
    }
    case "error":
      return toTurnFailure(503, value, true);
    default:
      return undefined;
  }
}

function parseJson(data: string): unknown {
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return undefined;
  }
}
