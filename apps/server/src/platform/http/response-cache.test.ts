import { beforeEach, describe, expect, it } from "vitest";
import type { Hearer } from "../database/listener.ts";
import type { ResponseParts } from "./cached-response.ts";
import { ResponseCache } from "./response-cache.ts";

const KEY = "page vi localhost /";
const answer = (text = "trang"): ResponseParts => ({
  status: 200,
  headers: [],
  vary: "",
  body: Buffer.from(text),
});

let cache: ResponseCache;
let now: number;
let hearer: Hearer;

beforeEach(async () => {
  now = 10_000;
  cache = new ResponseCache({ now: () => now });
  await cache.follow(
    {
      isConnected: true,
      listen: async (_, listening) => {
        hearer = listening;
        hearer.connected?.(true);
      },
      close: async () => undefined,
      catchUp: async () => undefined,
    },
    "content_changed",
  );
});

/** A flight that has read these tables. */
const startFlight = (...tables: string[]) => {
  const flight = cache.beginFlight(KEY);
  for (const table of tables) flight.reads.add(table);
  return flight;
};

describe("an answer that is being made", () => {
  it("is what others wait for, until something that it has read changes", async () => {
    const first = startFlight("blog");
    expect(cache.getFlight(KEY)).toBe(first);
    hearer.heard("course");
    expect(cache.getFlight(KEY)).toBe(first);
    const waiting = first.join();
    hearer.heard("blog");
    expect(cache.getFlight(KEY)).toBeUndefined();

    const second = startFlight("blog");
    await cache.landFlight(KEY, first, answer("cũ"), true);
    expect(cache.get(KEY)).toBeUndefined();
    expect(await waiting).toMatchObject({ kind: "shared", answer: { status: 200 } });
    expect(cache.getFlight(KEY)).toBe(second);
    await cache.landFlight(KEY, second, answer("mới"), true);
    expect(cache.get(KEY)?.answer.body.toString()).toBe("mới");
  });

  it("is not spoilt by a change that came before the reading", async () => {
    const flight = startFlight();
    hearer.heard("blog");
    flight.reads.add("blog");
    await cache.landFlight(KEY, flight, answer(), true);
    expect(cache.get(KEY)).toBeDefined();
  });

  it("that never says what it reads is spoilt by any change", async () => {
    const flight = startFlight();
    hearer.heard("course");
    expect(cache.getFlight(KEY)).toBeUndefined();
    await cache.landFlight(KEY, flight, answer(), true);
    expect(cache.get(KEY)).toBeUndefined();
  });

  it("is for nobody else while nobody listens to the database", async () => {
    const flight = startFlight("blog");
    hearer.connected?.(false);
    expect(cache.getFlight(KEY)).toBeUndefined();
    hearer.connected?.(true);
    await cache.landFlight(KEY, flight, answer(), true);
    expect(cache.get(KEY)).toBeUndefined();
  });

  it("that fails is shared with those who wait, and kept for nobody", async () => {
    const flight = startFlight("blog");
    const waiting = flight.join();
    await cache.landFlight(KEY, flight, { ...answer(), status: 503 }, false);
    expect(await waiting).toMatchObject({ kind: "shared", answer: { status: 503 } });
    expect(cache.get(KEY)).toBeUndefined();
    expect(cache.getFlight(KEY)).toBeUndefined();
  });

  it("ends once", async () => {
    const flight = startFlight("blog");
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
      await cache.landFlight(KEY, startFlight("episode", "category"), answer(), true);
      hearer.heard(table);
      expect(cache.get(KEY) !== undefined, table).toBe(isKept);
    }
  });

  it("with a number that nobody tells the changes of is gone after its time", async () => {
    const flight = startFlight("podcast");
    flight.reads.limitLifetime(60_000);
    await cache.landFlight(KEY, flight, answer("x".repeat(5_000)), true);
    expect(cache.get(KEY)).toBeDefined();
    now += 60_001;
    expect(cache.get(KEY)).toBeUndefined();
  });
});

describe("a change that hides nothing", () => {
  const ADDED = "blog:nothing-hidden";
  const land = (text: string) => cache.landFlight(KEY, startFlight("blog"), answer(text), true);
  const shown = (): string | undefined => cache.get(KEY)?.answer.body.toString();

  it("has an answer made anew by whoever asks next, when it is not fresh", async () => {
    await land("cũ");
    now += 800;
    hearer.heard(ADDED);
    expect(shown()).toBeUndefined();
    const flight = startFlight("blog");
    // Everybody else is sent what is there.
    expect(shown()).toBe("cũ");
    await cache.landFlight(KEY, flight, answer("mới"), true);
    expect(shown()).toBe("mới");
  });

  it("has it made anew twice a second, however often the content changes", async () => {
    let made = 0;
    for (let step = 0; step < 200; step += 1) {
      now += 10;
      hearer.heard(ADDED);
      if (shown() !== undefined) continue;
      await land(`bản ${++made}`);
    }
    expect(made).toBeGreaterThanOrEqual(4);
    expect(made).toBeLessThanOrEqual(5);
  });

  it("leaves nothing older than its bound, also while the new answer does not come", async () => {
    await land("cũ");
    hearer.heard(ADDED);
    now += 790;
    startFlight("blog");
    expect(shown()).toBe("cũ");
    now += 20;
    expect(shown()).toBeUndefined();
  });

  it("in the middle of the making lets the answer stand for as long", async () => {
    const flight = startFlight("blog");
    hearer.heard(ADDED);
    expect(cache.getFlight(KEY)).toBe(flight);
    await cache.landFlight(KEY, flight, answer("cũ"), true);
    expect(shown()).toBe("cũ");
    now += 500;
    expect(shown()).toBeUndefined();
  });

  it("never keeps what a later one hides", async () => {
    await land("cũ");
    hearer.heard(ADDED);
    expect(shown()).toBe("cũ");
    hearer.heard("blog");
    expect(shown()).toBeUndefined();

    const flight = startFlight("blog");
    hearer.heard(ADDED);
    hearer.heard("blog");
    hearer.heard(ADDED);
    await cache.landFlight(KEY, flight, answer("cũ"), true);
    expect(shown()).toBeUndefined();
  });
});
