// Normalises typed text for storage: Unicode NFC, no characters that only programs see.
import { nfc } from "@bentrong/format/nfc";
import { Problem } from "../problem.ts";

/** Tab and line feed are writing; every other control character is not. */
const CONTROLS = /[^\P{Cc}\n\t]/gu;
/** They reorder what others read around them. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** Space of any kind, and characters that show nothing. */
const NOTHING_TO_SEE = /^[\s\p{Cf}\u3164\u2800]*$/u;

/** Returns true if the text would render as empty; `clean` as `cleaned` made it. */
export const isBlank = (clean: string): boolean => NOTHING_TO_SEE.test(clean);

/** NFC, well-formed, without control characters and without space around it. */
export const cleaned = (text: string): string =>
  nfc(text.toWellFormed().replaceAll("\r\n", "\n").replace(CONTROLS, "").replace(DIRECTIONS, "")).trim();

/** Throws Problem("empty_text") or Problem("too_large"); `most` counts characters as people do, roughly. */
export function readWritten(text: string, most: number): string {
  const clean = cleaned(text);
  if (isBlank(clean)) {
    throw new Problem("empty_text", "Bạn chưa viết gì cả. Một vài chữ thôi cũng được.");
  }
  requireLength(clean, most);
  return clean;
}

/** As readWritten, but nothing at all is fine too. */
export function readOptional(text: string, most: number): string {
  const clean = cleaned(text);
  if (isBlank(clean)) return "";
  requireLength(clean, most);
  return clean;
}

function requireLength(text: string, most: number): void {
  // Code points are at most as many as code units: the cheap look first.
  if (text.length <= most || [...text].length <= most) return;
  const limit = most.toLocaleString("vi-VN");
  throw new Problem("too_large", `Đoạn này dài hơn ${limit} ký tự. Bạn gửi từng phần một nhé.`);
}
