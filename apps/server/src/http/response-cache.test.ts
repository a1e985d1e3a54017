import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Hearer } from "../database/listener.ts";
import type { Answer } from "./kept-answer.ts";
import { ResponseCache } from "./response-cache.ts";

const KEY = "page vi localhost /";
const answer = (text = "trang"): Answer => ({ status: 200, headers: [], vary: "", body: Buffer.from(text) });

let cache: ResponseCache;
let hearer: Hearer;

beforeEach(async () => {
  cache = new ResponseCache();
  await cache.follow(
    {
      isConnected: true,
      listen: async (_, listening) => {
        hearer = listening;
        hearer.connected?.(true);
      },
      close: async () => undefined,
    },
    "content_changed",
  );
});

/** A flight that has read these tables. */
const flightOf = (...tables: string[]) => {
  const flight = cache.beginFlight(KEY);
  for (const table of tables) flight.reads.add(table);
  return flight;
};

describe("an answer that is being made", () => {
  it("is what others wait for, until something that it has read changes", async () => {
    const first = flightOf("blog");
    expect(cache.getFlight(KEY)).toBe(first);
    hearer.heard("course");
    expect(cache.getFlight(KEY)).toBe(first);
    const waiting = first.join();
    hearer.heard("blog");
    expect(cache.getFlight(KEY)).toBeUndefined();

    const second = flightOf("blog");
    await cache.landFlight(KEY, first, answer("cũ"), true);
    expect(cache.get(KEY)).toBeUndefined();
    expect(await waiting).toMatchObject({ kind: "shared", answer: { status: 200 } });
    expect(cache.getFlight(KEY)).toBe(second);
    await cache.landFlight(KEY, second, answer("mới"), true);
    expect(cache.get(KEY)?.answer.body.toString()).toBe("mới");
  });

  it("is not spoilt by a change that came before the reading", async () => {
    const flight = flightOf();
    hearer.heard("blog");
    flight.reads.add("blog");
    await cache.landFlight(KEY, flight, answer(), true);
    expect(cache.get(KEY)).toBeDefined();
  });

  it("that never says what it reads is spoilt by any change", async () => {
    const flight = flightOf();
    hearer.heard("course");
    expect(cache.getFlight(KEY)).toBeUndefined();
    await cache.landFlight(KEY, flight, answer(), true);
    expect(cache.get(KEY)).toBeUndefined();
  });

  it("is for nobody else while nobody listens to the database", async () => {
    const flight = flightOf("blog");
    hearer.connected?.(false);
    expect(cache.getFlight(KEY)).toBeUndefined();
    hearer.connected?.(true);
    await cache.landFlight(KEY, flight, answer(), true);
    expect(cache.get(KEY)).toBeUndefined();
  });

  it("that fails is shared with those who wait, and kept for nobody", async () => {
    const flight = flightOf("blog");
    const waiting = flight.join();
    await cache.landFlight(KEY, flight, { ...answer(), status: 503 }, false);
    expect(await waiting).toMatchObject({ kind: "shared", answer: { status: 503 } });
    expect(cache.get(KEY)).toBeUndefined();
    expect(cache.getFlight(KEY)).toBeUndefined();
  });

  it("ends once", async () => {
    const flight = flightOf("blog");
    const waiting = flight.join();
    cache.abandonFlight(KEY, flight, "lost");
    await cache.landFlight(KEY, flight, answer(), true);
    expect(await waiting).toEqual({ kind: "lost" });
    expect(cache.get(KEY)).toBeUndefined();
  });
});

describe("a kept answer", () => {
  it("goes with any of the tables it was made of, and with one that nobody knows", async () => {
    for (const [table, isKept] of [
      ["course", true],
      ["category", false],
      ["podcastEpisode", false],
      ["something_new", false],
    ] as const) {
      await cache.landFlight(KEY, flightOf("episode", "category"), answer(), true);
      hearer.heard(table);
      expect(cache.get(KEY) !== undefined, table).toBe(isKept);
    }
  });

  it("with a number that nobody tells the changes of is gone after its time", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const flight = flightOf("podcast");
    flight.reads.limitLifetime(60_000);
    await cache.landFlight(KEY, flight, answer("x".repeat(5_000)), true);
    expect(cache.get(KEY)).toBeDefined();
    vi.advanceTimersByTime(60_001);
    expect(cache.get(KEY)).toBeUndefined();
    vi.useRealTimers();
  });
});
