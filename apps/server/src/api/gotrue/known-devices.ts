// Browsers in which a sign-in to an account was completed before. They are recognised by an HttpOnly cookie: a random
// id, and for each account a tag that only this server can make. It authenticates nobody; it keeps a separate attempt
// count for the device, so that guesses from elsewhere cannot lock out the owner.
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Tokens } from "../../platform/identity/tokens.ts";

/** Accounts of one household on one browser. */
const MOST_ACCOUNTS = 8;
const ID_BYTES = 16;
const TAG_BYTES = 16;
const FORM = /^[A-Za-z0-9_-]{22}(\.[A-Za-z0-9_-]{22}){0,8}$/;

export interface KnownDevices {
  /** The device's id when somebody has completed a sign-in to this account on it. */
  find(cookie: string | undefined, userId: string): string | undefined;
  /** The value of the device's cookie from now on. */
  add(cookie: string | undefined, userId: string): string;
}

export function createKnownDevices(tokens: Pick<Tokens, "secretsFor">): KnownDevices {
  const secrets = tokens.secretsFor("known devices");
  const [newest] = secrets;
  if (!newest) throw new Error("there is no key for known devices");
  const makeTag = (secret: Buffer, id: string, userId: string): Buffer =>
    createHmac("sha256", secret).update(`${id} ${userId}`).digest().subarray(0, TAG_BYTES);

  const isTag = (tag: string, id: string, userId: string): boolean =>
    secrets.some((secret) => timingSafeEqual(Buffer.from(tag, "base64url"), makeTag(secret, id, userId)));

  return {
    find(cookie, userId) {
      const [id, ...tags] = readCookie(cookie);
      return id !== undefined && tags.some((tag) => isTag(tag, id, userId)) ? id : undefined;
    },
    add(cookie, userId) {
      const [id = randomBytes(ID_BYTES).toString("base64url"), ...tags] = readCookie(cookie);
      const others = tags.filter((tag) => !isTag(tag, id, userId));
      const own = makeTag(newest, id, userId).toString("base64url");
      return [id, own, ...others.slice(0, MOST_ACCOUNTS - 1)].join(".");
    },
  };
}

const readCookie = (cookie: string | undefined): string[] =>
  cookie !== undefined && FORM.test(cookie) ? cookie.split(".") : [];
