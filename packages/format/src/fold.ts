import { nfd } from "./nfc.ts";

const MARKS = /[\u0300-\u036f]/g;

/**
 * The form in which texts are compared when marks and case must not matter: "Đà Nẵng" → "da nang".
 * `đ` has no decomposition, so it is replaced by hand; runs of space count as one.
 */
export const fold = (text: string): string =>
  nfd(text).replace(MARKS, "").replace(/[đĐ]/g, "d").toLowerCase().replace(/\s+/gu, " ").trim();
