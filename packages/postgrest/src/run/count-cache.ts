// Totals of content lists, kept until the content changes: counting thousands of rows costs as much as a page of them, and
// every page of a list asks for the same number. Which number a caller may have is decided in the statement, at that
// moment: it is given what is known for either kind of reader, takes the one of its own, and counts when there is none.
import { LRUCache } from "lru-cache";
import type { Caller } from "../database.ts";
import type { Countable } from "../sql/shared-total.ts";
import type { Result } from "./run.ts";

const MOST = 2_000;
/** Each search has a key of its own; a very long one is not worth its place. */
const LONGEST_KEY = 4_000;

/** Announcements that content changed, by topics: relations whose rows or policies look at each other share one. */
export interface ContentChanges {
  listTopics(relation: string): readonly string[];
  /** The topic of changes that may concern everything. */
  everything: string;
  follow(hearer: {
    changed(topics: readonly string[]): void;
    /** Announcements may have been missed while it was false. */
    connected(isConnected: boolean): void;
  }): Promise<void>;
}

interface Totals {
  private?: number;
  public?: number;
  topics: ReadonlySet<string>;
}

export class CountCache {
  readonly #totals = new LRUCache<string, Totals>({ max: MOST });
  /** Counts in progress: concurrent requests for the same one wait. */
  readonly #pending = new Map<string, Promise<unknown>>();
  #isUsable = false;
  #changeCount = 0;

  readonly #changes: ContentChanges;

  constructor(changes: ContentChanges) {
    this.#changes = changes;
  }

  /** Drops the totals of changed relations, and all of them while notifications are lost. */
  async follow(): Promise<void> {
    await this.#changes.follow({
      changed: (topics) => this.#forget(topics),
      connected: (isConnected) => {
        this.#forget([this.#changes.everything]);
        this.#isUsable = isConnected;
      },
    });
  }

  /** `ask` runs the statement with the values that it is given. */
  async withTotals(
    { values, count }: Countable,
    caller: Caller,
    ask: (values: unknown[]) => Promise<Result>,
  ): Promise<Result> {
    if (!count || !this.#isUsable || count.key.length > LONGEST_KEY) return ask(values);
    const key = `${caller.role} ${count.key}`;
    const pending = this.#totals.has(key) ? undefined : this.#pending.get(key);
    if (pending) await pending;
    const known = this.#totals.get(key);
    const given = [...values];
    given[count.places.private] = known?.private ?? null;
    given[count.places.public] = known?.public ?? null;
    const before = this.#changeCount;
    const asked = ask(given);
    if (!known && !this.#pending.has(key)) this.#await(key, asked);
    const result = await asked;
    const { total, visibility } = result;
    if (visibility && total !== undefined && this.#changeCount === before && this.#isUsable) {
      const topics =
        known?.topics ?? new Set(count.relations.flatMap((name) => this.#changes.listTopics(name)));
      this.#totals.set(key, { ...this.#totals.get(key), [visibility]: total, topics });
    }
    return result;
  }

  #await(key: string, asked: Promise<unknown>): void {
    const done = asked.then(
      () => undefined,
      // Requests that waited run their own statement.
      () => undefined,
    );
    this.#pending.set(key, done);
    void done.then(() => this.#pending.delete(key));
  }

  #forget(changed: readonly string[]): void {
    this.#changeCount += 1;
    if (changed.includes(this.#changes.everything)) this.#totals.clear();
    for (const [key, { topics }] of this.#totals.entries())
      if (changed.some((topic) => topics.has(topic))) this.#totals.delete(key);
  }
}
