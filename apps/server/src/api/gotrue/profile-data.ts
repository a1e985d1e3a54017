// Profile data (user_metadata). It comes back in tokens, mails and pages, so it is bounded and
// clean; it never decides what anyone may do.
import { nfc } from "@bentrong/format/nfc";
import { z } from "zod";
import { validationFailed } from "./auth-error.ts";

/** Of the whole as JSON: it travels in every access token. */
const LARGEST_BYTES = 4_096;
const DEEPEST = 10;
const LONGEST_NAME = 100;
const LONGEST_ADDRESS = 500;

export type ProfileData = Record<string, unknown>;
export const ProfileData = z.record(z.string(), z.unknown());

/** Line breaks could start a header of their own, and direction marks make a name read as another. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

const isNull = z.null();
const Known = z.object({
  fullname: z
    .union([
      isNull,
      z
        .string()
        .transform((text) => nfc(text).trim())
        .refine((text) => !UNSEEN.test(text) && [...text].length <= LONGEST_NAME),
    ])
    .optional(),
  /** A drawing of ours, or a picture elsewhere over a safe line. */
  avatar_url: z
    .union([
      isNull,
      z
        .string()
        .max(LONGEST_ADDRESS)
        .refine((text) => /^\/avatars\/\d{1,2}\.svg$/.test(text) || isHttps(text)),
    ])
    .optional(),
  language: z.union([isNull, z.enum(["vi", "en"])]).optional(),
});

const isHttps = (text: string): boolean =>
  !UNSEEN.test(text) && URL.canParse(text) && new URL(text).protocol === "https:";

/** The cleaned profile data. Throws validation_failed. */
export function parseProfileData(given: ProfileData): ProfileData {
  const known = Known.safeParse(given);
  if (!known.success) throw validationFailed(`data.${known.error.issues[0]?.path.join(".")} is not usable`);
  const data = { ...given, ...known.data };
  refuseUnstorable(data);
  return data;
}

/** `data` over `before`, as GoTrue merges: null removes. Throws validation_failed when it becomes too large. */
export function mergeProfileData(before: ProfileData, data: ProfileData): ProfileData {
  const merged = Object.fromEntries(
    Object.entries({ ...before, ...data }).filter(([, value]) => value !== null && value !== undefined),
  );
  refuseUnstorable(merged);
  return merged;
}

function refuseUnstorable(data: ProfileData): void {
  if (isDeeperThan(DEEPEST, data)) throw validationFailed(`data is nested deeper than ${DEEPEST} levels`);
  const text = JSON.stringify(data);
  if (Buffer.byteLength(text) > LARGEST_BYTES)
    throw validationFailed(`data is larger than ${LARGEST_BYTES} bytes`);
  // PostgreSQL keeps neither NUL nor half of a surrogate pair; JSON writes both as escapes.
  if (/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/.test(text)) {
    throw validationFailed("data holds characters that cannot be stored");
  }
}

/** Asked before anything walks through the whole: a megabyte of brackets would end the stack. */
function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(levels - 1, part));
}

/** The name for greetings; undefined when none was given. */
export function nameIn(data: ProfileData): string | undefined {
  return typeof data.fullname === "string" && data.fullname !== "" ? data.fullname : undefined;
}
