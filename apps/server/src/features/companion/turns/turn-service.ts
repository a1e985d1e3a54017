// Turns of all conversations, as this process sees them: what it answers itself, what others answer, what is over.

import { setTimeout as sleep } from "node:timers/promises";
import { COMPANION_SERVICE } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/problem.ts";
import { errors } from "../errors.ts";
import { type Begun, beginTurn, type TurnRequest, unknownTurn } from "./begin-turn.ts";
import { type FollowedTurn, finished, LiveTurn } from "./live-turn.ts";
import { remoteTurn } from "./remote-turn.ts";
import { type Run, type RunDeps, runTurn } from "./run-turn.ts";
import type { TurnKey } from "./turn-rows.ts";

/** A turn that is known by its key; the conversation may be left out. */
export type TurnLookup = Pick<TurnRequest, "personId" | "mode" | "clientId"> & {
  sessionId?: string | undefined;
};

export interface TurnService {
  /** Begins the turn, or finds the one of the same key. Rejects with a Problem when it may not be. */
  ask(request: TurnRequest): Promise<FollowedTurn>;
  /** Finds a turn and resumes it if no process runs it. */
  resume(wanted: TurnLookup): Promise<FollowedTurn>;
  /** Ends a reply where it is; what was said stays. Resolves when the request was noted. */
  stop(wanted: TurnLookup): Promise<void>;
  /** Leaves what is under way to other processes. */
  close(): Promise<void>;
}

/** Time that a question waits for the one before it, e.g. from another tab. */
const PATIENCE_MS = 20_000;
const LOOK_AGAIN_MS = 200;

const FIND = `
  select t.session_id from ops.companion_turn t join session s on s.id = t.session_id
   where s."userId" = $1 and s.mode = $2 and t.client_id = $3 and ($4::uuid is null or s.id = $4)
   order by t.started_at desc limit 1`;

const STOP = `
  update ops.companion_turn set stop_requested = true
   where session_id = $1 and client_id = $2 and finished_at is null`;

interface Running {
  clientId: string;
  live: LiveTurn;
  run: Run;
}

export function createTurnService(deps: RunDeps): TurnService {
  /** By conversation: it has one at most. */
  const running = new Map<string, Running>();
  let isClosed = false;

  const here = ({ sessionId, clientId }: TurnKey): FollowedTurn | undefined => {
    const one = running.get(sessionId);
    return one?.clientId === clientId ? one.live : undefined;
  };

  const start = (turn: Extract<Begun, { kind: "own" }>["turn"]): FollowedTurn => {
    const live = new LiveTurn(turn.attempt, turn.input.level);
    const run = runTurn(deps, turn, live);
    const one = { clientId: turn.clientId, live, run };
    running.set(turn.sessionId, one);
    void run.over.then(() => {
      if (running.get(turn.sessionId) === one) running.delete(turn.sessionId);
    });
    if (isClosed) run.leave();
    return live;
  };

  const follow = async (request: TurnRequest, patience = PATIENCE_MS): Promise<FollowedTurn> => {
    const begun = await beginTurn(deps, request);
    if (begun.kind === "finished") return finished(begun.outcome);
    if (begun.kind === "own") return start(begun.turn);
    if (begun.kind === "elsewhere") {
      // The question went in already: from here on the turn is only carried on.
      const { question: _, ...known } = request;
      const goOn = () => follow(known);
      return here(request) ?? remoteTurn({ ...deps, goOn, here: () => here(request) }, request, begun.turn);
    }
    if (patience <= 0) throw stillAnswering();
    const from = performance.now();
    // Turns of this process end in memory; only turns of other processes are polled.
    const ended = running.get(request.sessionId)?.live.ended();
    const pause = sleep(ended ? patience : LOOK_AGAIN_MS, undefined, { ref: false });
    await Promise.race(ended ? [ended, pause] : [pause]);
    return follow(request, patience - (performance.now() - from));
  };

  const find = async ({ personId, mode, clientId, sessionId }: TurnLookup): Promise<TurnKey> => {
    const { rows } = await deps.database.asCaller(COMPANION_SERVICE, {
      text: FIND,
      values: [personId, mode, clientId, sessionId ?? null],
      name: "companion_find_turn",
    });
    if (!rows[0]) throw unknownTurn();
    return { sessionId: String(rows[0].session_id), clientId };
  };

  return {
    ask: (request) => follow(request),
    async resume(wanted) {
      const key = await find(wanted);
      return here(key) ?? follow({ ...wanted, ...key });
    },
    async stop(wanted) {
      const key = await find(wanted);
      await deps.database.asCaller(COMPANION_SERVICE, {
        text: STOP,
        values: [key.sessionId, key.clientId],
        name: "companion_stop_turn",
      });
      const one = running.get(key.sessionId);
      if (one?.clientId === key.clientId) one.run.stop();
    },
    async close() {
      isClosed = true;
      const all = [...running.values()];
      for (const { run } of all) run.leave();
      await Promise.all(all.map(({ run }) => run.over));
    },
  };
}

const stillAnswering = (): Problem =>
  new Problem(
    errors.turn_running,
    "Companion đang trả lời tin nhắn trước. Bạn đợi một chút rồi gửi tiếp nhé.",
    {
      retryAfterSeconds: 2,
    },
  );
