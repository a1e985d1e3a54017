// A reply in progress in this process. Followers read what there is and wait for more; a slow or lost reader blocks
// nothing.
import type { Problem } from "../../../platform/problem.ts";
import type { Level, Outcome } from "./turn-rows.ts";

export type TurnResult =
  | { kind: "done"; outcome: Outcome }
  /** It came to nothing, and nothing of it was kept. */
  | { kind: "failed"; problem: Problem }
  /** This process does not carry it any more. Asking again with the same key finds out who does. */
  | { kind: "left" };

export interface TurnView {
  attempt: number;
  level: Level;
  /** Text of this attempt so far. */
  said: string;
  result?: TurnResult;
}

/** A turn that can be followed, wherever it is answered. */
export interface FollowedTurn {
  look(): TurnView;
  /** Resolves when there may be something new to see. */
  changed(): Promise<void>;
}

export class LiveTurn implements FollowedTurn {
  readonly #view: TurnView;
  #waiting: (() => void)[] = [];

  constructor(attempt: number, level: Level) {
    this.#view = { attempt, level, said: "" };
  }

  look(): TurnView {
    return this.#view;
  }

  changed(): Promise<void> {
    if (this.#view.result) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Resolves with the result. */
  async ended(): Promise<TurnResult> {
    while (!this.#view.result) await this.changed();
    return this.#view.result;
  }

  append(part: string): void {
    this.#view.said += part;
    this.#tell();
  }

  /** Discards the text so far: the reply starts from the beginning. */
  restart(level: Level = this.#view.level): void {
    Object.assign(this.#view, { level, said: "", attempt: this.#view.attempt + 1 });
    this.#tell();
  }

  end(result: TurnResult): void {
    this.#view.result ??= result;
    this.#tell();
  }

  #tell(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}

/** A turn that was finished before. */
export function finished(outcome: Outcome): FollowedTurn {
  const view: TurnView = {
    attempt: outcome.attempt,
    level: outcome.level,
    said: outcome.response,
    result: { kind: "done", outcome },
  };
  return { look: () => view, changed: () => Promise.resolve() };
}
