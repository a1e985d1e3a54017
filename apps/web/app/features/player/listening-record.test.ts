import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ListeningReport } from "../../api/listening.ts";
import { initialState, type PlayerState } from "./core/player-state.ts";
import { HeardTime } from "./heard-time.ts";
import { ListeningRecord, type ReportOutcome } from "./listening-record.ts";
import { anEpisode, aPlaylist } from "./player-fixtures.ts";
import { offerPlaces, readOffer, withdrawOffer } from "./resume-offer.ts";
import { createTestPlayer } from "./test-player.ts";

const LONG = aPlaylist(3).map((item) => ({ ...item, duration: 3600 }));

function anAccount(given: { person?: string | undefined; outcome?: ReportOutcome } = { person: "lan" }) {
  const room = createTestPlayer();
  const account = { person: given.person, outcome: given.outcome ?? "kept" };
  const reports: ListeningReport[] = [];
  let now = 1000;
  let keys = 0;
  const record = new ListeningRecord({
    now: () => now,
    newKey: () => `listen-${++keys}`,
    person: () => account.person,
    report: async (report) => {
      reports.push(report);
      return account.outcome;
    },
  });
  room.engine.subscribe(record.follow);
  let place = 0;
  /** Listens for so many seconds, four reports of the audio each. */
  const hears = (seconds: number, speed = 1) => {
    for (let quarter = 0; quarter < seconds * 4; quarter += 1) {
      now += 250;
      place += speed / 4;
      room.listensUntil(place);
    }
  };
  const begins = (id = 1) => {
    place = 0;
    room.hears(id, LONG);
  };
  return {
    ...room,
    account,
    reports,
    record,
    begins,
    hears,
    waits: (seconds: number) => {
      now += seconds * 1000;
    },
    jumpsTo: (to: number) => {
      place = to;
      room.engine.ask({ type: "seek", to });
      room.listensUntil(to);
    },
  };
}

describe("what the account is told of a listen", () => {
  it("comes every fifteen seconds, and when it is paused", () => {
    const { begins, hears, engine, speaker, reports } = anAccount();
    begins();
    hears(34);
    expect(reports.map(({ heard }) => heard)).toEqual([15, 30]);
    engine.ask({ type: "pause" });
    speaker.report({ type: "paused" });
    expect(reports.at(-1)).toEqual({ episode: 1, listen: "listen-1", heard: 34, place: 34 });
    expect(reports).toHaveLength(3);
  });

  it("counts what was heard: no jump, no pause, no faster voice, no sleep of the machine", () => {
    const { begins, hears, jumpsTo, waits, engine, speaker, reports } = anAccount();
    begins();
    hears(20);
    jumpsTo(1000);
    hears(20);
    engine.ask({ type: "pause" });
    speaker.report({ type: "paused" });
    waits(3600);
    engine.ask({ type: "play" });
    speaker.report({ type: "playing" });
    hears(20, 2);
    waits(8 * 3600);
    hears(1);
    engine.ask({ type: "close" });
    expect(reports.at(-1)?.heard).toBe(61);
  });

  it("is one listen while the episode stays, and another with the next one", () => {
    const { begins, hears, engine, speaker, reports } = anAccount();
    begins();
    hears(40);
    engine.ask({ type: "next" });
    speaker.report({ type: "canplay" });
    speaker.report({ type: "playing" });
    expect(reports.at(-1)).toEqual({ episode: 1, listen: "listen-1", heard: 40, place: 40 });
    hears(12);
    engine.ask({ type: "close" });
    expect(reports.at(-1)).toMatchObject({ episode: 2, listen: "listen-2", heard: 12 });
  });

  it("says of an episode that was heard to its end that its place is there", () => {
    const { begins, hears, jumpsTo, speaker, reports } = anAccount();
    begins();
    jumpsTo(3570);
    hears(29);
    speaker.report({ type: "ended" });
    expect(reports.at(-1)).toEqual({ episode: 1, listen: "listen-1", heard: 29, place: 3600 });
  });

  it("is nothing for a moment of passing by, nor for a visitor", async () => {
    const passing = anAccount();
    passing.begins();
    passing.hears(9);
    passing.engine.ask({ type: "close" });
    expect(passing.reports).toEqual([]);
    const visitor = anAccount({ person: undefined });
    visitor.begins();
    visitor.hears(60);
    visitor.record.report();
    expect(visitor.reports).toEqual([]);
  });

  it("is never one person's listening told as another's", () => {
    const { begins, hears, account, reports, record } = anAccount({ person: undefined });
    begins();
    hears(100);
    account.person = "lan";
    hears(20);
    account.person = "minh";
    record.report();
    hears(20);
    record.report();
    expect(reports.every(({ heard }) => heard <= 20)).toBe(true);
    expect(new Set(reports.map(({ listen }) => listen)).size).toBe(2);
  });

  it("stops for that listen when the person wants nothing kept", async () => {
    const { begins, hears, reports } = anAccount({ person: "lan", outcome: "unwanted" });
    begins();
    hears(16);
    await Promise.resolve();
    hears(60);
    expect(reports).toHaveLength(1);
  });

  it("is told again when it did not arrive, though nothing more was heard", async () => {
    const { begins, hears, account, record, reports } = anAccount({ person: "lan", outcome: "failed" });
    begins();
    hears(16);
    await Promise.resolve();
    await Promise.resolve();
    account.outcome = "kept";
    record.report();
    record.report();
    expect(reports).toHaveLength(2);
  });
});

describe("heard time", () => {
  const episode = anEpisode(1);
  const state = fc.record({
    passes: fc.integer({ min: 0, max: 100_000 }),
    currentTime: fc.integer({ min: 0, max: 4000 }),
    isPlaying: fc.boolean(),
    isBuffering: fc.boolean(),
  });

  it("is never negative, and never longer than the clock ran", () => {
    fc.assert(
      fc.property(fc.array(state, { maxLength: 40 }), (states) => {
        const clock = new HeardTime();
        let now = 0;
        let heard = 0;
        let before: PlayerState = { ...initialState, currentEpisode: episode };
        for (const { passes, ...rest } of states) {
          now += passes;
          const after = { ...before, ...rest };
          const seconds = clock.until(now, after, before);
          expect(seconds).toBeGreaterThanOrEqual(0);
          heard += seconds;
          before = after;
        }
        expect(heard).toBeLessThanOrEqual(now / 1000);
      }),
    );
  });
});

describe("a place from another device", () => {
  const told = async (
    place: number | undefined,
    meanwhile: (room: ReturnType<typeof createTestPlayer>) => void,
  ) => {
    withdrawOffer();
    const room = createTestPlayer();
    const asked: number[] = [];
    offerPlaces(room.engine, async (episode) => {
      asked.push(episode);
      return place;
    });
    room.hears(1, LONG);
    meanwhile(room);
    await Promise.resolve();
    await Promise.resolve();
    return { room, asked };
  };
  const nothing = () => undefined;

  it("is offered for an episode that this device does not know, until somebody listens on", async () => {
    const { room, asked } = await told(754, nothing);
    expect(asked).toEqual([1]);
    expect(readOffer()).toEqual({ episodeId: 1, seconds: 754 });
    room.listensUntil(44);
    expect(readOffer()).toBeDefined();
    room.listensUntil(46);
    expect(readOffer()).toBeUndefined();
  });

  it("is not offered late, for another episode, or for a mere beginning", async () => {
    await told(754, ({ listensUntil }) => listensUntil(60));
    expect(readOffer()).toBeUndefined();
    await told(754, ({ engine }) => engine.ask({ type: "close" }));
    expect(readOffer()).toBeUndefined();
    await told(9, nothing);
    expect(readOffer()).toBeUndefined();
  });

  it("is not asked for where this device knows one itself", async () => {
    const room = createTestPlayer();
    room.engine.memory.keepPlace(1, 100);
    const asked: number[] = [];
    offerPlaces(room.engine, async (episode) => {
      asked.push(episode);
      return 700;
    });
    room.hears(1, LONG);
    expect(asked).toEqual([]);
  });
});
