import type { SearchResult } from "@bentrong/contract/search";

/** A line that is said is played at once: the press on it asked for sound. */
export const getLinkState = ({ startsAt }: SearchResult): { plays: true } | undefined =>
  startsAt === undefined ? undefined : { plays: true };
