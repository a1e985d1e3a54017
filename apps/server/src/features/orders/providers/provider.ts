// Services that watch the bank account and call when money moves.
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { parseJson } from "@bentrong/format/json";
import type { Transfer } from "../transfer.ts";

export interface Delivery {
  /** The bytes as they came: what is signed is not what a parser makes of it. */
  rawBody: string;
  header(name: string): string | undefined;
  now: Date;
}

export interface PaymentProvider {
  /** Verifies the sender; never throws. */
  isAuthentic(delivery: Delivery): boolean;
  /** The transfer; undefined for test calls and for money that went out. Throws ZodError for anything else. */
  read(body: unknown): Transfer | undefined;
}

/** By the last part of the webhook's address. Only those that the operator configured. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;

/** Deeper than any service writes. */
const DEEPEST = 20;

/**
 * A body as JSON; undefined where it is none, and where it is nested so deeply that whatever walks through it, calling
 * itself once a level, would not come back.
 */
export function readBody(rawBody: string): unknown {
  const body = parseJson(rawBody);
  return isDeeper(body, DEEPEST) ? undefined : body;
}

function isDeeper(value: unknown, than: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return than === 0 || Object.values(value).some((inner) => isDeeper(inner, than - 1));
}

/** In a time that does not depend on where the two differ, nor on their lengths. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

export const hexHmac = (algorithm: "sha256" | "sha512", secret: string, text: string): string =>
  createHmac(algorithm, secret).update(text).digest("hex");
