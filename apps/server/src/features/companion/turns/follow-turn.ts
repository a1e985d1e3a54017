// Streams a turn to a client, from the last event that it received.
import type { FollowedTurn, TurnResult } from "./live-turn.ts";

/** Position that a client has read to, in UTF-16 units of that attempt. */
export interface Place {
  attempt: number;
  offset: number;
}

export type TurnEvent =
  | { kind: "safety" }
  | { kind: "restart"; place: Place }
  | { kind: "token"; text: string; place: Place }
  | { kind: "end"; result: TurnResult };

export const START: Place = { attempt: 0, offset: 0 };

/** Ends with the turn. A place in an attempt that is over brings a restart first. */
export async function* followTurn(turn: FollowedTurn, from: Place = START): AsyncGenerator<TurnEvent, void> {
  let place = from;
  let hasCard = false;
  for (;;) {
    const { attempt, level, said, result } = turn.look();
    if (place.attempt !== attempt || place.offset > said.length) {
      const hadText = place.offset > 0;
      place = { attempt, offset: 0 };
      if (hadText) yield { kind: "restart", place };
    } else if (level === "crisis" && !hasCard) {
      hasCard = true;
      yield { kind: "safety" };
    } else if (place.offset < said.length) {
      const text = said.slice(place.offset);
      place = { attempt, offset: said.length };
      yield { kind: "token", text, place };
    } else if (result) {
      yield { kind: "end", result };
      return;
    } else {
      await turn.changed();
    }
  }
}

/** Waits for the end without the parts. */
export async function awaitResult(turn: FollowedTurn): Promise<TurnResult> {
  for (;;) {
    const { result } = turn.look();
    if (result) return result;
    await turn.changed();
  }
}
