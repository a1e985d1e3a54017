// How far a client has read, as the id of an event.
import { type Place, START } from "../turns/follow-turn.ts";

const FORM = /^(?<attempt>\d{1,6})\.(?<offset>\d{1,7})$/;

export const placeId = ({ attempt, offset }: Place): string => `${attempt}.${offset}`;

/** The place of a Last-Event-ID; anything that is not one of ours is the start. */
export function readPlace(id: string | undefined): Place {
  const { attempt, offset } = FORM.exec(id ?? "")?.groups ?? {};
  return attempt === undefined ? START : { attempt: Number(attempt), offset: Number(offset) };
}
