const DAY_MS = 86_400_000;

/** Days until `end`, a begun day counted whole; 0 once it is over. */
export const remainingDays = (end: string, now: Date): number =>
  Math.max(0, Math.ceil((new Date(end).getTime() - now.getTime()) / DAY_MS));

/** Whole days of 24 hours between two moments that are so many apart. */
export const daysFrom = (start: string, end: Date): number =>
  Math.round((end.getTime() - new Date(start).getTime()) / DAY_MS);

const SOON_DAYS = 7;

export const isEndingSoon = (days: number): boolean => days <= SOON_DAYS;
