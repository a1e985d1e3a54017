// Follows one question to its answer, across lost connections: repeated under its own key, it continues where it was.
import type { ApiError } from "../../api/result.ts";
import { type Question, streamTurn, type TurnEvent, type TurnFailure } from "../../api/turn-stream.ts";

export type FollowedEvent = Exclude<TurnEvent, { kind: "taken" }> | { kind: "lost" };

/** Count of reconnection attempts before the failure is shown. */
const TRIES = 6;
const FIRST_PAUSE_MS = 400;

/** No answer, or a temporary failure of the server: the question may have arrived all the same. */
export const isTemporary = ({ status, code }: ApiError): boolean =>
  code !== "stopped" && (status === 0 || status === 429 || status >= 500);

const NO_ANSWER: TurnFailure = {
  kind: "failed",
  error: { status: 0, code: "network", message: "", body: undefined },
  card: undefined,
  response: undefined,
  isFinal: true,
};

interface FollowOptions {
  signal: AbortSignal;
  /** The server is known to have the question: a lost connection is not reported at once. */
  wasAccepted: boolean;
}

/** Ends with `done` or `failed`, or when `signal` aborts. */
export async function* followTurn(
  question: Question,
  { signal, wasAccepted }: FollowOptions,
): AsyncGenerator<FollowedEvent, void> {
  const cursor: StreamCursor = { question, signal, isAccepted: wasAccepted, after: undefined };
  for (let tried = 0; tried < TRIES; tried++) {
    for await (const event of readStream(cursor)) {
      tried = 0;
      yield event;
      if (isEnd(event)) return;
    }
    if (signal.aborted) return;
    yield { kind: "lost" };
    await pauseBefore(tried, signal);
    if (signal.aborted) return;
  }
  yield NO_ANSWER;
}

interface StreamCursor {
  question: Question;
  signal: AbortSignal;
  isAccepted: boolean;
  /** The last event received. */
  after: string | undefined;
}

/** One connection, to its end or its loss. */
async function* readStream(
  cursor: StreamCursor,
): AsyncGenerator<Exclude<TurnEvent, { kind: "taken" }>, void> {
  for await (const event of streamTurn(cursor.question, cursor)) {
    if (cursor.isAccepted && isLoss(event)) return;
    if (event.kind === "taken") {
      cursor.isAccepted = true;
    } else {
      cursor.after = getEventId(event) ?? cursor.after;
      yield event;
    }
  }
}

const isLoss = (event: TurnEvent): boolean =>
  event.kind === "failed" && !event.isFinal && isTemporary(event.error);

const isEnd = ({ kind }: FollowedEvent): boolean => kind === "done" || kind === "failed";

const getEventId = (event: TurnEvent): string | undefined => ("id" in event ? event.id : undefined);

/** A pause that grows with each attempt; a returning network ends it. */
function pauseBefore(tried: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      window.clearTimeout(timer);
      window.removeEventListener("online", over);
      signal.removeEventListener("abort", over);
      resolve();
    };
    const timer = window.setTimeout(over, FIRST_PAUSE_MS * 2 ** tried);
    window.addEventListener("online", over);
    signal.addEventListener("abort", over);
  });
}
