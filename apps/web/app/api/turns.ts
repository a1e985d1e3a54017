// The companion's turns, except for the one that is answered word by word (turn-stream.ts).
import type { Mode } from "./conversations.ts";
import { type Api, type ApiResult, mapResult } from "./result.ts";
import { cardIn, type SafetyCard } from "./safety-card.ts";
import { type Choice, Engine, Intro, Status } from "./schemas/turns.ts";

export type { Choice } from "./schemas/turns.ts";

/** The hour of this device, for words that fit the time of day. */
export const getLocalHour = (): number => new Date().getHours();

const toPath = (mode: Mode, sessionId: string, turn = "turn"): string =>
  `/functions/v1/companion/${mode}/${turn}?sessionId=${encodeURIComponent(sessionId)}`;

/** The companion's first message; the call is idempotent. */
export const createIntro = (
  api: Api,
  mode: Mode,
  sessionId: string,
): Promise<ApiResult<{ response: string }>> =>
  api.post(`/functions/v1/companion/${mode}/intro`, { sessionId, hour: getLocalHour() }, { schema: Intro });

export interface TurnStatus {
  remaining: number | undefined;
  /** A question that is being answered, by another tab or before a reload. */
  running: { clientId: string; question: string } | undefined;
  card: SafetyCard | undefined;
  choices: readonly Choice[];
}

/** Fields that cannot be read are left out, but never the safety card. */
export const getTurnStatus = async (
  api: Api,
  mode: Mode,
  sessionId: string,
): Promise<ApiResult<TurnStatus>> => mapResult(await api.get(toPath(mode, sessionId)), parseStatus);

function parseStatus(body: unknown): TurnStatus {
  const status = Status.safeParse(body);
  const { remaining, running, choices = [] } = status.success ? status.data.data : {};
  return { remaining, running: running ?? undefined, card: cardIn(body), choices };
}

/** True if a language model is set up here. */
export const hasModel = async (api: Api, mode: Mode, sessionId: string): Promise<ApiResult<boolean>> =>
  mapResult(
    await api.get(toPath(mode, sessionId), { schema: Engine }),
    ({ data }) => data.engine === "model",
  );

/** Ends the reply where it is. A failed call changes nothing here: the reply ends by itself too. */
export const stopTurn = (
  api: Api,
  mode: Mode,
  sessionId: string,
  clientId: string,
): Promise<ApiResult<unknown>> => api.post(toPath(mode, sessionId, `turn/${clientId}/stop`));
