// Runs one turn, with or without a client that follows it.

import { setTimeout as sleep } from "node:timers/promises";
import { Problem } from "../../../platform/problem.ts";
import type { Engine } from "../engine.ts";
import { errors } from "../errors.ts";
import type { SafetyLayer } from "../safety-layer.ts";
import type { OwnTurn, TurnDeps } from "./begin-turn.ts";
import { dropTurn, type Exchange, finishTurn, releaseTurn } from "./finish-turn.ts";
import { keepLease } from "./keep-lease.ts";
import type { LiveTurn, TurnResult } from "./live-turn.ts";
import { type SpeakDeps, Stopped, speak } from "./speak.ts";
import { COUNTED_MESSAGES, countedIn, type Level, type Outcome } from "./turn-rows.ts";

/** A language model in the place of the built-in guide, and as a second pair of eyes on danger. */
export interface ModelEngine extends Engine {
  readonly name: "model";
  /** "crisis" when the model sees danger; any other answer, or none, changes nothing. Never throws. */
  secondOpinion(question: string, earlier: readonly string[], signal: AbortSignal): Promise<Level>;
}

export interface RunDeps extends TurnDeps, SpeakDeps {
  safety: SafetyLayer;
  model?: ModelEngine;
  /** Called for turns that could not be stored. */
  failed(error: unknown): void;
}

/** Why a run ends before its reply does. */
class Left extends Error {
  override readonly name = "Left";
}
class InDanger extends Error {
  override readonly name = "InDanger";
}

export interface Run {
  stop(): void;
  /** This process ends: the turn is left for another one to carry on. */
  leave(): void;
  /** Resolves when nothing more is done for the turn. */
  over: Promise<void>;
}

export function runTurn(deps: RunDeps, turn: OwnTurn, live: LiveTurn): Run {
  const ending = new AbortController();
  const end = (reason: Error): void => ending.abort(reason);
  const run: Omit<Run, "over"> = {
    stop: () => end(new Stopped("the person pressed stop")),
    leave: () => end(new Left("the turn is carried on elsewhere")),
  };
  const lease = keepLease(deps, turn, live, { lost: run.leave, stopped: run.stop });
  const over = resultOfRun(deps, turn, live, ending)
    .catch((error: unknown): TurnResult => {
      deps.failed(error);
      return { kind: "failed", problem: couldNotAnswer() };
    })
    .then(async (result) => {
      await lease.end();
      live.end(result);
    });
  return { ...run, over };
}

async function resultOfRun(
  deps: RunDeps,
  turn: OwnTurn,
  live: LiveTurn,
  ending: AbortController,
): Promise<TurnResult> {
  try {
    const answered = await replyTo(deps, turn, live, ending);
    const outcome = await finishPatiently(deps, toExchange(turn, live, answered));
    return outcome ? { kind: "done", outcome } : { kind: "left" };
  } catch (error) {
    if (error instanceof Left) {
      await releaseTurn(deps.database, turn, turn.runner).catch(() => undefined);
      return { kind: "left" };
    }
    // Nothing was sent yet, or nothing could be stored: the turn is rolled back.
    await dropTurn(deps.database, turn, turn.runner).catch(() => undefined);
    if (error instanceof Stopped) return { kind: "failed", problem: stoppedBeforeAWord() };
    throw error;
  }
}

/** A reply with what it leaves behind. */
type Answered = Pick<Exchange, "reply" | "level" | "danger" | "isNewCard" | "dialogue">;

function toExchange(turn: OwnTurn, live: LiveTurn, answered: Answered): Exchange {
  const { level } = answered;
  const { sessionId, clientId, userId, runner, input, startedAt: askedAt } = turn;
  // A turn in danger costs nothing.
  const counted = level !== "crisis" && turn.counted;
  return {
    ...{ sessionId, clientId, userId, runner, askedAt, counted, ...answered },
    question: input.question,
    // No other counted message comes in between: a conversation has one turn at a time.
    remaining: COUNTED_MESSAGES - countedIn(input.history) - (counted ? 1 : 0),
    attempt: live.look().attempt,
  };
}

/** The engine's reply, or the fixed words when the second pair of eyes sees danger before or after the last word. */
async function replyTo(
  deps: RunDeps,
  { input, mayUseModel, dialogue }: OwnTurn,
  live: LiveTurn,
  ending: AbortController,
): Promise<Answered> {
  const model = mayUseModel ? deps.model : undefined;
  const { signal } = ending;
  const earlier = input.history.filter(({ role }) => role === "user").map(({ content }) => content);
  const looking = new AbortController();
  const opinion = (async (): Promise<Level> => {
    const level = (await model?.secondOpinion(input.question, earlier, looking.signal)) ?? input.level;
    if (level === "crisis") ending.abort(new InDanger("the second opinion sees danger"));
    return level;
  })();
  try {
    const reply = await speak(deps, { model, input }, live, signal);
    // A stop does not wait for the opinion; anything else does.
    if (!signal.aborted) await opinion;
    if (signal.reason instanceof InDanger) throw signal.reason;
    return { reply, level: input.level, dialogue };
  } catch (error) {
    if (!(error instanceof InDanger)) throw error;
    live.restart("crisis");
    const heard = { text: input.question, earlier, dialogue };
    const { text, level, ...opened } = deps.safety.openCrisis(heard);
    live.append(text);
    return { reply: { text }, level, ...opened };
  } finally {
    looking.abort();
  }
}

const TRIES = 4;
const FIRST_WAIT_MS = 300;

/** A database that restarts does not lose a reply that was already read. */
async function finishPatiently(deps: RunDeps, exchange: Exchange): Promise<Outcome | undefined> {
  for (let tried = 1; ; tried++) {
    try {
      return await finishTurn(deps.database, deps.sealed, exchange);
    } catch (error) {
      const isAway = error instanceof Problem && error.code === "unavailable";
      if (!isAway || tried === TRIES) throw error;
      await sleep(FIRST_WAIT_MS * 2 ** tried);
    }
  }
}

const couldNotAnswer = (): Problem =>
  new Problem("unavailable", "Chưa gửi được. Lời bạn viết vẫn còn đây, bạn thử gửi lại nhé.");

const stoppedBeforeAWord = (): Problem =>
  new Problem(errors.stopped, "Đã dừng trước khi Companion kịp trả lời. Lời bạn viết chưa được gửi đi.");
