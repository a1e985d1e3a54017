import type { ListedResult } from "./result-groups.ts";

/** A line that is said is played at once: the press on it asked for sound. */
export const getLinkState = ({ startsAt }: ListedResult): { plays: true } | undefined =>
  startsAt === undefined ? undefined : { plays: true };
