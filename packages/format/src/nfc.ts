/**
 * One spelling for one text. macOS and iOS paste Vietnamese decomposed (NFD); comparing, counting and the
 * fonts' Vietnamese subset all expect it composed.
 */
export const nfc = (text: string): string => text.normalize("NFC");
