import { nfc } from "@bentrong/format/nfc";

/** The characters of names: no digits, no slashes, and a dot only before a space or the end. */
const NAME = /^\p{L}(?:[\p{L}\p{M}'’ -]|\.(?=\s|$)){0,39}$/u;

/**
 * Anyone can sign up with somebody else's address and a name that is an advertisement. Only what looks like a name is
 * greeted by it.
 */
export function greeting(name: string | undefined): string {
  const given = nfc(name ?? "").trim();
  return NAME.test(given) ? `Chào ${given},` : "Chào bạn,";
}
