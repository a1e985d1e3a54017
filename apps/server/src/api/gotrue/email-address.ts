import { domainToASCII } from "node:url";
import { nfc } from "@bentrong/format/nfc";

/** Addresses hold no spreadsheet formulas: exports of them are opened in spreadsheets. */
const LOCAL = /^(?![=+|%-])[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** RFC 5321: the part before the @, and the whole. */
const LONGEST_LOCAL = 64;
const LONGEST = 254;

/**
 * The one form in which an address is stored, compared and written to: trimmed, lower case, a domain in other letters
 * in its ASCII form (IDNA). undefined for what is no address; letters outside ASCII before the @ are not supported.
 */
export function parseEmail(text: string): string | undefined {
  const [local = "", domain = "", ...more] = nfc(text).trim().toLowerCase().split("@");
  const host = /^[\p{L}\p{N}.-]+$/u.test(domain) ? domainToASCII(domain) : "";
  const isAddress =
    more.length === 0 && local.length <= LONGEST_LOCAL && LOCAL.test(local) && DOMAIN.test(host);
  const address = `${local}@${host}`;
  return isAddress && address.length <= LONGEST ? address : undefined;
}

/** Enough of an address for its owner to recognise it: "l•••@example.vn". */
export function maskedEmail(email: string): string {
  const [local = "", domain = ""] = email.split("@");
  return `${local.slice(0, 1)}•••@${domain}`;
}
