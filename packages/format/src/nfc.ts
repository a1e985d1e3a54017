/** As many marks in a row as text of any language has, and then some (UAX #15, Stream-Safe Text Format). */
const LONG_RUN = /\p{M}{30}(?=\p{M})/gu;
const JOINER = "\u034f";

/**
 * Normalising sorts each run of marks, in time that grows with its square: a run that no writing has is broken up
 * first, or a megabyte of accents would take minutes. Text from outside is normalised by these functions alone.
 */
const withoutLongRuns = (text: string): string => text.replace(LONG_RUN, `$&${JOINER}`);

/**
 * One spelling for one text. macOS and iOS paste Vietnamese decomposed (NFD); comparing, counting and the
 * fonts' Vietnamese subset all expect it composed.
 */
export const nfc = (text: string): string => withoutLongRuns(text).normalize("NFC");

/** Returns true for a run of combining marks that no writing has: normalising it may take minutes. */
export const hasLongRun = (text: string): boolean => text.search(LONG_RUN) >= 0;

/** Letters and their marks apart. */
export const nfd = (text: string): string => withoutLongRuns(text).normalize("NFD");

/** NFKC: composed, with letters that only look different (full width, ligatures) made one. */
export const nfkc = (text: string): string => withoutLongRuns(text).normalize("NFKC");
