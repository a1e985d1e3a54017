import type { PlayerState } from "./player-state.ts";
import { isPlayable } from "./playlist-item.ts";

/** A random number from 0 up to, not including, 1. */
export type Random = () => number;

const places = (length: number): number[] => Array.from({ length }, (_, place) => place);

/** All places in a random order, the current one first. */
export function shuffledPlaces(length: number, current: number, random: Random): number[] {
  const rest = places(length).filter((place) => place !== current);
  for (let last = rest.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const held = rest[last] ?? 0;
    rest[last] = rest[other] ?? 0;
    rest[other] = held;
  }
  return rest.length === length ? rest : [current, ...rest];
}

type Ordered = Pick<PlayerState, "playlist" | "currentIndex" | "shuffleMode" | "shuffledIndices">;

const getOrder = ({ playlist, shuffleMode, shuffledIndices }: Ordered): readonly number[] =>
  shuffleMode === "on" ? shuffledIndices : places(playlist.length);

const firstPlayable = (state: Ordered, order: readonly number[]): number | undefined =>
  order.find((place) => isPlayable(state.playlist[place]));

/** The next playable place up to the end of the order. */
export function placeAfter(state: Ordered): number | undefined {
  const order = getOrder(state);
  return firstPlayable(state, order.slice(order.indexOf(state.currentIndex) + 1));
}

/** The same, going round: with one playable episode it is that episode again, with none there is no place. */
export const nextPlace = (state: Ordered): number | undefined =>
  placeAfter(state) ?? firstPlayable(state, getOrder(state));

/** The playable place before the current one in the order. */
export function placeBefore(state: Ordered): number | undefined {
  const order = getOrder(state);
  const at = order.indexOf(state.currentIndex);
  return firstPlayable(state, order.slice(0, Math.max(0, at)).reverse());
}

export const lastPlace = (state: Ordered): number | undefined =>
  firstPlayable(state, [...getOrder(state)].reverse());

/** Seconds of sound up to the end of the order; an unknown length counts as none. */
export function secondsLeft(state: Ordered & Pick<PlayerState, "currentTime" | "duration">): number {
  const order = getOrder(state);
  const later = order.slice(order.indexOf(state.currentIndex) + 1).map((place) => state.playlist[place]);
  const own = Math.max(0, state.duration - state.currentTime);
  return later.filter(isPlayable).reduce((sum, { duration }) => sum + (duration ?? 0), own);
}
