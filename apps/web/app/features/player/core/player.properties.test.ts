import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anEpisode } from "../player-fixtures.ts";
import type { Rules } from "./handle-request.ts";
import { nextPlace, placeAfter, placeBefore, shuffledPlaces } from "./play-order.ts";
import type { Effect, PlayerCommand } from "./player-command.ts";
import { loadFailed, PlayerError, playRefused } from "./player-error.ts";
import { initialState, type PlayerState } from "./player-state.ts";
import { isPlayable, type PlaylistItem } from "./playlist-item.ts";
import { reduce } from "./reduce.ts";
import { SCREEN_REPEAT_ORDER } from "./repeat-mode.ts";
import { getFade } from "./sleep-timer.ts";

const number = fc.double({ noDefaultInfinity: false });

const playlist = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 12 }),
      audio: fc.option(fc.webPath(), { freq: 4 }),
      locked: fc.boolean(),
      duration: fc.option(fc.nat(600)),
    }),
    { selector: (item) => item.id, maxLength: 12 },
  )
  .map((items) => items.map(({ id, ...changes }) => anEpisode(id, changes)));

/** Requests and reports in any order, the impossible ones included: late, doubled and out of place. */
const commandFrom = (playlists: PlaylistItem[][]): fc.Arbitrary<PlayerCommand> => {
  const plain = [
    "play",
    "pause",
    "toggle",
    "stop",
    "close",
    "next",
    "previous",
    "mute",
    "repeat",
    "shuffle",
    "dismiss",
    "canplay",
    "playing",
    "paused",
    "waiting",
    "ended",
  ] as const;
  const simple: fc.Arbitrary<PlayerCommand> = fc.constantFrom(...plain).map((type) => ({ type }));
  const select: fc.Arbitrary<PlayerCommand> = fc.record({
    type: fc.constant("select"),
    playlist: fc.constantFrom(...playlists),
    id: fc.integer({ min: 1, max: 13 }),
    from: fc.option(number, { nil: undefined }),
  });
  const measured: fc.Arbitrary<PlayerCommand> = fc.oneof(
    number.map((to) => ({ type: "seek" as const, to })),
    number.map((by) => ({ type: "skip" as const, by })),
    number.map((to) => ({ type: "volume" as const, to })),
    number.map((at) => ({ type: "time" as const, at })),
    number.map((seconds) => ({ type: "duration" as const, seconds })),
    fc.nat(4_000_000).map((now) => ({ type: "tick" as const, now })),
    fc.record({
      type: fc.constant("sleep" as const),
      choice: fc.constantFrom(15, 30, 45, "episode" as const, "off" as const),
      now: fc.nat(4_000_000),
    }),
    fc.constant({ type: "failed" as const, error: loadFailed() }),
    fc.constant({ type: "refused" as const, error: playRefused(new Error("no")) }),
  );
  return fc.oneof(
    { arbitrary: simple, weight: 4 },
    { arbitrary: select, weight: 3 },
    { arbitrary: measured, weight: 2 },
  );
};

const walk = fc
  .array(playlist, { minLength: 1, maxLength: 3 })
  .chain((playlists) => fc.array(commandFrom(playlists), { maxLength: 120 }));

/** The audio as its effects leave it: one source at most. */
interface Source {
  url: string | null;
  isSounding: boolean;
}

function apply(source: Source, effect: Effect): Source {
  if (effect.type === "load") return { url: effect.url, isSounding: false };
  if (effect.type === "release") return { url: null, isSounding: false };
  if (effect.type === "play") return { ...source, isSounding: source.url !== null };
  return effect.type === "pause" ? { ...source, isSounding: false } : source;
}

function expectSound(state: PlayerState): void {
  const { playlist: items, currentEpisode, currentIndex, shuffledIndices } = state;
  expect(state.volume).toBeGreaterThanOrEqual(0);
  expect(state.volume).toBeLessThanOrEqual(1);
  expect(getFade(state)).toBeGreaterThanOrEqual(0);
  expect(getFade(state)).toBeLessThanOrEqual(1);
  expect(state.playHistory.length).toBeLessThanOrEqual(50);
  expect(state.currentTime).toBeGreaterThanOrEqual(0);
  expect(Number.isFinite(state.currentTime)).toBe(true);
  if (state.duration > 0) expect(state.currentTime).toBeLessThanOrEqual(state.duration);
  if (state.shuffleMode === "on") {
    expect([...shuffledIndices].sort((a, b) => a - b)).toEqual(items.map((_, place) => place));
  } else {
    expect(shuffledIndices).toEqual([]);
  }
  if (currentEpisode) {
    expect(items[currentIndex]).toBe(currentEpisode);
    expect(isPlayable(currentEpisode)).toBe(true);
  } else {
    expect(currentIndex).toBe(-1);
    expect(state.isPlaying || state.attempt !== null).toBe(false);
  }
}

const chance = (seed: number) => () => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return seed / 2147483648;
};

interface TestPlayer {
  state: PlayerState;
  source: Source;
}

/** One command; a choice that cannot be made is refused with the player's own error and leaves all as it was. */
function take({ state, source }: TestPlayer, command: PlayerCommand, rules: Rules): TestPlayer {
  try {
    const next = reduce(state, command, rules);
    expect(next.effects.filter(({ type }) => type === "load").length).toBeLessThanOrEqual(1);
    return { state: next.state, source: next.effects.reduce(apply, source) };
  } catch (error) {
    expect(error).toBeInstanceOf(PlayerError);
    return { state, source };
  }
}

/** The audio holds the chosen episode and no other. */
function expectOneSource(before: PlayerState, { state, source }: TestPlayer): void {
  const { currentEpisode } = state;
  if (!currentEpisode) expect(source).toEqual({ url: null, isSounding: false });
  else if (before.currentEpisode?.id !== currentEpisode.id) expect(source.url).toBe(currentEpisode.audio);
}

function drawnOrder(items: PlaylistItem[], pick: number, isShuffled: boolean, seed: number) {
  const currentIndex = items.length ? pick % items.length : -1;
  const shuffledIndices = isShuffled ? shuffledPlaces(items.length, currentIndex, chance(seed)) : [];
  return {
    playlist: items,
    currentIndex,
    shuffleMode: isShuffled ? ("on" as const) : ("off" as const),
    shuffledIndices,
  };
}

const places = fc
  .tuple(playlist, fc.nat(), fc.boolean(), fc.nat())
  .map(([items, pick, isShuffled, seed]) => drawnOrder(items, pick, isShuffled, seed));

describe("whatever is asked and whatever the audio reports", () => {
  it("the state stays sound, only the current episode is loaded, and what is locked never plays", () => {
    fc.assert(
      fc.property(walk, fc.nat(), (commands, seed) => {
        const rules = { random: chance(seed), repeatOrder: SCREEN_REPEAT_ORDER };
        let room: TestPlayer = { state: initialState, source: { url: null, isSounding: false } };
        for (const command of commands) {
          const before = room.state;
          room = take(room, command, rules);
          expectSound(room.state);
          expectOneSource(before, room);
        }
      }),
      { numRuns: 600 },
    );
  });

  it("next leads to a playable episode, or nowhere if there is none", () => {
    fc.assert(
      fc.property(places, (order) => {
        const found = [nextPlace(order), placeAfter(order), placeBefore(order)].filter(
          (at) => at !== undefined,
        );
        expect(found.every((at) => isPlayable(order.playlist[at]))).toBe(true);
        expect(nextPlace(order) === undefined).toBe(!order.playlist.some(isPlayable));
      }),
    );
  });

  it("next, pressed as often as there are playable episodes, comes by each of them once", () => {
    fc.assert(
      fc.property(places, (order) => {
        const playable = order.playlist.filter(isPlayable);
        const heard = new Set<number>();
        let { currentIndex } = order;
        for (const _ of playable) {
          currentIndex = nextPlace({ ...order, currentIndex }) ?? -1;
          heard.add(currentIndex);
        }
        expect(heard.size).toBe(playable.length);
      }),
    );
  });

  it("shuffle draws a permutation that begins with the current place", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(), fc.nat(), (length, pick, seed) => {
        const order = shuffledPlaces(length, pick % length, chance(seed));
        expect(order[0]).toBe(pick % length);
        expect(new Set(order).size).toBe(length);
        expect(Math.max(...order)).toBe(length - 1);
      }),
    );
  });
});
