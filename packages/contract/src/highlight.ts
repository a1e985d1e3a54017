/** Characters of a passage that is marked in one piece. */
export const LONGEST_QUOTE = 2_000;
/** Characters that are kept before and after it. */
export const LONGEST_CONTEXT = 64;
/** Characters of its note. */
export const LONGEST_HIGHLIGHT_NOTE = 1_000;
/** Highlights of one person. */
export const MOST_HIGHLIGHTS = 10_000;
