// Documents of the back office. Its interface writes styles at run time, which the site's policy forbids; these
// documents alone allow it, by a nonce for each response. Scripts stay as strict as anywhere.
import { randomBytes } from "node:crypto";
import { STYLE_NONCE } from "@bentrong/contract/back-office";

/** Addresses are matched as the router matches them: whatever their case. */
const OFFICE = /^\/(admin|mod)(\/|$)/i;

export const isOfficePage = (path: string): boolean => OFFICE.test(path);

export const newStyleNonce = (): string => randomBytes(18).toString("base64url");

/** The page's own script learns the word from the document; browsers hide it from everything that only reads attributes. */
export const withStyleNonce = (html: string, nonce: string): string =>
  html.replace("<head>", `<head><meta property="${STYLE_NONCE}" nonce="${nonce}"/>`);
