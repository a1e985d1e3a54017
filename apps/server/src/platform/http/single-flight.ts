// An answer that is being made once, for everybody who asks for the same in the meantime.
import { AsyncLocalStorage } from "node:async_hooks";
import type { CachedResponse } from "./cached-response.ts";
import { type ContentChange, ContentReads } from "./content-reads.ts";

export type Outcome =
  /** Shared by all who wait. A failure is not cached. */
  | { kind: "shared"; answer: CachedResponse }
  /** Every request has to be answered on its own. */
  | { kind: "own" }
  /** The client that caused it left before it was complete. */
  | { kind: "lost" };

export class Flight {
  readonly reads = new ContentReads();
  readonly #outcome: Promise<Outcome>;
  readonly #settle: (outcome: Outcome) => void;
  readonly startedAt: number;
  #isOvertaken = false;
  #sawChange = false;
  #staleSince: number | undefined;
  #sawAddition: number | undefined;
  #waiting = 0;

  constructor(now: number) {
    this.startedAt = now;
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    this.#outcome = promise;
    this.#settle = resolve;
  }

  /** Data that was read for it may be hidden since: it is shared with present waiters alone. */
  get isOvertaken(): boolean {
    return this.#isOvertaken || (this.#sawChange && this.reads.isEmpty);
  }

  get hasWaiting(): boolean {
    return this.#waiting > 0;
  }

  /** Since when it is older than the content, though it shows nothing that was hidden. */
  get staleSince(): number | undefined {
    return this.#staleSince ?? (this.reads.isEmpty ? this.#sawAddition : undefined);
  }

  /** A response without reads so far will read the content as it is after this change. */
  noteChange({ topics, hides }: ContentChange, now: number): void {
    const { isEmpty } = this.reads;
    if (!isEmpty && !this.reads.isTouchedBy(topics)) return;
    if (hides && isEmpty) this.#sawChange = true;
    else if (hides) this.#isOvertaken = true;
    else if (isEmpty) this.#sawAddition ??= now;
    else this.#staleSince ??= now;
  }

  join(): Promise<Outcome> {
    this.#waiting += 1;
    return this.#outcome;
  }

  /** Only the first outcome counts. */
  end(outcome: Outcome): void {
    this.#settle(outcome);
  }
}

const current = new AsyncLocalStorage<Flight>();

export const inFlight = <T>(flight: Flight, work: () => T): T => current.run(flight, work);

/** The response in progress; undefined where it is not shared. */
export const currentFlight = (): Flight | undefined => current.getStore();

/** For direct database reads: call it before the statement runs. */
export function recordReads(...relations: string[]): void {
  for (const relation of relations) currentFlight()?.reads.add(relation);
}

/** For data whose changes are not announced. */
export const limitLifetime = (milliseconds: number): void =>
  currentFlight()?.reads.limitLifetime(milliseconds);
