/** Characters of a note at a second of an episode. */
export const LONGEST_LISTENING_NOTE = 1_000;
/** Notes of one person. */
export const MOST_LISTENING_NOTES = 2_000;
