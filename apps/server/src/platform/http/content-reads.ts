// The reads behind each response, so that a change drops the responses that show it and no others. Relations whose rows or
// policies look at each other are one topic. What is not known to be made of topics alone depends on everything.

const LIBRARY = ["podcasts"] as const;
const COURSES = ["courses"] as const;

const TOPICS = new Map<string, readonly string[]>([
  ["podcast", LIBRARY],
  ["episode", LIBRARY],
  ["podcastEpisode", LIBRARY],
  ["episodeTimeline", LIBRARY],
  ["blog", ["articles"]],
  ["premiumPreview", ["podcasts", "articles"]],
  ["course", COURSES],
  ["lesson", COURSES],
  ["courseOutline", COURSES],
  ["category", ["categories"]],
  ["plan", ["plans"]],
  ["hotline", ["lines"]],
]);

/** Matches every topic, and reads without one. */
export const EVERYTHING = "everything";

/** The topics that a change of that relation touches, and that a read of it depends on. */
export const listTopics = (table: string): readonly string[] => TOPICS.get(table) ?? [EVERYTHING];

/** Said of a change that took nothing away from readers: see the triggers `tell_…` of the database. */
const NOTHING_HIDDEN = ":nothing-hidden";

export interface ContentChange {
  topics: readonly string[];
  /** Earlier responses may show content that is hidden now. */
  hides: boolean;
}

/** Of what the channel `content_changed` says. */
export function readChange(payload: string): ContentChange {
  const hides = !payload.endsWith(NOTHING_HIDDEN);
  const table = hides ? payload : payload.slice(0, -NOTHING_HIDDEN.length);
  return { topics: listTopics(table), hides };
}

export class ContentReads {
  readonly #topics = new Set<string>();
  #lifetimeMs = Number.POSITIVE_INFINITY;

  /** Call it before the statement runs: a change announced before that is seen by the statement. */
  add(relation: string): void {
    for (const topic of listTopics(relation)) this.#topics.add(topic);
  }

  addEverything(): void {
    this.#topics.add(EVERYTHING);
  }

  /** Marks a response with data whose changes are not announced. */
  limitLifetime(milliseconds: number): void {
    this.#lifetimeMs = Math.min(this.#lifetimeMs, milliseconds);
  }

  get lifetimeMs(): number {
    return this.#lifetimeMs;
  }

  get isEmpty(): boolean {
    return this.#topics.size === 0;
  }

  /** An answer whose making named nothing may be made of anything. */
  get topics(): readonly string[] {
    return this.isEmpty ? [EVERYTHING] : [...this.#topics];
  }

  isTouchedBy(changed: readonly string[]): boolean {
    if (this.#topics.has(EVERYTHING) || changed.includes(EVERYTHING)) return true;
    return changed.some((topic) => this.#topics.has(topic));
  }
}
