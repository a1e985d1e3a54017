// An episode that was begun on another device: this one plays from the start, and offers to go on from there.
import { useSyncExternalStore } from "react";
import { createListeners } from "../../lib/listeners.ts";
import { resumePoint } from "./core/resume-point.ts";
import type { Engine } from "./engine.ts";

/** Position in seconds from which the offer to resume elsewhere is withdrawn: the person has settled where they are. */
const STANDS_SECONDS = 45;

interface ResumeOffer {
  episodeId: number;
  /** Position to resume at. */
  seconds: number;
}

let offer: ResumeOffer | undefined;
const listeners = createListeners();

export const readOffer = (): ResumeOffer | undefined => offer;

export const useResumeOffer = (): ResumeOffer | undefined =>
  useSyncExternalStore(listeners.add, readOffer, readOffer);

function set(next: ResumeOffer | undefined): void {
  if (offer === next) return;
  offer = next;
  listeners.emit();
}

export const withdrawOffer = (): void => set(undefined);

/** `getPlace`: what the account knows, asked for only where this device knows nothing. */
export function offerPlaces(
  engine: Pick<Engine, "subscribe" | "getState" | "memory">,
  getPlace: (episode: number) => Promise<number | undefined>,
): void {
  const isStanding = (episode: number) => {
    const { currentEpisode, currentTime } = engine.getState();
    return currentEpisode?.id === episode && currentTime < STANDS_SECONDS;
  };
  const ask = async (episodeId: number) => {
    const place = await getPlace(episodeId);
    const seconds = resumePoint(place, engine.getState().duration);
    if (seconds > 0 && isStanding(episodeId)) set({ episodeId, seconds });
  };
  engine.subscribe((after, before) => {
    if (offer && !isStanding(offer.episodeId)) set(undefined);
    const chosen = after.currentEpisode?.id;
    if (chosen === undefined || chosen === before.currentEpisode?.id) return;
    if (engine.memory.getPlace(chosen) === undefined) void ask(chosen);
  });
}
