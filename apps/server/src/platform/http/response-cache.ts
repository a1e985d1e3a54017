// Responses that are the same for every visitor, cached as bytes ready to send. The database announces which table
// changed, and dependent responses are dropped; without a listening connection nothing is cached, so a response is
// never stale.
import { LRUCache } from "lru-cache";
import type { Hearer, Listener } from "../database/listener.ts";
import { type CachedResponse, type ResponseParts, toVariant } from "./cached-response.ts";
import { type ContentChange, EVERYTHING, readChange } from "./content-reads.ts";
import { compressed } from "./encodings.ts";
import { Flight } from "./single-flight.ts";

const MAX_BYTES = 96 * 1024 * 1024;
const MAX_ENTRY = 4 * 1024 * 1024;
const MAX_KEY = 2_000;
/** Interval of recomputing a response whose content changes all the time, and its age limit then. */
const REFRESH_MS = 500;
const MOST_STALE_MS = 800;
const ALL: ContentChange = { topics: [EVERYTHING], hides: true };

export class ResponseCache {
  readonly #kept = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ variants }, key) =>
      key.length +
      Object.values(variants).reduce((sum, variant) => sum + (variant?.body.length ?? 0) + 500, 0),
    dispose: ({ topics }, key) => {
      for (const topic of topics) this.#keys.get(topic)?.delete(key);
    },
  });
  /** By topic, so that dropping costs what is dropped and not what is kept. */
  readonly #keys = new Map<string, Set<string>>();
  readonly #compressing = new WeakMap<CachedResponse, Promise<void>>();
  readonly #flights = new Map<string, Flight>();
  /** With those that others have taken the place of. */
  readonly #open = new Set<Flight>();
  readonly #now: () => number;
  readonly #refreshMs: number;
  #usable = false;

  /** `refreshMs`: for how long an answer may go on being sent after a change that hides nothing. */
  constructor({ refreshMs = REFRESH_MS, now = () => performance.now() } = {}) {
    this.#refreshMs = refreshMs;
    this.#now = now;
  }

  /** Drops what `channel` names, and stays out of use while the listening connection is lost. */
  async follow(listener: Listener, channel: string): Promise<void> {
    const hearer: Hearer = {
      heard: (payload) => this.#note(readChange(payload)),
      connected: (isConnected) => {
        this.#note(ALL);
        this.#usable = isConnected;
      },
    };
    await listener.listen(channel, hearer);
  }

  /** For what changes every page without being content. */
  clear(): void {
    this.#note(ALL);
  }

  /** Compressed at the second request: most made-up addresses are requested once. */
  get(key: string): CachedResponse | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    const now = this.#now();
    if (kept.goodUntil < now || isTooOld(kept, now)) {
      this.#kept.delete(key);
      return undefined;
    }
    if (this.#isDue(key, kept, now)) return undefined;
    void this.#compress(key, kept);
    return kept;
  }

  /** The next request renews a stale response; all others get the stale one until that is done. */
  #isDue(key: string, { staleSince, madeAt }: CachedResponse, now: number): boolean {
    return staleSince !== undefined && now - madeAt >= this.#refreshMs && !this.getFlight(key);
  }

  /** The response in the making for that key, if it is still valid. */
  getFlight(key: string): Flight | undefined {
    const flight = this.#flights.get(key);
    return this.#usable && flight && !flight.isOvertaken && !isTooOld(flight, this.#now())
      ? flight
      : undefined;
  }

  /** Later requests for the key wait for this one; end it in any case. */
  beginFlight(key: string): Flight {
    const flight = new Flight(this.#now());
    this.#flights.set(key, flight);
    this.#open.add(flight);
    return flight;
  }

  /** Its response may not be shared. No-op when it is complete. */
  abandonFlight(key: string, flight: Flight, kind: "own" | "lost"): void {
    if (!this.#open.has(flight)) return;
    this.#close(key, flight);
    flight.end({ kind });
  }

  /** Gives the answer to all who wait; `isLasting`: and to those who ask later, until it changes. */
  async landFlight(key: string, flight: Flight, answer: ResponseParts, isLasting: boolean): Promise<void> {
    if (!this.#open.has(flight)) return;
    const identity = toVariant(answer, "identity", answer.body);
    const { topics, lifetimeMs } = flight.reads;
    const kept: CachedResponse = {
      ...{ status: answer.status, variants: { identity }, identity, answer, topics },
      ...{ goodUntil: this.#now() + lifetimeMs, madeAt: flight.startedAt, staleSince: flight.staleSince },
    };
    const mayKeep = key.length <= MAX_KEY && answer.body.length <= MAX_ENTRY;
    if (isLasting && mayKeep && this.#usable && !flight.isOvertaken) this.#set(key, kept);
    this.#close(key, flight);
    // Those who waited share one compression as well.
    if (flight.hasWaiting) await this.#compress(key, kept);
    flight.end({ kind: "shared", answer: kept });
  }

  #close(key: string, flight: Flight): void {
    this.#open.delete(flight);
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }

  #set(key: string, kept: CachedResponse): void {
    this.#kept.set(key, kept);
    for (const topic of kept.topics) {
      const keys = this.#keys.get(topic);
      if (keys) keys.add(key);
      else this.#keys.set(topic, new Set([key]));
    }
  }

  #compress(key: string, kept: CachedResponse): Promise<void> {
    const begun = this.#compressing.get(kept) ?? this.#makeSmaller(key, kept);
    this.#compressing.set(kept, begun);
    return begun;
  }

  async #makeSmaller(key: string, kept: CachedResponse): Promise<void> {
    const smaller = await compressed(kept.answer.body);
    if (!smaller) return;
    kept.variants.br = toVariant(kept.answer, "br", smaller.br);
    kept.variants.gzip = toVariant(kept.answer, "gzip", smaller.gzip);
    // Set again, because its size counts; unless it was dropped or replaced in the meantime.
    if (this.#kept.peek(key) === kept) this.#set(key, kept);
  }

  #note(change: ContentChange): void {
    const now = this.#now();
    for (const flight of this.#open) flight.noteChange(change, now);
    if (change.topics.includes(EVERYTHING)) {
      this.#kept.clear();
      return;
    }
    for (const topic of [...change.topics, EVERYTHING])
      for (const key of [...(this.#keys.get(topic) ?? [])]) this.#age(key, change, now);
  }

  #age(key: string, { hides }: ContentChange, now: number): void {
    const kept = this.#kept.peek(key);
    if (hides || !kept) this.#kept.delete(key);
    else kept.staleSince ??= now;
  }
}

const isTooOld = ({ staleSince }: Pick<CachedResponse, "staleSince">, now: number): boolean =>
  staleSince !== undefined && now - staleSince >= MOST_STALE_MS;
