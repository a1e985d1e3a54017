/** As many marks in a row as text of any language has, and then some (UAX #15, Stream-Safe Text Format). */
const LONG_RUN = /\p{M}{30}(?=\p{M})/gu;
const JOINER = "\u034f";

/**
 * One spelling for one text. macOS and iOS paste Vietnamese decomposed (NFD); comparing, counting and the
 * fonts' Vietnamese subset all expect it composed. Normalising sorts each run of marks, in time that grows with its
 * square: a run that no writing has is broken up first, or a megabyte of accents would take minutes.
 */
export const nfc = (text: string): string => text.replace(LONG_RUN, `$&${JOINER}`).normalize("NFC");
